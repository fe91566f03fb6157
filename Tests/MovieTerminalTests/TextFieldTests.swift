import MovieTerminal
import Testing

@Suite struct TextFieldTests {
  private func field(_ text: String) -> TextField {
    var field = TextField()
    field.insert(text)
    return field
  }

  @Test(arguments: [
    // Text is inserted at the caret. A combining mark joins the character before it.
    ("nosratu", "Left Left Left Left f e", "nosferatu", 5), ("e", "\u{301}", "é", 1),
    // A character is deleted as a whole, also an emoji of several scalars.
    ("ab👩‍🔬", "Backspace", "ab", 2), ("ab", "Home Backspace", "ab", 0), ("ab", "Home Delete", "b", 0),
    // A word is deleted with the blanks after it.
    ("the general  ", "Ctrl-w", "the ", 4), ("the ", "Ctrl-w", "", 0), ("", "Ctrl-w", "", 0),
    // The caret moves by words, and what follows it is deleted, as in a shell.
    ("the general ", "Ctrl-Left", "the general ", 4), ("the general", "Alt-Left Alt-b", "the general", 0),
    ("the general", "Home Ctrl-Right", "the general", 3),
    ("the general", "Home Alt-Right Alt-f Alt-f", "the general", 11),
    ("abc", "Ctrl-b Ctrl-d", "ab", 2), ("abc", "Home Ctrl-f Ctrl-d", "ac", 1),
    ("the general", "Alt-b Ctrl-k", "the ", 4), ("the general", "Home Alt-d", " general", 0),
    // The caret stays in the text.
    ("abc", "Right", "abc", 3), ("abc", "Left Left Left Left Left", "abc", 0),
  ])
  func `Keys edit the text at the caret`(text: String, keys: String, result: String, caret: Int) throws {
    var field = field(text)
    for key in keys.split(separator: " ") { _ = field.edit(KeyPress(try #require(Key(named: String(key))))) }
    #expect(field.text == result)
    #expect(field.beforeCaret.count == caret)
  }

  @Test func `A key edits a copy of the field, or nothing`() {
    #expect(field("a").edited(by: KeyPress(Key("b"))) == field("ab"))
    #expect(field("a").edited(by: KeyPress(Key(.enter))) == nil)
  }

  @Test func `The text is limited to 200 characters, and their marks are too`() {
    var field = field(String(repeating: "a", count: 500))
    #expect(field.text.count == 200)
    field.insert("b")
    #expect(field.text.count == 200)
    field = self.field("e")
    for _ in 0..<100 { field.insert(String(repeating: "\u{301}", count: 50)) }
    #expect(field.text.unicodeScalars.count == 1_000)
    #expect(field.text.count == 1)
  }

  @Test func `A selected text is replaced by what is typed, and kept by a move of the caret`() {
    func field(_ key: Key, _ text: String = "") -> String {
      var field = self.field("nosf")
      field.select()
      #expect(field.isSelected)
      #expect(field.edit(KeyPress(key, text: text)) && !field.isSelected)
      return field.text
    }
    #expect(field(Key("m"), "m") == "m")
    for key in [Key(.backspace), Key(.delete), Key("w", .control), Key("k", .control), Key("d", .alt)] {
      #expect(field(key) == "")
    }
    for key in [Key(.left), Key(.end), Key("b", .alt)] { #expect(field(key) == "nosf") }
    var empty = TextField()
    empty.select()
    #expect(!empty.isSelected)
  }
}
