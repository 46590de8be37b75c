{"detents": ["medium", "large"]}
