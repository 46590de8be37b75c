import Canvas

/// Pictures that change a little from one to the next, as a scene's do.
struct RandomPictures {
  static let size = Size(width: 120, height: 160)

  private var generator: SeededGenerator
  private var marks: [Mark] = []
  private var revision = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Changes, removes, adds or moves a mark or two, and sometimes starts anew.
  mutating func next() -> Picture {
    for _ in 0..<Int.random(in: 0...3, using: &generator) { change() }
    if chance(20) { marks = (0..<6).map { _ in mark(depth: 0) } }
    return Picture(size: Self.size, background: Color(0xF2F2F7), marks: marks)
  }

  private mutating func change() {
    let index = marks.isEmpty ? 0 : Int.random(in: 0..<marks.count, using: &generator)
    if !marks.isEmpty, chance(2) {
      marks[index] = marks[index].offset(by: Point(x: number(-3...3), y: number(-30...30)))
      return
    }
    if !marks.isEmpty, case .layer(let layer, let placement) = marks[index] {
      marks[index] = revised(layer, placement)
      return
    }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where marks.count > 2: marks.remove(at: index)
    case 1 where marks.count > 1: marks[index] = mark(depth: 0)
    case 2 where marks.count > 1: marks.swapAt(index, marks.count - 1)
    default: marks.insert(mark(depth: 0), at: index)
    }
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &generator) == 0
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    chance(3)
      ? Double.random(in: range, using: &generator).rounded()
      : Double.random(in: range, using: &generator)
  }

  private mutating func rect() -> Rect {
    chance(5)
      ? Rect(x: 0, y: number(0...150), width: 120, height: 160)
      : Rect(
        x: number(-20...100), y: number(-20...140), width: number(1...90), height: number(1...90))
  }

  private mutating func corners() -> CornerRadii {
    chance(2) ? CornerRadii(number(0...20)) : CornerRadii(top: number(0...20))
  }

  private mutating func color() -> Color {
    let hex = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
    return chance(2) ? Color(hex) : Color(hex).opacity(number(0...1))
  }

  private mutating func mark(depth: Int) -> Mark {
    switch Int.random(in: 0..<(depth < 2 ? 14 : 9), using: &generator) {
    case 0: .fill(rect(), color())
    case 1, 2: .roundedFill(rect(), corners(), color())
    case 3: .stroke(rect(), corners(), width: number(1...4), color())
    case 4: .shadow(rect(), corners(), Shadow(radius: number(0...12), color: color()))
    case 5:
      .text(
        TextRun("Soup", style: .body, color: color()),
        at: Point(x: number(-10...100), y: number(-10...150)))
    case 6: .verticalGradient(rect(), from: color(), to: color())
    case 7:
      .polyline(
        (0..<5).map { _ in Point(x: number(0...120), y: number(0...160)) }, width: number(1...4),
        color())
    case 8:
      .image(
        ImageMark(path: "/missing", frame: rect(), corners: corners(), placeholder: color()))
    case 9: .material(rect(), corners(), Material(blurRadius: number(1...12), tint: color()))
    case 10: .clip(rect(), corners(), (0..<3).map { _ in mark(depth: depth + 1) })
    default: layer(depth: depth)
    }
  }

  /// A new layer, opaque or not.
  private mutating func layer(depth: Int) -> Mark {
    revision += 1
    let id = Layer.ID("layer", revision)
    let isOpaque = chance(2)
    let size = Size(width: 60 + number(0...20), height: 90)
    let layer = Layer(
      id: id, revision: revision, size: size, isOpaque: isOpaque,
      marks: content(size: size, isOpaque: isOpaque, depth: depth))
    return .layer(layer, placement(of: size))
  }

  private mutating func content(size: Size, isOpaque: Bool, depth: Int) -> [Mark] {
    let ground: [Mark] = isOpaque ? [.fill(Rect(size: size), Color(0x3366AA))] : []
    return ground + (0..<4).map { _ in mark(depth: depth + 1) }
  }

  /// Scaled or not, dimmed or not, faded or not.
  private mutating func placement(of size: Size) -> LayerPlacement {
    var frame = Rect(origin: Point(x: number(-20...80), y: number(-20...120)), size: size)
    if chance(3) {
      frame.size = Size(width: size.width * number(0.5...1.5), height: number(30...120))
    }
    return LayerPlacement(
      frame: frame, corners: corners(), dim: chance(2) ? number(0...1) : 0,
      opacity: chance(4) ? number(0...1) : 1)
  }

  /// The same layer with another mark or two, at the same place or at another.
  private mutating func revised(_ layer: Layer, _ placement: LayerPlacement) -> Mark {
    revision += 1
    var marks = layer.marks
    let index = Int.random(in: (layer.isOpaque ? 1 : 0)..<marks.count, using: &generator)
    marks[index] = mark(depth: 1)
    let revised = Layer(
      id: layer.id, revision: revision, source: layer.source, size: layer.size,
      isOpaque: layer.isOpaque, marks: marks)
    return .layer(revised, chance(2) ? placement : self.placement(of: layer.size))
  }
}
