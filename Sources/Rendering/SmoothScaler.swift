import SDLKit
import WideRows

/// Reads a raster at another size, row by row, with linear interpolation.
///
/// Every target pixel depends on its place alone: drawing a part gives the same pixels as drawing
/// all.
struct SmoothScaler {
  /// Memory that scalers use one after the other.
  final class Scratch {
    fileprivate let row = ScratchBuffer<UInt32>()
    fileprivate let places = ScratchBuffer<Int32>()
    fileprivate let fractions = ScratchBuffer<UInt32>()
  }

  private let source: Raster
  private let plainRows: [Bool]
  private let target: PixelRect
  private let columns: Range<Int>
  private let row: UnsafeMutablePointer<UInt32>
  /// Where every column of the target lies in the source, in whole pixels.
  private let places: UnsafeMutablePointer<Int32>
  /// How far it lies towards the next pixel, in 1/256, in both halves of a word.
  private let fractions: UnsafeMutablePointer<UInt32>
  /// 255 minus the black mixed in.
  private let light: UInt32
  /// What is set in every pixel read.
  private let alpha: UInt32

  /// - Parameters:
  ///   - plainRows: which rows of the source have one colour, where that is known: then most of what
  ///     lies between a page's texts need not be read.
  ///   - target: where the whole source would land.
  ///   - columns: the columns of the target that will be read; one at least.
  ///   - light: 255 minus the black mixed in; less than 255 for an opaque source only.
  ///   - isOpaque: whether every pixel read is opaque, as the source's are.
  init(
    from source: Raster, plainRows: [Bool] = [], to target: PixelRect, columns: Range<Int>,
    light: UInt32 = 255, isOpaque: Bool = false, scratch: Scratch
  ) {
    self.light = light
    alpha = isOpaque ? 0xFF00_0000 : 0
    self.source = source
    self.plainRows = plainRows
    self.target = target
    self.columns = columns
    row = scratch.row.room(for: source.width + 2)
    places = scratch.places.room(for: columns.count)
    fractions = scratch.fractions.room(for: columns.count)
    for (index, column) in columns.enumerated() {
      let place = Self.place(column - target.x, of: target.width, in: source.width)
      places[index] = Int32(place >> 8)
      fractions[index] = UInt32(place & 255) * 0x0001_0001
    }
  }

  /// Writes the columns' pixels in row `y` of the target.
  func read(y: Int, into result: UnsafeMutablePointer<UInt32>) {
    let vertical = Self.place(y - target.y, of: target.height, in: source.height)
    let (above, below) = (vertical >> 8, min(vertical >> 8 + 1, source.height - 1))
    let weights = MixWeights(fraction: UInt32(vertical & 255), light: light)
    if let word = plainWord(above, below) {
      let mixed = Word.weighted(word, word, weights) | alpha
      return result.update(repeating: mixed, count: columns.count)
    }
    let first = Int(places[0])
    let end = min(Int(places[columns.count - 1]) + 2, source.width)
    PixelRows.mix(
      source.row(above) + first, source.row(below) + first, weights, to: row + first,
      count: end - first)
    row[end] = row[end - 1]
    wide_rows_resample(row, places, fractions, alpha, result, columns.count)
  }

  /// The word of every pixel of two rows, where it is one.
  private func plainWord(_ above: Int, _ below: Int) -> UInt32? {
    guard !plainRows.isEmpty, plainRows[above], plainRows[below] else { return nil }
    let word = source.row(above)[0]
    return source.row(below)[0] == word ? word : nil
  }

  /// The centre of a target pixel in the source, in 1/256 pixels.
  private static func place(_ index: Int, of length: Int, in sourceLength: Int) -> Int {
    let centre = (2 * index + 1) * sourceLength * 128 / length - 128
    return min(max(0, centre), (sourceLength - 1) * 256)
  }
}
