{
  "detents": ["large"],
  "dragIndicator": "visible",
  "background": {"image": "wood.png"},
  "backgroundInteraction": "enabled",
  "compactAdaptation": {"horizontal": "fullScreenCover", "vertical": "automatic"},
  "sizing": "sticky"
}
