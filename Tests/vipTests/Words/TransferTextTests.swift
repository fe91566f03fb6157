import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import Testing
import TextSnapshots
import ViewerScenes

@testable import vip

/// Texts of the program that differ from the package's.
@Suite struct TransferTextTests {
  @Test(arguments: [
    ("noFilms", TransferScene.Response.imported(ImportReport(), from: nil, onto: .favorites)),
    ("fileExists", .notExported(StoreError(.fileExists, path: "films.json"))),
  ])
  func shortScreens(name: String, response: TransferScene.Response) {
    assertSnapshot(across: .axis("language", ["en", "ru"]), .width(40, 80), named: name) { language, width in
      let viewModel = TransferPresenter(words: programWords(in: language)).viewModel(for: response)
      return TransferText(page: .sample(width: width)).render(viewModel)
    }
  }
}
