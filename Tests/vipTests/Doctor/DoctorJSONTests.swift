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
  private static let program = HealthFinding.program(name: "vip", version: "1")

  /// Findings of every kind, in every state.
  private static let all: [HealthFinding] =
    .good + .remarkable + .shownWithProblems + [
      .file(.films, path: nil, .failed(StoreError(.noFolder))),
      .file(.films, path: path, .failed(StoreError(.newerVersion, path: path))),
      .file(.cache, path: path, .failed(StoreError(.malformed, path: path))),
      .file(.settings, path: path, .failed(StoreError(.malformed, path: path))),
      .server(host: "a.example", isEncrypted: true, .failed(CatalogError(.timedOut, host: "a.example"))),
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
    try Envelope.compare(
      [
        "every kind": page(Self.all),
        "good ones by subject": page([.pager(nil), .proxyExceptions(variable: "NO_PROXY", hosts: "a"), Self.program]),
        "remarks": page([.pager(nil), .exposedCredential(path: Self.path), .noCredential]),
        "a problem, which is no failure": page([server]),
      ], as: "doctor")
  }

  @Test func `The document is empty until all checks are done`() {
    let response = DoctorScene.Response(findings: [Self.program], isComplete: false)
    #expect(
      JSONPresenter(DoctorPresenter(words: EnglishProgramWords())).viewModel(for: response).content == .document([:]))
  }
}
