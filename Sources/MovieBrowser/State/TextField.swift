import MovieTerminal

/// A line of text that is being typed.
struct TextField: Sendable, Hashable {
  /// A character may have any number of combining marks.
  private static let scalarsPerCharacter = 5

  /// The most characters.
  private let limit: Int
  private(set) var text = ""
  /// The characters before the caret.
  private(set) var caret = 0
  /// Whether the next key replaces the text, as in a field of a web browser.
  private(set) var isSelected = false

  /// Creates an empty field. By default, it has room for a title: no server takes a longer one.
  init(limit: Int = 200) {
    self.limit = limit
  }

  /// The field as a secret is shown, with a dot for each character.
  var masked: TextField {
    var field = self
    field.text = String(repeating: "•", count: text.count)
    return field
  }

  /// The text before the caret.
  var beforeCaret: String { String(text.prefix(caret)) }

  /// Marks the text to be replaced by what is typed next.
  mutating func select() {
    moveCaret(toEnd: true)
    isSelected = !text.isEmpty
  }

  mutating func insert(_ more: String) {
    if isSelected { clear() }
    let room = limit - text.count
    let scalars = more.unicodeScalars.prefix(limit * Self.scalarsPerCharacter - text.unicodeScalars.count)
    guard room > 0 else { return }
    let before = beforeCaret + String(scalars).prefix(room)
    let after = text.dropFirst(caret)
    // Joining may combine characters, so the caret is counted again.
    caret = before.count
    text = before + after
  }

  /// Edits the text with a key. Returns false if the key does not edit.
  mutating func edit(_ press: KeyPress) -> Bool {
    switch press.key {
    case Key(.backspace): deleteBackward()
    case Key(.delete): deleteForward()
    case Key(.left): moveCaret(by: -1)
    case Key(.right): moveCaret(by: 1)
    case Key(.home), Key("a", .control): moveCaret(toEnd: false)
    case Key(.end), Key("e", .control): moveCaret(toEnd: true)
    case Key("u", .control): clear()
    case Key("w", .control), Key(.backspace, .alt): deleteWord()
    // People who expect an earlier text, as in a shell, must not redo a change.
    case Key("r", .control): break
    case _ where !press.text.isEmpty: insert(press.text)
    default: return false
    }
    return true
  }

  mutating func deleteBackward() {
    if isSelected { clear() }
    guard caret > 0 else { return }
    let before = beforeCaret.dropLast()
    text = String(before + text.dropFirst(caret))
    caret = before.count
  }

  mutating func deleteForward() {
    if isSelected { clear() }
    text = String(beforeCaret + text.dropFirst(caret).dropFirst())
  }

  /// Deletes the word before the caret, and the blanks after it.
  mutating func deleteWord() {
    if isSelected { clear() }
    var before = Substring(beforeCaret)
    while before.last?.isWhitespace == true { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
    text = String(before + text.dropFirst(caret))
    caret = before.count
  }

  mutating func moveCaret(by count: Int) {
    isSelected = false
    caret = min(max(0, caret + count), text.count)
  }

  mutating func moveCaret(toEnd: Bool) {
    isSelected = false
    caret = toEnd ? text.count : 0
  }

  mutating func clear() {
    text = ""
    caret = 0
    isSelected = false
  }
}
