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

  private func report(_ change: (inout ImportReport) -> Void) -> ImportReport {
    var report = ImportReport()
    change(&report)
    return report
  }

  @Test func `Every line of an import`() throws {
    let report = report {
      $0.added = [.init(2, title: "Metropolis"), .init(5, title: "M")]
      ($0.changes.newFilms, $0.changes.updatedFilms, $0.changes.unchangedFilms) = (1, 2, 3)
      $0.changes.newViewings = 4
      $0.alreadyThere = [.init(3, title: "Nosferatu")]
      $0.notMatched = [.init(4, title: "Nobody's film")]
      $0.malformed = [.init(6)]
      $0.untried = [.init(7, title: "Faust")]
      $0.withoutReview = [.init(2, title: "Metropolis")]
      $0.stop = .catalog(CatalogError(.timedOut, host: "api.themoviedb.org"))
    }
    try Envelope.compare(page(.imported(report, from: "/a.csv", onto: .favorites)), as: "transfer")
  }

  @Test func `Lines that are not listed are counted`() throws {
    let report = report {
      $0.added = [.init(2, title: "Metropolis")]
      $0.malformed += (3...20_000).map { .init($0) }
    }
    let document = try Envelope.read(
      page(.imported(report, from: "/a.csv", onto: .favorites)), as: "transfer")
    #expect(document["counts"]?["malformed"] == 19_998)
    guard case .array(let lines)? = document["malformed"] else { return #expect(Bool(false)) }
    #expect(lines.count == 10_000)
  }

  @Test func `An import without matches is a failure`() throws {
    let page = page(.imported(report { $0.notMatched = [.init(2, title: "X")] }, from: nil, onto: .favorites))
    #expect(page.outcome == .failed)
    let document = try Envelope.read(page, as: "transfer")
    #expect(document["error"] == ["code": "not-found", "message": "Nothing was imported."])
    #expect(document["not_matched"] == [["line": 2, "title": "X", "reason": nil]])
  }

  @Test func `An import of an empty list is a failure`() throws {
    let page = page(.imported(ImportReport(), from: "/a.csv", onto: .favorites))
    #expect(try Envelope.read(page, as: "transfer")["error"]?["code"] == "not-found")
  }

  @Test func `An export reports how many and where`() throws {
    let page = page(.exported(ExportReport(written: 3), to: "/a.json"))
    let document = try Envelope.read(page, as: "transfer")
    #expect(document == ["exported": 3, "file": "/a.json", "unreadable": [], "without_details": []])
    #expect(page.warnings == [])
  }

  @Test func `An export names what could not be read`() throws {
    let report = ExportReport(
      written: 3, unreadable: [.init(id: .init(.tmdb, 12), title: "Nosferatu"), .init(id: nil, title: nil)],
      incomplete: [.init(id: .init(.tmdb, 19), title: "Metropolis")])
    let page = page(.exported(report, to: "/a.json"))
    let document = try Envelope.read(page, as: "transfer")
    #expect(
      document["unreadable"] == [
        ["source": "tmdb", "id": 12, "title": "Nosferatu"], ["source": nil, "id": nil, "title": nil],
      ])
    #expect(document["without_details"] == [["source": "tmdb", "id": 19, "title": "Metropolis"]])
    #expect(
      page.warnings == [
        "Export: 2 films could not be read: #12 Nosferatu and 1 more. "
          + "Repair the library to move what cannot be read to a separate file.",
        "Export: 1 film exported without details, which are missing or cannot be read: #19 Metropolis. "
          + "Add it again to load the details.",
      ])
  }

  @Test func `An export to standard output writes nothing else`() {
    #expect(JSONView().render(page(.exported(ExportReport(written: 3), to: nil))).isEmpty)
  }

  @Test(arguments: [TransferScene.Response.notImported(StoreError(.denied)), .notExported(StoreError(.denied))])
  func `Files that cannot be opened have a code`(response: TransferScene.Response) throws {
    #expect(page(response).code == "denied")
    try Envelope.read(page(response), as: "transfer")
  }
}
