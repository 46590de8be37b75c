{
  "version": 1,
  "scene": "half-sheet",
  "device": "iPhone 14",
  "inputs": [
    {"at": 100, "pointer": "down", "x": 195, "y": 88},
    {"at": 150, "pointer": "up", "x": 195, "y": 88},
    {"at": 1000, "pointer": "down", "x": 195, "y": 395},
    {"at": 1100, "pointer": "move", "x": 195, "y": 291},
    {"at": 1300, "pointer": "up", "x": 195, "y": 291},
    {"at": 2200, "pointer": "down", "x": 195, "y": 395},
    {"at": 2250, "pointer": "up", "x": 195, "y": 395}
  ]
}
