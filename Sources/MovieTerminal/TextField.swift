/// A line of text that is being typed, with a caret.
public struct TextField: Sendable, Hashable {
  /// A character may have any number of combining marks.
  private static let scalarsPerCharacter = 5

  /// The most characters.
  private let limit: Int
  /// The text before the caret.
  public private(set) var beforeCaret = ""
  private var afterCaret = ""
  /// Whether the next key replaces the text, as in a field of a web browser.
  public private(set) var isSelected = false

  /// Creates an empty field. By default, it has room for a title: no server takes a longer one.
  public init(limit: Int = 200) {
    self.limit = limit
  }

  /// The whole text.
  public var text: String { beforeCaret + afterCaret }

  /// The field as a secret is shown, with a dot for each character.
  public var masked: TextField {
    var field = self
    field.beforeCaret = String(repeating: "•", count: beforeCaret.count)
    field.afterCaret = String(repeating: "•", count: afterCaret.count)
    return field
  }

  /// Marks the text to be replaced by what is typed next.
  public mutating func select() {
    moveCaret(by: text.count)
    isSelected = !text.isEmpty
  }

  /// Whether there is room for all of a text, so that `insert` does not cut it.
  public func hasRoom(for more: String) -> Bool {
    let rest = isSelected ? "" : text
    return rest.count + more.count <= limit
      && rest.unicodeScalars.count + more.unicodeScalars.count <= limit * Self.scalarsPerCharacter
  }

  /// Inserts text at the caret, or in place of the selected text, as far as there is room.
  public mutating func insert(_ more: String) {
    if isSelected { clear() }
    let room = limit - text.count
    let scalars = more.unicodeScalars.prefix(limit * Self.scalarsPerCharacter - text.unicodeScalars.count)
    guard room > 0 else { return }
    beforeCaret += String(scalars).prefix(room)
  }

  /// Edits the text with a key. Returns false if the key does not edit.
  public mutating func edit(_ press: KeyPress) -> Bool {
    switch press.key {
    case Key(.backspace): deleteBackward()
    case Key(.delete), Key("d", .control): deleteForward(1)
    case Key(.left), Key("b", .control): moveCaret(by: -1)
    case Key(.right), Key("f", .control): moveCaret(by: 1)
    case Key(.home), Key("a", .control): moveCaret(by: -text.count)
    case Key(.end), Key("e", .control): moveCaret(by: text.count)
    case Key("u", .control): clear()
    case Key("w", .control), Key(.backspace, .alt): deleteWord()
    case Key("d", .alt): deleteForward(lengthOfWord(in: afterCaret))
    case Key("k", .control): deleteForward(afterCaret.count)
    case Key(.left, .control), Key(.left, .alt), Key("b", .alt):
      moveCaret(by: -lengthOfWord(in: beforeCaret.reversed()))
    case Key(.right, .control), Key(.right, .alt), Key("f", .alt): moveCaret(by: lengthOfWord(in: afterCaret))
    // People who expect an earlier text, as in a shell, must not run the command of this key.
    case Key("r", .control): break
    case _ where !press.text.isEmpty: insert(press.text)
    default: return false
    }
    return true
  }

  /// The field after a key; nil if the key does not edit.
  public func edited(by press: KeyPress) -> TextField? {
    var field = self
    return field.edit(press) ? field : nil
  }

  private mutating func deleteBackward() {
    if isSelected { clear() }
    beforeCaret = String(beforeCaret.dropLast())
  }

  private mutating func deleteForward(_ count: Int) {
    if isSelected { clear() }
    afterCaret = String(afterCaret.dropFirst(count))
  }

  /// Deletes the word before the caret, and the blanks after it.
  private mutating func deleteWord() {
    if isSelected { clear() }
    beforeCaret.removeLast(lengthOfWord(in: beforeCaret.reversed()))
  }

  /// The characters from the caret to the other end of the next word, with the blanks before it.
  private func lengthOfWord(in text: some Collection<Character>) -> Int {
    text.count - text.drop(while: \.isWhitespace).drop { !$0.isWhitespace }.count
  }

  /// Moves the caret by a number of characters, as far as the text goes.
  private mutating func moveCaret(by count: Int) {
    isSelected = false
    let (text, caret) = (text, max(0, beforeCaret.count + count))
    beforeCaret = String(text.prefix(caret))
    afterCaret = String(text.dropFirst(caret))
  }

  /// Removes the text.
  public mutating func clear() {
    beforeCaret = ""
    afterCaret = ""
    isSelected = false
  }
}
