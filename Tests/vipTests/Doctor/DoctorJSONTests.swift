import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieStore
import MovieText
import Testing

@testable import vip

@Suite struct DoctorJSONTests {
  private static let path = "/home/me/file"

  /// Findings of every kind, in every state.
  private static let all: [HealthFinding] = [
    .pager("less", exists: true), .pager("most", exists: false), .pager(nil, exists: false), .links(true),
    .links(false), .colors(.none), .pictures(.none), .pictures(.blocks), .pictures(.kitty), .pictures(.iterm),
    .background(.light), .background(.dark), .background(nil), .colors(.full), .screen(isTerminal: true, columns: 120),
    .file(.settings, path: path, .absent), .file(.films, path: path, .sound(count: 12, bytes: 34)),
    .file(.films, path: path, .partlyUnreadable(count: 12, unreadable: 2, bytes: 34)),
    .file(.films, path: path, .damaged), .file(.films, path: nil, .failed(StoreError(.noFolder))),
    .file(.cache, path: path, .damaged), .file(.cache, path: path, .failed(StoreError(.malformed, path: path))),
    .file(.settings, path: path, .failed(StoreError(.malformed, path: path))),
    .file(.films, path: path, .failed(StoreError(.newerVersion, path: path))),
    .file(.settings, path: nil, .failed(StoreError(.noFolder))), .systemCertificates,
    .folder(.settings, path: path),
    .folder(.data, path: path, problem: StoreError(.readOnly, path: path, reason: "Permission denied")),
    .folder(.cache, path: path, problem: StoreError(.readOnlyVolume, path: path)),
    .rejectedCredential(CatalogError(.rejectedCredential, host: "a.example")),
    .certificates(variable: "SSL_CERT_FILE", path: path, nil),
    .certificates(variable: "SSL_CERT_FILE", path: path, StoreError(.missing, path: path)), .noProxy,
    .proxy(variable: "HTTPS_PROXY", address: "http://proxy.example:3128"),
    .proxyExceptions(variable: "NO_PROXY", hosts: "localhost"),
    .address(variable: "TMDB_API_URL", address: "https://films.example/3"),
    .server(.init(host: "a.example", isEncrypted: true, answer: .responded(protocol: "HTTP/2", milliseconds: 131))),
    .server(.init(host: "a.example", isEncrypted: true, answer: .failed(CatalogError(.timedOut, host: "a.example")))),
    .server(.init(host: "127.0.0.1", isEncrypted: false, answer: .offline)),
    .server(.init(host: "127.0.0.1", isEncrypted: false, answer: .replayed)), .exposedCredential(path: path),
    .unreadableCredential(StoreError(.denied, path: path)), .noCredential,
    .credential(.init(.accessToken, in: .variable("TMDB_ACCESS_TOKEN")), isUsed: true),
    .credential(.init(.apiKey, in: .store(path)), isUsed: false),
    .library(.init(role: .transport, name: "libcurl", version: "7.88.1", tls: "OpenSSL/3.0", speaksHTTP2: true)),
    .library(.init(role: .transport, name: "libcurl", version: "7.88.1", tls: "OpenSSL/3.0")),
    .library(.init(role: .transport, name: "libcurl", version: "7.88.1", speaksHTTP2: true)),
    .library(.init(role: .transport, name: "libcurl")),
    .library(.init(role: .transport, name: "libcurl", isNeeded: false)),
    .library(.init(role: .database, name: "SQLite", version: "3.40.1")),
    .library(.init(role: .database, name: "SQLite")), .program(name: "vip", version: "0.1.0"),
  ]

  private func page(_ findings: [HealthFinding]) -> JSONPage {
    JSONPresenter(DoctorPresenter(words: EnglishProgramWords())).viewModel(for: .init(findings: findings))
  }

  @Test func `Every kind of finding`() throws {
    let page = page(Self.all)
    #expect(page.outcome == .shownWithProblems)
    try Envelope.compare(page, as: "doctor")
  }

  @Test func `Findings are ordered by subject`() throws {
    let value = try Envelope.read(page([.links(true), .noProxy, .program(name: "vip", version: "1")]), as: "doctor")
    #expect(value["well"] == true)
    #expect(value["verdict"] == "good")
    #expect(
      value["findings"]?[0]
        == [
          "subject": "program", "check": "program", "verdict": "good", "values": ["name": "vip", "version": "1"],
          "code": nil, "message": nil,
        ])
    #expect(try #require(value["findings"]).list().map { $0["check"] } == ["program", "proxy", "links"])
  }

  @Test func `Notes have a message`() throws {
    let value = try Envelope.read(page([.noProxy, .exposedCredential(path: Self.path), .noCredential]), as: "doctor")
    #expect(value["well"] == true)
    #expect(value["verdict"] == "remark")
    #expect(
      value["findings"]?[0]?["message"]
        == "Credential: /home/me/file is readable by other users. Run chmod 600 on the file.")
    #expect(value["findings"]?[1]?["code"] == "missing-credential")
  }

  @Test func `A problem is a document, not a failure`() throws {
    let server = HealthFinding.Server(
      host: "a.example", isEncrypted: true, answer: .failed(CatalogError(.rejectedCredential, host: "a.example")))
    let page = page([.server(server)])
    #expect(page.outcome == .shownWithProblems)
    #expect(page.code == nil)
    let value = try Envelope.read(page, as: "doctor")
    #expect(value["well"] == false)
    #expect(value["findings"]?[0]?["code"] == "rejected-credential")
  }

  @Test func `The document is empty until all checks are done`() {
    let response = DoctorScene.Response(findings: [.noProxy], isComplete: false)
    #expect(
      JSONPresenter(DoctorPresenter(words: EnglishProgramWords())).viewModel(for: response).content == .document([:]))
  }
}
