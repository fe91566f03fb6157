import Foundation
import Hummingbird
import Logging
import MovieDomain
import PublicDomainCatalog
import SiteServer

// Starts servers to compare, and prints their names and addresses. SIGTERM ends them.

/// The built-in films after a pause, with a count of the questions.
actor SlowCatalog: CatalogWrapper {
  nonisolated let source: CatalogSource
  private let films = PublicDomainCatalog(today: .today)
  private let pause: Duration
  private(set) var questions = 0

  init(pause: Duration) {
    self.pause = pause
    source = films.source
  }

  func base() async -> any MovieCatalog {
    questions += 1
    try? await Task.sleep(for: pause)
    return films
  }
}

func site(_ catalog: any MovieCatalog, keepingFor age: Duration, answersFor answerAge: Duration = .seconds(60)) -> Site
{
  Site(
    Catalogs(catalog.source, age: answerAge) { _, _ in catalog },
    visitors: Visitors(folder: FileManager.default.temporaryDirectory.path + "/site-bench"), keepingPagesFor: age)
}

nonisolated func announce(_ name: String, _ port: Int) {
  FileHandle.standardOutput.write(Data("\(name) http://127.0.0.1:\(port)\n".utf8))
}

let films = PublicDomainCatalog(today: .today)
let slow = SlowCatalog(pause: .milliseconds(500))
var quiet = Logger(label: "SiteBench")
quiet.logLevel = .critical

let router = Router()
router.get("/") { _, _ in "hello" }
router.get("/questions") { _, _ in "\(await slow.questions)" }
let hello = Application(
  router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
  onServerRunning: { announce("hello", $0.localAddress?.port ?? 0) }, logger: quiet)

try await withThrowingTaskGroup(of: Void.self) { group in
  group.addTask { try await hello.runService() }
  group.addTask { try await site(films, keepingFor: .seconds(60)).run(port: 0) { announce("kept", $0) } }
  group.addTask { try await site(films, keepingFor: .zero).run(port: 0) { announce("made", $0) } }
  group.addTask {
    try await site(slow, keepingFor: .seconds(60)).run(port: 0) { announce("slow", $0) }
  }
  try await group.waitForAll()
}
