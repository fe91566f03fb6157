/// What is drawn in a cell.
enum Glyph: Hashable {
  case scalar(Unicode.Scalar)
  /// A longer cluster, by its index in the `ClusterTable`.
  case cluster(UInt32)
  /// A part of a picture.
  case picture(row: UInt16, column: UInt16)

  static let space = Glyph.scalar(" ")

  var isASCII: Bool { if case .scalar(let scalar) = self { scalar.isASCII } else { false } }
}
