/// A key that was pressed, and what it types.
public struct KeyPress: Sendable, Hashable {
  /// The key. With a keyboard of another script, it is the key of the same place on a Latin keyboard, if the terminal
  /// reports it.
  public let key: Key
  /// What the key types into a text field; empty for a command.
  ///
  /// An emoji of several scalars arrives as several keys. A text field joins them.
  public let text: String
  /// Whether the key is held, as far as `KeyRepeats` can tell.
  public var isRepeated = false

  /// Creates a key press. By default, a key without modifiers types its character.
  public init(_ key: Key, text: String? = nil) {
    self.key = key
    if case .character(let scalar) = key.code, key.modifiers.isEmpty {
      self.text = text ?? String(scalar)
    } else {
      self.text = text ?? ""
    }
  }
}
