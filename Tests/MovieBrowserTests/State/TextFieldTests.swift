import MovieTerminal
import Testing

@testable import MovieBrowser

@Suite struct TextFieldTests {
  private func field(_ text: String, caret: Int? = nil) -> TextField {
    var field = TextField()
    field.insert(text)
    if let caret { field.moveCaret(by: caret - text.count) }
    return field
  }

  @Test func `Text is inserted at the caret`() {
    var field = field("nosratu", caret: 3)
    field.insert("fe")
    #expect(field.text == "nosferatu")
    #expect(field.caret == 5)
  }

  @Test func `A combining mark joins the character before the caret`() {
    var field = field("e")
    field.insert("\u{301}")
    #expect(field.text == "é")
    #expect(field.caret == 1)
  }

  @Test func `Backspace deletes a character, also an emoji of several scalars`() {
    var field = field("ab👩‍🔬")
    field.deleteBackward()
    #expect(field.text == "ab")
    field.moveCaret(toEnd: false)
    field.deleteBackward()
    #expect(field.text == "ab")
    field.deleteForward()
    #expect(field.text == "b")
  }

  @Test func `A word is deleted with the blanks after it`() {
    var field = field("the general  ")
    field.deleteWord()
    #expect(field.text == "the ")
    field.deleteWord()
    #expect(field.text == "")
    field.deleteWord()
    #expect(field.text == "")
  }

  @Test func `The text is limited to 200 characters`() {
    var field = field(String(repeating: "a", count: 500))
    #expect(field.text.count == 200)
    field.insert("b")
    #expect(field.text.count == 200)
  }

  @Test func `The marks of a character are limited too`() {
    var field = field("e")
    for _ in 0..<100 { field.insert(String(repeating: "\u{301}", count: 50)) }
    #expect(field.text.unicodeScalars.count == 1_000)
    #expect(field.text.count == 1)
  }

  @Test func `A selected text is replaced by what is typed, and kept by a move of the caret`() {
    func field(_ key: Key, _ text: String = "") -> String {
      var field = TextField()
      field.insert("nosf")
      field.select()
      #expect(field.isSelected)
      #expect(field.edit(KeyPress(key, text: text)) && !field.isSelected)
      return field.text
    }
    #expect(field(Key("m"), "m") == "m")
    for key in [Key(.backspace), Key(.delete), Key("w", .control)] { #expect(field(key) == "") }
    for key in [Key(.left), Key(.end)] { #expect(field(key) == "nosf") }
    var empty = TextField()
    empty.select()
    #expect(!empty.isSelected)
  }

  @Test func `The caret stays in the text`() {
    var field = field("abc")
    field.moveCaret(by: 5)
    #expect(field.caret == 3)
    field.moveCaret(by: -9)
    #expect(field.caret == 0)
  }
}
