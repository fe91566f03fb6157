import MovieDomain
import MovieTerminal
import MovieText
import Testing
import TextSnapshots

@testable import MovieBrowser

/// Frames with the colors that terminals are told. Posters have their own goldens.
@Suite(.timeLimit(.minutes(10))) struct ColorStripTests {
  @Test(arguments: [
    ("none", Palette.plain), ("16", .ansi), ("256-dark", Palette(depth: .indexed, background: .dark)),
    ("256-light", Palette(depth: .indexed, background: .light)),
    ("full-dark", Palette(depth: .full, background: .dark)),
    ("full-light", Palette(depth: .full, background: .light)),
  ])
  func `Home, a favorite, an outdated shelf, a film, a match, a rating, keys and a search`(
    name: String, palette: Palette
  ) async {
    let catalog = FailingCatalog([])
    var strip = FilmStrip(columns: 60, rows: 14, palette: palette, catalog: catalog)
    var frames: [String] = []
    func add(_ step: String) { frames.append("── \(step)\n\(strip.colored)\n") }
    await strip.start()
    add("start")
    await strip.press("f", until: "♥", "u to undo")
    add("f")
    catalog.fail([.list(.topRated)])
    await strip.press("r", until: "┊")
    add("r")
    await strip.press(inTurn: "Down Enter", "n")
    await strip.type("mur", until: "Find: mur")
    add("Down Enter n mur")
    await strip.press("Enter Esc *")
    add("Enter Esc *")
    await strip.press("Esc ? Down")
    add("Esc ? Down")
    await strip.press("Esc /")
    await strip.type("m", until: "Films you have already loaded")
    add("Esc / m")
    assertSnapshot(of: frames.joined(separator: "\n"), named: name)
  }

  @Test(arguments: StripSize.allCases)
  func `A list in color`(size: StripSize) async {
    var strip = await FilmStrip(
      columns: size.columns, rows: size.rows, palette: Palette(depth: .full, background: .dark)
    ).started()
    await strip.press("3", until: "Nosferatu")
    await strip.press("Esc Down")
    assertSnapshot(of: strip.colored, named: size.name)
  }
}
