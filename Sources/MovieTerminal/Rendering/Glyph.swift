/// What is drawn in a cell: a scalar, a longer cluster by its index in the `ClusterTable`, or a part of a picture.
struct Glyph: Hashable {
  enum Content: Equatable {
    case scalar(Unicode.Scalar)
    case cluster(Int)
    case picture(row: Int, column: Int)
  }

  private let value: UInt32

  private static let clusterBit: UInt32 = 1 << 31
  private static let pictureBit: UInt32 = 1 << 30
  private static let rowShift: UInt32 = 12

  static let space = Glyph(" ")

  init(_ scalar: Unicode.Scalar) {
    value = scalar.value
  }

  init(cluster index: Int) {
    value = Self.clusterBit | UInt32(truncatingIfNeeded: index)
  }

  init(pictureRow row: Int, column: Int) {
    value = Self.pictureBit | UInt32(truncatingIfNeeded: row) << Self.rowShift | UInt32(truncatingIfNeeded: column)
  }

  var content: Content {
    if value & Self.clusterBit != 0 { return .cluster(Int(value & ~Self.clusterBit)) }
    if value & Self.pictureBit != 0 {
      let place = value & ~Self.pictureBit
      return .picture(row: Int(place >> Self.rowShift), column: Int(place & (1 << Self.rowShift - 1)))
    }
    return .scalar(Unicode.Scalar(value) ?? " ")
  }

  /// The character, if it is ASCII.
  var ascii: UInt8? { value < 0x80 ? UInt8(value) : nil }
}
