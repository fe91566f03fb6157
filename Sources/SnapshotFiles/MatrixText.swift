/// The golden of a matrix: one section with a heading per cell.
package struct MatrixText: Sendable {
  /// The start of a cell's heading.
  static let headingStart = "── "

  package private(set) var golden: [UInt8] = []

  package init() {}

  /// Appends a cell with labels such as `["width 40", "locale en_US"]`.
  package mutating func append(_ text: String, labels: [String]) {
    // No cell ends in an empty line, so an empty line before a heading always separates cells.
    if !golden.isEmpty { golden.append(0x0A) }
    let heading = labels.map(VisibleText.line).joined(separator: " · ")
    golden.append(contentsOf: (Self.headingStart + heading + " ──\n").utf8)
    let lines = VisibleText.encode(text).split(separator: 0x0A, omittingEmptySubsequences: false)
    // A line that looks like a heading has its first character spelled out.
    golden += lines.map { Self.isHeading($0) ? Array(#"\u{2500}"#.utf8) + $0.dropFirst(3) : Array($0) }
      .joined(separator: [0x0A])
  }

  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: headingStart.utf8) && line.reversed().starts(with: " ──".utf8.reversed())
  }
}
