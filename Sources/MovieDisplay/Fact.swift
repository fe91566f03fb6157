/// Something known, with the name of what it is.
public struct Fact: Sendable, Hashable {
  public var label: String
  public var value: String

  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
