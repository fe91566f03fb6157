/// Confidential text. It is masked when printed or reflected.
public struct Secret: Sendable, Hashable {
  /// The unmasked text.
  public let text: String

  /// Creates a secret.
  public init(_ text: String) {
    self.text = text
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "••••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
