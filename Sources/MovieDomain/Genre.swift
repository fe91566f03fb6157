/// A film genre, such as Horror.
public struct Genre: Sendable, Hashable, Identifiable {
  public typealias ID = Int

  public var id: ID
  public var name: String

  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}

extension [Genre] {
  /// Returns the genre with the given id or name, ignoring case.
  public func named(_ text: String) -> Genre? {
    first { $0.id == Int(text) || $0.name.lowercased() == text.lowercased() }
  }
}
