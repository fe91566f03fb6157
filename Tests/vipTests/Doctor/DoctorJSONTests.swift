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
  private static let all: [HealthFinding] =
    .good + .remarkable + .shownWithProblems + [
      .file(.films, path: nil, .failed(StoreError(.noFolder))),
      .file(.films, path: path, .failed(StoreError(.newerVersion, path: path))),
      .file(.cache, path: path, .failed(StoreError(.malformed, path: path))),
      .file(.settings, path: path, .failed(StoreError(.malformed, path: path))),
      .server(.init(host: "a.example", isEncrypted: true, answer: .failed(CatalogError(.timedOut, host: "a.example")))),
      .unreadableCredential(StoreError(.denied, path: path)),
      .library(.init(role: .transport, name: "libcurl", version: "7.88.1", tls: "OpenSSL/3.0")),
      .library(.init(role: .transport, name: "libcurl", version: "7.88.1", speaksHTTP2: true)),
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
