import JSONTestSupport
import MovieData
import MovieDomain
import MovieStore
import MovieText
import Testing

@testable import vip

/// Texts from the system, such as host names and paths, must be encoded losslessly and as valid JSON.
@Suite struct HostileFindingsTests {
  @Test(arguments: 0..<20)
  func `Hostile texts are unchanged after decoding`(seed: UInt64) throws {
    for text in HostileText.samples(5, seed: seed) {
      let failure = StoreError(.setAside, path: text, movedTo: text)
      let found = FoundCredential(.apiKey, in: .store("c" + text))
      let findings: [HealthFinding] = [
        .library(.init(role: .transport, name: "n" + text, version: "v" + text, tls: "t" + text)),
        .credential(found, isUsed: true), .unreadableCredential(failure),
        .server(host: "h" + text, isEncrypted: true, .failed(.init(.timedOut, host: text))),
        .proxyExceptions(variable: "x" + text, hosts: text), .file(.films, path: "f" + text, .damaged),
        .pager("p" + text),
      ]
      let doctor = JSONPresenter(DoctorPresenter(words: EnglishProgramWords())).viewModel(
        for: .init(findings: findings))
      let texts = ["", "n", "v", "t", "c", "h", "x", "f", "p"].map { Array(($0 + text).utf8) }
      #expect(try Set(Envelope.read(doctor, as: "doctor").strings).isSuperset(of: texts))
      let auth = JSONPresenter(AuthPresenter(words: EnglishProgramWords())).viewModel(
        for: .init(status: .init(credentials: [found])))
      #expect(try Envelope.read(auth, as: "auth").strings.contains(Array(("c" + text).utf8)))
    }
  }
}
