import MovieDomain
import MovieStore
import MovieText
import Testing

@testable import vip

@Suite struct HealthFindingTests {
  static let path = "/a"
  static let found = FoundCredential(.apiKey, in: .variable("TMDB_API_KEY"))

  private static func transport(
    _ version: String?, tls: String? = "OpenSSL/3.0", http2: Bool = true, isNeeded: Bool = true
  ) -> HealthFinding {
    .library(
      .init(role: .transport, name: "libcurl", version: version, tls: tls, speaksHTTP2: http2, isNeeded: isNeeded))
  }

  private static func server(_ answer: HealthFinding.Server.Answer) -> HealthFinding {
    .server(.init(host: "a.example", isEncrypted: true, answer: answer))
  }

  private static func file(_ kind: HealthFinding.FileKind, _ state: FileInspection.State) -> HealthFinding {
    .file(kind, path: path, state)
  }

  @Test(
    arguments: [
      (.program(name: "vip", version: "1"), .good), (transport("7.88"), .good),
      (transport("7.88", http2: false), .remark), (transport("7.88", tls: nil), .trouble),
      (transport(nil), .trouble), (transport(nil, isNeeded: false), .remark),
      (.library(.init(role: .database, name: "SQLite", version: "3")), .good),
      (.library(.init(role: .database, name: "SQLite", version: nil)), .trouble),
      (.credential(found, isUsed: true), .good), (.credential(found, isUsed: false), .good),
      (.noCredential, .remark), (.unreadableCredential(StoreError(.denied)), .trouble),
      (.exposedCredential(path: path), .remark),
      (server(.came(protocol: "HTTP/2", milliseconds: 1)), .good),
      (server(.failed(CatalogError(.timedOut))), .trouble), (server(.offline), .remark), (server(.replayed), .remark),
      (.certificates(variable: "A", path: path, nil), .good),
      (.certificates(variable: "A", path: path, StoreError(.missing)), .trouble),
      (file(.settings, .absent), .good), (file(.films, .sound(count: 1, bytes: 1)), .good),
      (file(.films, .partlyUnreadable(count: 3, unreadable: 1, bytes: 1)), .trouble),
      (file(.films, .damaged), .trouble), (file(.cache, .damaged), .remark),
      (file(.settings, .failed(StoreError(.malformed))), .trouble),
      (file(.films, .failed(StoreError(.newerVersion))), .trouble),
      (file(.films, .failed(StoreError(.noFolder))), .remark),
      (file(.cache, .failed(StoreError(.malformed))), .remark),
      (.folder(.data, path: path), .good),
      (.folder(.data, path: path, problem: StoreError(.readOnly)), .trouble),
      (.folder(.cache, path: path, problem: StoreError(.readOnly)), .remark),
      (.rejectedCredential(CatalogError(.rejectedCredential)), .trouble),
      (.pager(nil, exists: false), .good), (.pager("less", exists: true), .good),
      (.pager("less", exists: false), .remark), (.colors(.none), .good), (.links(false), .good),
    ] as [(HealthFinding, HealthFinding.Verdict)])
  func `Only what does not work is a problem`(finding: HealthFinding, verdict: HealthFinding.Verdict) {
    #expect(finding.verdict == verdict)
  }

  @Test func `A problem is the most severe verdict`() {
    #expect(HealthFinding.Verdict.allCases.shuffled().max() == .trouble)
    #expect([HealthFinding.Verdict.good, .remark].max() == .remark)
  }
}
