/// A picture in terminal cells, each with a character that divides it into parts of two colors.
///
/// Cells are about twice as high as wide. For each cell, the mosaic chooses the division and the colors with the least
/// error.
public struct Mosaic: Sendable, Hashable {
  /// The characters that divide cells.
  public enum Blocks: String, Sendable, Hashable, CaseIterable {
    /// Two halves, one above the other, as `▀`. Every font for terminals has them.
    case half
    /// Four quarters, as `▚`. Most fonts have them.
    case quadrants
    /// Six parts, two beside each other and three above each other, as `🬗`. Only some terminals have them.
    case sextants
  }

  /// A cell of two colors.
  public struct Cell: Sendable, Hashable {
    /// The parts in the color of the character: a bit for each, row by row from the top left, the lowest first.
    public var pattern: UInt8
    /// The color of the character.
    public var foreground: RGB
    /// The color of the other parts.
    public var background: RGB
  }

  /// The characters of the cells.
  public let blocks: Blocks
  /// The rows from top to bottom, each with its cells from left to right.
  public let rows: [[Cell]]

  /// Crops and scales the picture to fill the cells.
  public init(_ picture: Picture, columns: Int, rows: Int, blocks: Blocks = .half) {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let parts = picture.cropped(toShapeOf: columns, by: rows * 2)
      .scaled(toWidth: columns * blocks.columns, height: rows * blocks.rows)
    self.blocks = blocks
    self.rows = parts.bytes.withUnsafeBufferPointer { bytes in
      var divider = CellDivider(blocks)
      return (0..<rows).map { row in
        (0..<columns).map { column in
          divider.cell(bytes, rowBytes: parts.width * 3, column: column, row: row)
        }
      }
    }
  }
}

extension Mosaic.Blocks {
  /// The number of parts beside each other in a cell.
  public var columns: Int { self == .half ? 1 : 2 }

  /// The number of parts above each other in a cell.
  public var rows: Int { self == .sextants ? 3 : 2 }

  /// The number of patterns: one for each set of parts.
  public var patterns: Int { 1 << (columns * rows) }

  /// Returns the character for a pattern. Bits beyond the number of parts are ignored.
  public func character(_ pattern: UInt8) -> Character {
    let pattern = Int(pattern) & (patterns - 1)
    switch (self, pattern) {
    case (.half, _): return Self.halves[pattern]
    case (.quadrants, _): return Self.quarters[pattern]
    case (.sextants, 0): return " "
    case (.sextants, 21): return "▌"
    case (.sextants, 42): return "▐"
    case (.sextants, 63): return "█"
    case (.sextants, _):
      // The block in Unicode leaves out the four patterns above.
      let place = pattern - 1 - (pattern > 21 ? 1 : 0) - (pattern > 42 ? 1 : 0)
      return Unicode.Scalar(0x1FB00 + UInt32(place)).map(Character.init) ?? " "
    }
  }

  private static let halves: [Character] = [" ", "▀", "▄", "█"]
  private static let quarters: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}

/// Divides the parts of a cell into two sets, so that the colors of the parts differ least from the mean of their set.
private struct CellDivider {
  private let blocks: Mosaic.Blocks
  private let count: Int
  /// The patterns to compare, with the part at the top left in the foreground. The first wins if several are equal.
  private let patterns: [Int]
  /// The sums of the colors of every set of parts.
  private var sums: [SIMD4<Int32>]

  init(_ blocks: Mosaic.Blocks) {
    self.blocks = blocks
    count = blocks.columns * blocks.rows
    sums = .init(repeating: .zero, count: blocks.patterns)
    // The upper half, or the upper two thirds.
    let upper = blocks == .half ? 1 : blocks == .quadrants ? 3 : 15
    patterns = blocks == .half ? [upper] : [upper] + stride(from: 1, to: blocks.patterns, by: 2).filter { $0 != upper }
  }

  mutating func cell(_ bytes: UnsafeBufferPointer<UInt8>, rowBytes: Int, column: Int, row: Int) -> Mosaic.Cell {
    for part in 0..<count {
      let (x, y) = (column * blocks.columns + part % blocks.columns, row * blocks.rows + part / blocks.columns)
      let place = y * rowBytes + x * 3
      let color = SIMD4(Int32(bytes[place]), Int32(bytes[place + 1]), Int32(bytes[place + 2]), 0)
      let bit = 1 << part
      for rest in 0..<bit { sums[bit | rest] = sums[rest] &+ color }
    }
    let all = blocks.patterns - 1
    var best = (pattern: patterns[0], weight: Int32.min)
    for pattern in patterns {
      let weight = weight(pattern) &+ weight(all & ~pattern)
      if weight > best.weight { best = (pattern, weight) }
    }
    let (foreground, background) = (best.pattern, all & ~best.pattern)
    return Mosaic.Cell(
      pattern: UInt8(truncatingIfNeeded: best.pattern), foreground: mean(foreground),
      background: mean(background == 0 ? foreground : background))
  }

  /// The square of the sum over the number of parts, times 60. The larger it is for both sets together, the smaller is
  /// the error.
  private func weight(_ set: Int) -> Int32 {
    guard set != 0 else { return 0 }
    let square = sums[set] &* sums[set]
    return (square[0] &+ square[1] &+ square[2]) &* Self.shares[set.nonzeroBitCount]
  }

  private func mean(_ set: Int) -> RGB {
    let count = Int32(set.nonzeroBitCount)
    let sum = (sums[set] &+ (count / 2)) / SIMD4(repeating: max(1, count))
    return RGB(UInt8(truncatingIfNeeded: sum[0]), UInt8(truncatingIfNeeded: sum[1]), UInt8(truncatingIfNeeded: sum[2]))
  }

  private static let shares: [Int32] = [0, 60, 30, 20, 15, 12, 10]
}
