/// A kind of film, such as Horror.
public struct Genre: Sendable, Hashable, Identifiable {
  public typealias ID = Int

  public var id: ID
  public var name: String

  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
