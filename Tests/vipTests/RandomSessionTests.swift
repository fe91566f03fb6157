import MovieDomain
import SceneTestSupport
import Testing

@testable import vip

/// Compares the driver with a model in random sessions of requests, answers, delays and cancellations.
@Suite(.timeLimit(.minutes(20))) struct RandomSessionTests {
  @Test func auth() async throws {
    let token = String(repeating: "abcd1234", count: 4)
    let credential = try #require(Credential(pasted: token))
    let found = FoundCredential(credential.kind, in: .store("/credentials.json"))
    let scene = SceneUnderTest<AnswerInteractor<AuthScene.Request, AuthScene.Response>>(
      make: { AnswerInteractor(response: .init()) },
      request: { [.status, .logIn(.init(token)), .logIn(.init(" ")), .logIn(.init("\u{1B}")), .logOut][$0 % 5] },
      answer: { question, number in
        let isRefused = number.isMultiple(of: 3)
        return switch question {
        case .status: .init(status: .init(error: isRefused ? StoreError(.busy) : nil))
        case .logIn where isRefused:
          .init(status: .init(), problem: .notVerified(credential.kind, CatalogError(.timedOut)))
        case .logIn: .init(status: .init(credentials: [found]), change: .loggedIn(found, overriddenBy: nil))
        case .logOut:
          .init(
            status: .init(),
            change: .loggedOut(wasLoggedIn: isRefused, location: "/credentials.json", remaining: nil))
        }
      }, hasContent: { $0.status != nil })
    await scene.check()
  }

  @Test func opening() async {
    let source = CatalogSource(idNamespace: "test")
    let scene = SceneUnderTest<AnswerInteractor<OpeningScene.Request, OpeningScene.Response>>(
      make: { AnswerInteractor(response: .init()) },
      request: { .init(target: .page, film: FilmID(source, $0), onlyShows: true) },
      answer: { question, number in .init(request: question, address: .success("https://a.example/\(number)")) },
      hasContent: { $0.address != nil })
    await scene.check()
  }

  @Test func doctor() async {
    let scene = SceneUnderTest<DoctorInteractor>(
      make: { DoctorInteractor(checks: 3) }, request: { _ in .check },
      answer: { question, number in [.program(name: "check \(question.lane)", version: "\(number)")] },
      hasContent: { !$0.findings.isEmpty })
    await scene.check()
  }
}
