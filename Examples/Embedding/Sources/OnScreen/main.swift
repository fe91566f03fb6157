import MovieDisplay
import MovieScenes
import MovieTerminal
import MovieText
import PublicDomainCatalog

/// Draws the text of a scene below a line of its own, as a full-screen program would.
@MainActor final class Screen: HomeDisplay {
  let size = ScreenSize(columns: 60, rows: 12)
  var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: .plain))

  func display(_ viewModel: HomeScene.ViewModel) async {
    var frame = Frame(size: size)
    frame.draw("Films", style: .heading, row: 0)
    let text = HomeText(page: TextPage(width: size.columns))
    for (index, line) in text.lines(of: viewModel).enumerated() {
      frame.draw(line, row: 2 + index)
    }
    print("\(renderer.bytes(for: frame).count > 600 ? "A frame" : "Nothing") for \(size.columns) columns")
  }
}

let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
let home = context.open(HomeScene.self, on: Screen())
await home.handle(.load)
