import MovieDisplay
import MovieScenes
import PublicDomainCatalog

struct Printer: HomeDisplay {
  func display(_ viewModel: HomeScene.ViewModel) async {
    for row in viewModel.rows { print(row.title) }
  }
}

let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
let home = context.open(HomeScene.self, on: Printer())
await home.handle(.load)
