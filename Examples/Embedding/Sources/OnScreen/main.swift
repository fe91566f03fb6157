import MovieDisplay
import MovieScenes
import MovieTerminal
import MovieText
import PublicDomainCatalog

/// Lays out what there is in one line.
struct ShelfList: TextView {
  let page: TextPage

  func lines(of viewModel: HomeScene.ViewModel) -> [TextLine] {
    [TextLine(CleanText(viewModel.shelves.map(\.title).joined(separator: ", ")), .heading)]
  }
}

/// Draws the text of a scene below lines of its own, as a full-screen program would.
@MainActor final class Screen: HomeDisplay {
  let size = ScreenSize(columns: 60, rows: 12)
  var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: .plain))

  func display(_ viewModel: HomeScene.ViewModel) async {
    var frame = Frame(size: size)
    let page = TextPage(width: size.columns)
    let lines = ShelfList(page: page).lines(of: viewModel) + HomeText(page: page).lines(of: viewModel)
    for (row, line) in lines.enumerated() {
      frame.draw(line, row: row)
    }
    print("\(renderer.bytes(for: frame).count > 600 ? "A frame" : "Nothing") for \(size.columns) columns")
  }
}

let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
let home = context.open(HomeScene.self, on: Screen())
await home.handle(.load)
