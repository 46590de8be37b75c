/// What a JPEG file of four colours is printed with: cyan, magenta, yellow and black. The decoder hands
/// over the inks as they stand in the file, one a byte, in the place of blue, green, red and alpha.
enum PrintInks: Equatable {
  /// 0 is no ink.
  case plain
  /// 0 is full ink, as Adobe's programs write it (Adobe Technical Note 5116, APP14).
  case inverted

  /// The opaque colour of a word of inks: each ink takes its colour from the white of the paper.
  func color(of word: UInt32) -> UInt32 {
    let light = self == .inverted ? word : ~word
    let black = light >> 24
    func channel(_ shift: UInt32) -> UInt32 { (light >> shift & 255) * black / 255 }
    return 0xFF00_0000 | channel(0) << 16 | channel(8) << 8 | channel(16)
  }

  func develop(_ surface: Surface) {
    for y in 0..<surface.height {
      let row = surface.pixels + y * surface.stride
      for x in 0..<surface.width { row[x] = color(of: row[x]) }
    }
  }
}
