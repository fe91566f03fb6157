import MovieScenes
import Testing

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

  @Test func withoutChecksThereIsNoProblem() {
    var interactor = DoctorInteractor(checks: 0)
    #expect(interactor.handle(.check) == [])
    #expect(viewModel(interactor.response).summary == "No problems.")
  }

  private func viewModel(_ response: DoctorScene.Response) -> DoctorScene.ViewModel {
    DoctorPresenter(words: EnglishProgramWords()).viewModel(for: response)
  }

  @Test func aCancelledCheckIsNotComplete() {
    var interactor = DoctorInteractor(checks: 1)
    for case .ask(let question) in interactor.handle(.check) { interactor.abandon(question) }
    #expect(!interactor.response.isComplete && viewModel(interactor.response).summary.isEmpty)
  }
}
