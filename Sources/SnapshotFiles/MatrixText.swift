/// The golden of a matrix: a section with a heading for every cell.
package struct MatrixText: Sendable {
  /// Begins the heading of a cell.
  static let headingStart = "── "

  private var bytes: [UInt8] = []

  package init() {}

  /// Adds the cell under `labels`, such as `["width 40", "locale en_US"]`.
  package mutating func append(_ text: String, labels: [String]) {
    // A cell never ends in an unmarked empty line, so the empty line between two cells is no part of either.
    if !bytes.isEmpty { bytes.append(0x0A) }
    let heading = labels.map(VisibleText.line).joined(separator: " · ")
    bytes.append(contentsOf: (Self.headingStart + heading + " ──\n").utf8)
    bytes.append(contentsOf: VisibleText.encode(text))
  }

  /// The golden's bytes.
  package var golden: [UInt8] { bytes }
}
