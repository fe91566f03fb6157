import JSONTestSupport
import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import Testing

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
      $0.alreadyThere = [.init(3, title: "Nosferatu")]
      $0.notMatched = [.init(4, title: "Nobody's film")]
      $0.malformed = [.init(6)]
      $0.untried = [.init(7, title: "Faust")]
      $0.stop = .catalog(CatalogError(.timedOut, host: "api.themoviedb.org"))
    }
    try Envelope.compare(page(.imported(report, from: "/a.csv")), as: "favorites-transfer")
  }

  @Test func `An import without matches is a failure`() throws {
    let page = page(.imported(report { $0.notMatched = [.init(2, title: "X")] }, from: nil))
    #expect(page.outcome == .failed)
    #expect(page.code == "not-found")
    try Envelope.read(page, as: "favorites-transfer")
  }

  @Test func `An import of an empty list is a failure`() throws {
    let page = page(.imported(ImportReport(), from: "/a.csv"))
    #expect(page.code == "not-found")
    try Envelope.read(page, as: "favorites-transfer")
  }

  @Test func `An export reports how many and where`() throws {
    let document = try Envelope.read(page(.exported(3, to: "/a.json")), as: "favorites-transfer")
    #expect(document == ["exported": 3, "file": "/a.json"])
  }

  @Test func `An export to standard output writes nothing else`() {
    #expect(JSONView().render(page(.exported(3, to: nil))).isEmpty)
  }

  @Test(arguments: [TransferScene.Response.notImported(StoreError(.denied)), .notExported(StoreError(.denied))])
  func `Files that cannot be opened have a code`(response: TransferScene.Response) throws {
    #expect(page(response).code == "denied")
    try Envelope.read(page(response), as: "favorites-transfer")
  }
}
