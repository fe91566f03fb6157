import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieTMDb
import MovieTerminal
import MovieText
import Testing
import TextSnapshots

@testable import vip

@Suite struct DoctorSceneTests {
  private static let good = HealthFinding.program(name: "vip", version: "1.2.3")
  private static let remark = HealthFinding.noCredential

  @Test func checksRunConcurrentlyAndAreReportedInOrder() {
    var interactor = DoctorInteractor(checks: 2)
    let effects = interactor.handle(.check)
    let questions = effects.compactMap { if case .ask(let question) = $0 { question } else { nil } }
    #expect(questions.map(\.lane) == [0, 1])
    #expect(questions.map(\.rule) == [.latest, .latest])
    #expect(interactor.response == .init(findings: [], isComplete: false))
    _ = interactor.receive([Self.remark], to: questions[1])
    #expect(interactor.response == .init(findings: [Self.remark], isComplete: false))
    #expect(viewModel(interactor.response).summary.isEmpty)
    _ = interactor.receive([Self.good], to: questions[0])
    #expect(interactor.response == .init(findings: [Self.good, Self.remark]))
    _ = interactor.handle(.check)
    #expect(interactor.response == .init(findings: [Self.good, Self.remark], isComplete: false))
  }

  @Test func aCancelledCheckIsNotComplete() {
    var interactor = DoctorInteractor(checks: 1)
    for case .ask(let question) in interactor.handle(.check) { interactor.abandon(question) }
    #expect(!interactor.response.isComplete && viewModel(interactor.response).summary.isEmpty)
  }

  private func viewModel(_ response: DoctorScene.Response) -> DoctorScene.ViewModel {
    DoctorPresenter(words: EnglishProgramWords()).viewModel(for: response)
  }
}

@Suite struct DoctorTextTests {
  private func text(
    _ findings: [HealthFinding], language: String = "en", width: Int = 80, palette: Palette = .plain
  ) -> String {
    DoctorText(page: .sample(width: width, palette: palette))
      .render(DoctorPresenter(words: programWords(in: language)).viewModel(for: .init(findings: findings)))
  }

  @Test(arguments: [
    ("good", [HealthFinding].good), ("remarkable", .remarkable), ("troubled", .shownWithProblems),
  ])
  func findings(name: String, findings: [HealthFinding]) {
    assertSnapshot(across: .axis("language", ["en", "ru"]), .width(40, 80), named: name) { language, width in
      text(findings, language: language, width: width)
    }
  }

  @Test(arguments: [("en", ["OK", "Note", "Problem"]), ("ru", ["В порядке", "Замечание", "Проблема"])])
  func `Marks are words where the page is read aloud`(language: String, names: [String]) {
    let findings: [HealthFinding] = [
      .program(name: "vip", version: "1"), .exposedCredential(path: "/c"),
      .unreadableCredential(StoreError(.malformed, path: "/c")),
    ]
    let viewModel = DoctorPresenter(words: programWords(in: language)).viewModel(for: .init(findings: findings))
    let lines = SpokenText(page: .sample(width: 80)).render(viewModel).split(separator: "\n")
    for name in names { #expect(lines.contains { $0.hasPrefix("\(name), ") }) }
  }

  @Test func marksHaveColors() {
    assertSnapshot(across: .axis("palette", [Palette.ansi, Palette(depth: .full, background: .light)])) { palette in
      text(
        [
          .program(name: "vip", version: "0.1.0"), .exposedCredential(path: "/home/ada/c.json"),
          .unreadableCredential(StoreError(.malformed, path: "/home/ada/c.json")),
        ], palette: palette)
    }
  }

  @Test(arguments: [20, 27, 40, 61, 80, 200], ["en", "ru"])
  func `No line is wider than the page`(width: Int, language: String) {
    for findings in [[HealthFinding].good, .remarkable, .shownWithProblems] {
      let text = text(findings, language: language, width: width)
      #expect(text.split(separator: "\n").allSatisfy { CleanText(String($0)).width <= width })
    }
  }
}

@Suite struct DoctorJSONTests {
  private static let path = "/home/me/file"
  private static let program = HealthFinding.program(name: "vip", version: "1")

  /// Findings of every kind, in every state.
  private static let all: [HealthFinding] =
    .good + .remarkable + .shownWithProblems + [
      .file(.films, path: nil, .failed(StoreError(.noFolder))),
      .file(.films, path: path, .failed(StoreError(.newerVersion, path: path))),
      .file(.cache, path: path, .failed(StoreError(.malformed, path: path))),
      .file(.settings, path: path, .failed(StoreError(.malformed, path: path))),
      .server(host: "a.example", isEncrypted: true, .failed(CatalogError(.timedOut, host: "a.example"))),
      .invalidAddress(variable: "TMDB_API_URL", .malformed, example: "https://a.example"),
      .unreadableCredential(StoreError(.denied, path: path)),
      .library(.init(role: .transport, name: "libcurl", version: "7.88.1", tls: "OpenSSL/3.0")),
      .library(.init(role: .transport, name: "libcurl", version: "7.88.1", speaksHTTP2: true)),
    ]

  private func page(_ findings: [HealthFinding]) -> JSONPage {
    JSONPresenter(DoctorPresenter(words: EnglishProgramWords())).viewModel(for: .init(findings: findings))
  }

  @Test func findings() throws {
    let server = HealthFinding.server(
      host: "a.example", isEncrypted: true, .failed(CatalogError(.rejectedCredential, host: "a.example")))
    try Envelope("doctor").compare([
      "every kind": page(Self.all),
      "good ones by subject": page([.pager(nil), .proxyExceptions(variable: "NO_PROXY", hosts: "a"), Self.program]),
      "remarks": page([.pager(nil), .exposedCredential(path: Self.path), .noCredential]),
      "a problem, which is no failure": page([server]),
    ])
  }

  @Test func `The document is empty until all checks are done`() {
    let response = DoctorScene.Response(findings: [Self.program], isComplete: false)
    #expect(
      JSONPresenter(DoctorPresenter(words: EnglishProgramWords())).viewModel(for: response).content == .document([:]))
  }
}

/// Texts from the system, such as host names and paths, are encoded losslessly.
@Suite struct HostileFindingsTests {
  @Test func `Hostile texts are unchanged after decoding`() throws {
    let text = HostileText.sample
    let failure = StoreError(.setAside, path: text, movedTo: text)
    let found = FoundCredential(kind: .apiKey, location: .store("c" + text))
    let findings: [HealthFinding] = [
      .library(.init(role: .transport, name: "n" + text, version: "v" + text, tls: "t" + text)),
      .credential(found, isUsed: true), .unreadableCredential(failure),
      .server(host: "h" + text, isEncrypted: true, .failed(.init(.timedOut, host: text))),
      .proxyExceptions(variable: "x" + text, hosts: text), .file(.films, path: "f" + text, .damaged),
      .pager("p" + text),
    ]
    let doctor = JSONPresenter(DoctorPresenter(words: EnglishProgramWords())).viewModel(for: .init(findings: findings))
    let texts = ["", "n", "v", "t", "c", "h", "x", "f", "p"].map { Array(($0 + text).utf8) }
    #expect(try Set(Envelope("doctor").read(doctor).strings).isSuperset(of: texts))
    let auth = JSONPresenter(AuthPresenter(words: EnglishProgramWords())).viewModel(
      for: .init(status: .init(credentials: [found])))
    #expect(try Envelope("auth").read(auth).strings.contains(Array(("c" + text).utf8)))
  }
}

@Suite struct NetworkFindingsTests {
  @Test(
    arguments: [
      ([:], []), (["HTTPS_PROXY": "a:1", "TMDB_API_URL": "http://127.0.0.1:8080/3"], []),
      (
        ["HTTPS_PROXY": "a:1", "https_proxy": "b:1", "ALL_PROXY": "c:1"],
        [.proxy(variable: "https_proxy", address: "b:1")]
      ),
      (
        ["HTTPS_PROXY": "http://x:y@a:1", "all_proxy": "c:1"],
        [.proxy(variable: "HTTPS_PROXY", address: "http://a:1")]
      ),
      (
        ["ALL_PROXY": "c:1", "all_proxy": "d:1", "HTTPS_PROXY": ""],
        [.proxy(variable: "all_proxy", address: "d:1")]
      ),
      (
        ["ALL_PROXY": "c:1", "NO_PROXY": "a.example"],
        [.proxy(variable: "ALL_PROXY", address: "c:1"), .proxyExceptions(variable: "NO_PROXY", hosts: "a.example")]
      ),
      (["NO_PROXY": "a.example"], []),
      (
        ["SSL_CERT_FILE": "/nowhere/a.pem", "CURL_CA_BUNDLE": "/nowhere/b.pem"],
        [
          .certificates(
            variable: "CURL_CA_BUNDLE", path: "/nowhere/b.pem", StoreError(.missing, path: "/nowhere/b.pem"))
        ]
      ),
    ] as [([String: String], [HealthFinding])])
  func `Proxies but for this machine, exceptions and bad certificates are found`(
    variables: [String: String], findings: [HealthFinding]
  ) throws {
    let address = try variables["TMDB_API_URL"].map { try TMDbAddress($0) } ?? .api
    #expect(EnvironmentVariables(variables).networkFindings(for: address) == findings)
  }

  @Test func `Addresses of servers that cannot be used are found`() {
    let variables = EnvironmentVariables(["TMDB_API_URL": "http://a.example", "TMDB_IMAGE_URL": "a"])
    #expect(
      variables.networkFindings(for: .api) == [
        .invalidAddress(variable: "TMDB_API_URL", .insecure, example: "https://api.themoviedb.org/3"),
        .invalidAddress(variable: "TMDB_IMAGE_URL", .malformed, example: "https://image.tmdb.org/t/p"),
      ])
  }

  @Test(arguments: [
    ("http://proxy.example:3128", "http://proxy.example:3128"), ("proxy.example:3128", "proxy.example:3128"),
    ("proxy.example", "proxy.example"), ("HTTPS://proxy.example/", "https://proxy.example"),
    ("socks5h://[::1]:1080", "socks5h://[::1]:1080"),
    ("http://ada:s3cret@proxy.example:3128", "http://proxy.example:3128"),
    ("ada:s3cret@proxy.example:3128", "proxy.example:3128"),
    ("http://ada:s3c@r/et@proxy.example:1", "http://proxy.example:1"),
    ("http://ada:s3c://ret@proxy.example", "http://proxy.example"), ("s3cret://proxy.example", "proxy.example"),
    ("ada:s3c://ret@proxy.example:1", "proxy.example:1"),
    ("http://proxy.example:1/s3cret?a=s3cret#s3cret", "http://proxy.example:1"),
    ("http://ada:s3cret", "http://ada"), ("", ""), ("@", ""), ("http://", "http://"), ("[", "[]"),
  ])
  func `User names and passwords of proxies are removed`(address: String, text: String) {
    #expect(EnvironmentVariables.withoutSecrets(proxy: address) == text)
  }
}

extension [HealthFinding] {
  private static let home = "/home/ada"
  private static let configuration = "\(home)/.config/vip"
  private static let settings = "\(configuration)/settings.json"
  private static let credentials = "\(configuration)/credentials.json"
  private static let data = "\(home)/.local/share/vip"
  private static let library = "\(data)/library.sqlite"
  private static let cache = "\(home)/.cache/vip"

  /// No problems.
  static var good: [HealthFinding] {
    [
      .program(name: "vip", version: "0.1.0"),
      .library(.init(role: .transport, name: "libcurl", version: "7.88.1", tls: "OpenSSL/3.0.15", speaksHTTP2: true)),
      .library(.init(role: .database, name: "SQLite", version: "3.40.1")),
      .credential(.init(kind: .accessToken, location: .variable("TMDB_ACCESS_TOKEN")), isUsed: true),
      .credential(.init(kind: .apiKey, location: .store(credentials)), isUsed: false),
      .server(host: "api.themoviedb.org", isEncrypted: true, .responded(protocol: "HTTP/2", milliseconds: 131)),
      .file(.settings, path: settings, .absent),
      .file(.films, path: library, .sound(count: 12, bytes: 9000)),
      .file(.cache, path: "\(cache)/responses", .sound(count: 348, bytes: 2_461_696)),
      .folder(.settings, path: configuration), .folder(.data, path: data),
      .folder(.cache, path: cache),
      .screen(isTerminal: true, columns: 80), .abilities(.full, .dark, pictures: .kitty, links: true),
      .pager("less -R"),
    ]
  }

  /// Only notes: everything works.
  static var remarkable: [HealthFinding] {
    [
      .program(name: "vip", version: "0.1.0"),
      .library(.init(role: .transport, name: "libcurl", version: nil, isNeeded: false)),
      .library(.init(role: .database, name: "SQLite", version: "3.40.1")),
      .noCredential,
      .exposedCredential(path: credentials),
      .server(host: "api.themoviedb.org", isEncrypted: true, .offline),
      .server(host: "127.0.0.1:8080", isEncrypted: false, .replayed),
      .proxy(variable: "HTTPS_PROXY", address: "http://proxy.example:3128"),
      .proxyExceptions(variable: "NO_PROXY", hosts: "localhost,.example"),
      .certificates(variable: "SSL_CERT_FILE", path: "/etc/ssl/cert.pem", nil),
      .file(.settings, path: nil, .failed(StoreError(.noFolder))),
      .setAsideLibrary(path: "/v/library.sqlite.damaged-2026-11-21"),
      .file(.cache, path: "\(cache)/responses", .failed(StoreError(.denied, path: "\(cache)/responses"))),
      .screen(isTerminal: false, columns: 80), .abilities(.sixteen, nil, pictures: .blocks, links: false),
      .pager("most"),
    ]
  }

  /// Problems everywhere.
  static var shownWithProblems: [HealthFinding] {
    [
      .library(.init(role: .transport, name: "libcurl", version: nil)),
      .library(.init(role: .transport, name: "libcurl", version: "7.88.1", speaksHTTP2: false)),
      .library(.init(role: .database, name: "SQLite", version: nil)),
      .invalidCredential(variable: "TMDB_API_KEY"), .unreadableCredential(StoreError(.malformed, path: credentials)),
      .rejectedCredential(CatalogError(.rejectedCredential, host: "api.themoviedb.org", status: 401)),
      .server(
        host: "api.themoviedb.org", isEncrypted: true,
        .failed(CatalogError(.rejectedCredential, host: "api.themoviedb.org", status: 401))),
      .server(host: "127.0.0.1:1", isEncrypted: false, .responded(protocol: nil, milliseconds: 0)),
      .certificates(
        variable: "CURL_CA_BUNDLE", path: "/etc/ssl/none.pem", StoreError(.missing, path: "/etc/ssl/none.pem")),
      .file(.settings, path: settings, .failed(StoreError(.denied, path: settings))),
      .file(.films, path: library, .damaged),
      .file(.films, path: library, .partlyUnreadable(count: 12, unreadable: 2, bytes: 9000)),
      .folder(
        .settings, path: configuration,
        problem: StoreError(.readOnly, path: configuration, reason: "Permission denied")),
      .folder(.data, path: data, problem: StoreError(.diskFull, path: data, reason: "No space left on device")),
      .folder(.cache, path: cache, problem: StoreError(.readOnlyVolume, path: cache, reason: "Read-only file system")),
      .screen(isTerminal: true, columns: 40), .abilities(.none, nil, pictures: nil, links: false),
      .abilities(.indexed, .light, pictures: .iterm, links: true), .pager(nil),
    ]
  }
}
