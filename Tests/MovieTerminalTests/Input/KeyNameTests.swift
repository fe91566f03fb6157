import Testing

@testable import MovieTerminal

@Suite struct KeyNameTests {
  @Test(arguments: [
    Key("a"), Key("A"), Key("ж"), Key("-"), Key("="), Key(" "), Key("x", .control), Key("-", .control),
    Key("x", [.control, .alt]), Key(.tab, .shift), Key(.up, [.control, .shift]), Key(.enter), Key(.pageDown),
    Key(.function(12)), Key(.left, .alt), Key(" ", .control), Key("A", .alt), Key("x", [.control, .shift]),
  ])
  func `A key is read from its notation`(key: Key) {
    #expect(Key(named: key.description) == key)
  }

  @Test(arguments: [
    ("ctrl-X", Key("x", .control)), ("shift-a", Key("A")), ("ALT-x", Key("x", .alt)), ("comma", Key(",")),
    ("pageup", Key(.pageUp)), ("esc", Key(.escape)), ("Shift-Ctrl-X", Key("x", [.control, .shift])),
    ("Alt-Shift-a", Key("A", .alt)),
  ])
  func `Names are read in any case`(name: String, key: Key) {
    #expect(Key(named: name) == key)
  }

  @Test(arguments: ["", "ab", "Ctrl-", "Hyper-Foo", "F0", "F36", "\u{1B}", "\u{7F}", " "])
  func `Other texts are no keys`(name: String) {
    #expect(Key(named: name) == nil)
  }
}
