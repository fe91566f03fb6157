import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@testable import vip

/// Compares the driver with a model in random sessions of requests, answers, delays and cancellations.
@Suite(.timeLimit(.minutes(20))) struct RandomSessionTests {
  /// The scene that opens films has the same interactor.
  @Test func auth() async {
    let token = String(repeating: "abcd1234", count: 4)
    let scene = SceneUnderTest<AnswerInteractor<AuthScene.Request, AuthScene.Response>>(
      make: { AnswerInteractor(response: .init()) },
      request: { [.status, .logIn(.init(token)), .logIn(.init(" ")), .logIn(.init("\u{1B}")), .logOut][$0 % 5] },
      answer: { _, number in
        .init(status: .init(), result: .success(.loggedOut(wasLoggedIn: true, location: "/\(number)", remaining: nil)))
      }, hasContent: { $0.status != nil })
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
