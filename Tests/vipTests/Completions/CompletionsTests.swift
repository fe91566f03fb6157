import ArgumentParser
import Foundation
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import SceneTestSupport
import Testing

@testable import vip

@Suite(.timeLimit(.minutes(10))) struct CompletionsTests {
  @Test(
    arguments: [
      (nil, "12", "It: Chapter Two", "12"), (.bash, "12", "It: Chapter Two", "12"),
      (.fish, "12", "It: Chapter Two", "12\tIt: Chapter Two"), (.zsh, "12", "It: Chapter Two", "12:It: Chapter Two"),
      (.zsh, "a:b", "", #"a\:b"#), (.fish, "a:b", "", "a:b"), (.bash, "Science Fiction", "", #"Science\ Fiction"#),
      (.bash, "千と:é-1", "", "千と:é-1"), (.bash, "`evil`", "", nil), (.bash, "a `\u{301}evil`", "", nil),
      (.bash, "$(evil)", "", nil), (.zsh, "`evil`", "", "`evil`"),
    ] as [(CompletionShell?, String, String, String?)])
  func `A candidate is safe text for its shell`(shell: CompletionShell?, value: String, remark: String, text: String?) {
    #expect(Completions.Candidate(value: value, remark: remark).text(for: shell) == text)
  }

  @Test(arguments: CompletionShell.allCases)
  func `Control characters are removed`(shell: CompletionShell) {
    let candidate = Completions.Candidate(value: "a\u{1B}[31m\nb", remark: "c\u{9B}31m\u{202E}\td")
    let text = candidate.text(for: shell) ?? ""
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" })
    #expect(text.split(separator: "\t").count <= 2)
  }

  @Test func `Values of the given setting are completed`() {
    #expect(Completions.values(after: ["vip", "settings", "set", "theme", ""]) == ["auto", "light", "dark"])
    #expect(Completions.values(after: ["vip", "settings", "set", "nothing", ""]).isEmpty)
  }

  @Test func `Examples of values are not completed, because a shell would insert them`() {
    for setting in Setting.allCases where !setting.listsAllValues && setting != .genre {
      #expect(Completions.values(after: ["vip", "settings", "set", setting.rawValue, ""]).isEmpty)
    }
  }

  @Test func `Without a home folder, there are no favorites and searches`() async {
    #expect(await Completions(environment: EnvironmentVariables([:])).films(on: .favorites).isEmpty)
    #expect(await Completions(environment: EnvironmentVariables([:])).searches().isEmpty)
  }

  private static let films = [
    Completions.Candidate(value: "12", remark: "Nosferatu"), .init(value: "built-in:7", remark: "Night of the Demon"),
  ]

  @Test(
    arguments: [
      (nil, "", ["12", "built-in:7"]), (.fish, "1", ["12", "built-in:7"]), (.bash, "#", ["12", "built-in:7"]),
      (.bash, "", ["Nosferatu", "Night of the Demon"]), (.zsh, "nos", ["nosferatu"]),
      (.bash, #"Night\ of"#, ["Night of the Demon"]), (.fish, "'n", ["nosferatu", "night of the Demon"]),
      (.zsh, "x", []),
    ] as [(CompletionShell?, String, [String])])
  func `Ids are offered, or names after a letter`(shell: CompletionShell?, typed: String, values: [String]) {
    let candidates = Completions.candidates(for: Self.films, typed: typed, shell: shell)
    #expect(candidates.map(\.value) == values)
    #expect(candidates.allSatisfy { !$0.remark.isEmpty })
  }

  @Test func `Genres are completed by name`() async {
    let completions = Completions(environment: EnvironmentVariables([:]))
    #expect(await completions.genres(startingWith: "").map(\.value).contains("Science Fiction"))
    #expect(await completions.genres(startingWith: #"science\ f"#).map(\.value) == ["science fiction"])
  }
}

@Suite struct ShownItemsTests {
  private let home = Home()
  private let shown: ShownItems
  private static let file = "a/b/shown.tsv"

  init() { shown = ShownItems(folder: home.path("a/b")) }

  private func film(_ id: Int, _ name: String = "Film") -> ShownItems.Item {
    .init(kind: .movie, namespace: "tmdb", id: id, name: name)
  }

  @Test func `The items shown last come first, each once, also if others have the same id`() {
    #expect(shown.all() == [])
    shown.add([film(1), film(2)])
    shown.add([film(3), film(2, "New title")])
    let person = ShownItems.Item(kind: .person, namespace: "tmdb", id: 1, name: "Ann")
    let other = ShownItems.Item(kind: .movie, namespace: "public-domain", id: 1, name: "Film")
    shown.add([person, other])
    #expect(shown.all() == [person, other, film(3), film(2, "New title"), film(1)])
  }

  @Test func `Films of another catalog than the one in use keep their own`() {
    let similar = ListScene.Response(
      source: .tmdb, key: .similar(.init(12, from: .publicDomain)),
      pages: .loaded(PagedList(ResultsPage(totalResults: 1, elements: [Movie(id: 32, title: "Faust")]))))
    #expect(similar.items.map(\.namespace) == [CatalogSource.publicDomain.idNamespace])
  }

  @Test func `The oldest items are dropped`() {
    shown.add((1...ShownItems.limit).map { film($0) })
    shown.add([film(0)])
    #expect(shown.all() == (0..<ShownItems.limit).map { film($0) })
  }

  @Test func `The file is private, and written only for something new`() throws {
    shown.add([film(1), film(2)])
    let attributes = try FileManager.default.attributesOfItem(atPath: home.path(Self.file))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    shown.add([film(1)])
    shown.add([])
    let later = try FileManager.default.attributesOfItem(atPath: home.path(Self.file))
    #expect(later[.systemFileNumber] as? Int == attributes[.systemFileNumber] as? Int)
  }

  @Test(arguments: ["", "x", "movie\ttmdb\tx\tA", "movie\ttmdb\t1\t", "other\ttmdb\t1\tA", "movie\ttmdb\t1\tA\tB"])
  func `Malformed lines are skipped`(line: String) throws {
    shown.add([film(1)])
    try home.write("\(line)\nmovie\ttmdb\t1\tFilm\n", to: Self.file)
    #expect(shown.all() == [film(1)])
  }

  @Test func `Names have no tabs and control characters`() {
    shown.add([film(1, "a\tb\n\u{1B}[31mc")])
    #expect(shown.all() == [film(1, "a b [31mc")])
  }

  @Test func `A huge file is ignored`() throws {
    shown.add([film(1)])
    try home.write(String(repeating: "\n", count: 1 << 20), to: Self.file)
    #expect(shown.all() == [])
  }
}
