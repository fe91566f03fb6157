/// Divides the parts of a cell into two sets, so that the colors of the parts differ least from the mean of their set.
struct CellDivider {
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

  /// Returns the cell of the parts of a picture. `bytes` are those of the picture.
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
