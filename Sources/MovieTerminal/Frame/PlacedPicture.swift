/// A picture that was sent to the terminal, and the cells that it fills.
public struct PlacedPicture: Sendable, Hashable {
  /// The id that it was sent with, of at most 24 bits.
  public let id: UInt32
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// Creates a placed picture. Its size is limited to what placeholders can address.
  public init(id: UInt32, columns: Int, rows: Int) {
    self.id = id & 0xFF_FFFF
    self.columns = min(max(0, columns), Placeholder.limit)
    self.rows = min(max(0, rows), Placeholder.limit)
  }
}
