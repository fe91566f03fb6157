import MovieDomain
import Testing
import TextSnapshots

@testable import MovieBrowser

/// Keys that the settings change.
@Suite(.timeLimit(.minutes(10))) struct KeyStripTests {
  @Test func `The page of keys, the tabs and the last line show the real keys`() async {
    var strip = FilmStrip(columns: 100, rows: 56)
    strip.remapKeys("quit=Q, help=h, home=H, left=Left, toggle-favorite=F2 +")
    await strip.start()
    await strip.press(inTurn: "H", "q")
    #expect(strip.browser.status == "q does nothing here. Press h for all keys.")
    await strip.press("h", until: "F2, +")
    assertSnapshot(of: strip.text)
    await strip.press("Esc Q")
    #expect(strip.effects == [.quit])
  }

  @Test func `Keys that cannot be used are explained, and the usual ones stay`() async {
    var strip = FilmStrip(columns: 60, rows: 14)
    strip.remapKeys("quit=Q, sort=u")
    #expect(
      strip.browser.status == "u is the key of undo. Before sort can have it, give undo another key.")
    await strip.start()
    await strip.press("q")
    #expect(strip.effects == [.quit])
  }

  @Test func `The settings take keys only if they can be used`() async throws {
    let settings = TransientSettings()
    var strip = await FilmStrip(columns: 70, rows: 22, settings: settings).started()
    await strip.press("8")
    await strip.press("G Enter", until: "quit=Q")
    await strip.press("q u i t = F o o Enter", until: "There is no key “Foo”.")
    #expect(await settings.settings().keys == nil)
    // What was typed is still there.
    await strip.press("Esc")
    await strip.press("u n d o = U Enter", until: "keys set to undo=U")
    #expect(await settings.settings().keys == "undo=U")
    assertSnapshot(of: strip.text)
  }

  /// Every key of the table, on the pages where it does most, does what its command says and nothing else breaks.
  @Test(arguments: KeyTable().entries)
  func `Every key of the table does something`(entry: KeyTable.Entry) async {
    for key in entry.keys {
      var strip = await FilmStrip(columns: 100, rows: 30).started()
      // A page behind, a page ahead, a list to move in, and something to undo.
      await strip.press(inTurn: "2", "Enter", "Enter", "Backspace")
      switch entry.command {
      case .forward: break
      case .right: await strip.press("Down Down")
      case .pageUp, .halfPageUp: await strip.press("G")
      default: await strip.press("Down Down Right")
      }
      if entry.command == .nextFilm || entry.command == .previousFilm { await strip.press("Enter") }
      let before = FilmStrip.picture(of: strip.browser.frame)
      let effects = strip.press(withoutScenes: "\(key)")
      let after = FilmStrip.picture(of: strip.browser.frame)
      #expect(!effects.isEmpty || before != after, "\(key) does nothing")
      #expect(!strip.browser.status.contains("does nothing"), "\(key)")
    }
  }

  @Test(arguments: [("Ctrl-l", BrowserEffect.repaint), ("Ctrl-z", .suspend)])
  func `The keys that repaint and suspend close nothing`(key: String, effect: BrowserEffect) async {
    var strip = await FilmStrip().started()
    await strip.press("* Right")
    #expect(strip.press(withoutScenes: key) == [effect])
    #expect(strip.browser.rating?.halves == 1)
    await strip.press("Esc n x")
    #expect(strip.press(withoutScenes: key) == [effect])
    #expect(strip.browser.isFinding)
    await strip.press("Esc Esc p")
    #expect(strip.press(withoutScenes: key) == [effect])
    #expect(strip.browser.poster != nil)
  }

  @Test func `A letter is text in a field, also if it repaints elsewhere`() async {
    var strip = await FilmStrip().started()
    strip.remapKeys("repaint=x")
    await strip.press("Esc n x")
    #expect(strip.browser.current?.matches?.text == "x")
  }
}
