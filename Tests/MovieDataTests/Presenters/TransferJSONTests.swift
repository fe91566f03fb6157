import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import Testing
import ViewerScenes

@Suite struct TransferJSONTests {
  private func page(_ response: TransferScene.Response) -> JSONPage {
    TransferJSON(words: EnglishWords()).viewModel(for: response)
  }

  private func page(_ change: (inout ImportReport) -> Void) -> JSONPage {
    var report = ImportReport()
    change(&report)
    return page(.imported(report, from: "/a.csv", onto: .favorites))
  }

  @Test func imports() throws {
    try Envelope.compare(
      [
        "every line": page {
          $0.added = [.init(2, title: "Metropolis"), .init(5, title: "M")]
          ($0.changes.newFilms, $0.changes.updatedFilms, $0.changes.unchangedFilms) = (1, 2, 3)
          $0.changes.newViewings = 4
          $0.alreadyThere = [.init(3, title: "Nosferatu")]
          $0.notMatched = [.init(4, title: "Nobody's film")]
          $0.malformed = [.init(6)]
          $0.untried = [.init(7, title: "Faust")]
          $0.withoutReview = [.init(2, title: "Metropolis")]
          $0.stop = .catalog(CatalogError(.timedOut, host: "api.themoviedb.org"))
        },
        "no matches": page { $0.notMatched = [.init(2, title: "X")] }, "an empty list": page { _ in },
        "a file that cannot be read": page(.notImported(StoreError(.denied))),
      ], as: "transfer")
  }

  @Test func `Lines that are not listed are counted`() throws {
    let page = page {
      $0.added = [.init(2, title: "Metropolis")]
      $0.malformed += (3...20_000).map { .init($0) }
    }
    let document = try Envelope.read(page, as: "transfer")
    #expect(document["counts"]?["malformed"] == 19_998)
    guard case .array(let lines)? = document["malformed"] else { return #expect(Bool(false)) }
    #expect(lines.count == 10_000)
  }

  @Test func exports() throws {
    let incomplete = ExportReport(
      written: 3, unreadable: [.init(id: .init(.tmdb, 12), title: "Nosferatu"), .init(id: nil, title: nil)],
      incomplete: [.init(id: .init(.tmdb, 19), title: "Metropolis")])
    try Envelope.compare(
      [
        "all films": page(.exported(ExportReport(written: 3), to: "/a.json")),
        "some films": page(.exported(incomplete, to: "/a.json")),
        "a file that cannot be written": page(.notExported(StoreError(.denied))),
      ], as: "transfer")
  }

  @Test func `An export to standard output writes nothing else`() {
    #expect(JSONView().render(page(.exported(ExportReport(written: 3), to: nil))).isEmpty)
  }
}
