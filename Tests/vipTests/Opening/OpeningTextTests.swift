import MovieDisplay
import MovieDomain
import MovieText
import Testing

@testable import vip

@Suite struct OpeningTextTests {
  @Test func `An address in a sentence is not wrapped`() {
    let address = "https://archive.org/search?query=" + String(repeating: "%D0", count: 40)
    let sentence = EnglishProgramWords().opened(address, with: "xdg-open")
    let text = OpeningText(page: TextPage(width: 40)).render(.init(confirmation: sentence))
    #expect(text == "Opened \(address) with xdg-open.\n")
  }

  @Test func `A film of a catalog that is not in use is named with it`() {
    let film = FilmID(CatalogSource(idNamespace: "tmdb"), 603)
    let viewModel = OpeningPresenter(words: EnglishProgramWords(), source: CatalogSource(idNamespace: "own")).viewModel(
      for: .init(
        request: .init(target: .watch, film: film, onlyShows: true),
        address: .failure(.unwatchable(title: "M", .notOnOwnServices))))
    #expect(viewModel.emptyState?.advice.hasSuffix(": vip detail tmdb:603") == true)
  }
}
