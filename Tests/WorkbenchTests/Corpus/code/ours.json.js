{
  "detents": [{"custom": "half"}],
  "sizing": "form",
  "customDetents": {"half": null},
  "tuning": {"response": 0.5, "rubberBandCoefficient": 0.3},
  "isDraggable": false,
  "dimsBackground": false,
  "replacesItemInPlace": true,
  "motion": {"easeInOut": 0.3}
}
