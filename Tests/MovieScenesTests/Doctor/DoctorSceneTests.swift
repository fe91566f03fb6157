import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct DoctorSceneTests {
  private static let good = HealthFinding.program(name: "vip", version: "1.2.3")
  private static let remark = HealthFinding.noCredential
  private static let trouble = HealthFinding.server(
    .init(host: "a.example", isEncrypted: true, answer: .failed(CatalogError(.timedOut, host: "a.example"))))

  @Test(
    arguments: [
      ([good], .shown, .good, "All is well."), ([good, remark], .shown, .remark, "All is well, with 1 remark."),
      ([trouble], .troubled, .trouble, "Not all is well: 1 trouble."),
      (
        [remark, trouble, good, remark, trouble], .troubled, .trouble,
        "Not all is well: 2 troubles and 2 remarks."
      ),
    ] as [([HealthFinding], Outcome, DoctorScene.Mark, String)])
  func theGravestDecides(findings: [HealthFinding], outcome: Outcome, mark: DoctorScene.Mark, summary: String) {
    let viewModel = DoctorPresenter(words: EnglishWords()).viewModel(for: .init(findings: findings))
    #expect(viewModel.outcome == outcome)
    #expect(viewModel.outcome.hasContent)
    #expect(viewModel.mark == mark)
    #expect(viewModel.summary == summary)
  }

  @Test func rowsStandBySubject() {
    let viewModel = DoctorPresenter(words: EnglishWords()).viewModel(
      for: .init(findings: [Self.trouble, Self.remark, Self.good, .noProxy]))
    #expect(viewModel.sections.map(\.title) == ["Program", "Access to TMDb", "Network"])
    #expect(viewModel.sections.map { $0.rows.map(\.mark) } == [[.good], [.remark], [.trouble, .good]])
    #expect(viewModel.sections[0].rows == [.init(mark: .good, label: "vip", text: "1.2.3")])
    #expect(
      viewModel.sections[2].rows[0]
        == .init(
          mark: .trouble, label: "Server", text: "a.example took too long to answer.",
          advice: "Try again in a little while."))
  }

  @Test func aMissingLibraryIsNeededOnlyForWhatNeedsIt() {
    for (isNeeded, outcome) in [(true, Outcome.troubled), (false, .shown)] {
      let library = HealthFinding.Library(.transport, name: "libcurl", version: nil, isNeeded: isNeeded)
      let viewModel = DoctorPresenter(words: EnglishWords()).viewModel(for: .init(findings: [.library(library)]))
      #expect(viewModel.outcome == outcome)
      #expect(viewModel.sections.first?.rows.first?.text == "could not be loaded")
      #expect(viewModel.sections.first?.rows.first?.advice.hasPrefix("Install libcurl") == true)
    }
  }

  @Test(arguments: [(1, "1 замечание"), (2, "2 замечания"), (5, "5 замечаний")])
  func numbersAreDeclined(count: Int, text: String) {
    #expect(RussianWords().doctor.summary(troubles: 0, remarks: count) == "Всё в порядке, есть \(text).")
  }

  @Test(arguments: [(0, "0 KB"), (1, "1 KB"), (999_999, "1,000 KB"), (1_000_000, "1.0 MB"), (52_428_800, "52.4 MB")])
  func sizesAreRounded(bytes: Int, text: String) {
    #expect(EnglishWords().doctor.answers(3, bytes: bytes, in: "/a") == "3 (\(text)) in /a")
  }

  @Test func everythingIsLookedAtAtOnceAndToldInOrder() async throws {
    let display = RecordingDisplay<DoctorScene.Response>()
    let late = HeldCheck([.noProxy])
    let early = HeldCheck([.systemCertificates])
    let interactor = DoctorInteractor(
      checks: [late, early], output: Output(EchoPresenter(), display: display))
    async let done: Void = interactor.handle(.check)
    await late.begun()
    await early.begun()
    await early.release()
    await display.waitForProgress(2)
    await late.release()
    await done
    #expect(await display.progress.map(\.findings) == [[], [.systemCertificates]])
    #expect(await display.progress.allSatisfy { !$0.isComplete })
    #expect(await display.shown == [.init(findings: [.noProxy, .systemCertificates])])
  }

  @Test func withoutChecksAllIsWell() async {
    let display = RecordingDisplay<DoctorScene.ViewModel>()
    let output = Output(DoctorPresenter(words: EnglishWords()), display: display)
    await DoctorInteractor(checks: [], output: output).handle(.check)
    #expect(await display.shown.map(\.summary) == ["All is well."])
    #expect(await display.progress.map(\.summary) == [""])
  }
}

/// A check that ends when it is told to.
private actor HeldCheck: HealthCheck {
  private let result: [HealthFinding]
  private var held: CheckedContinuation<Void, Never>?
  private var watcher: CheckedContinuation<Void, Never>?

  init(_ result: [HealthFinding]) {
    self.result = result
  }

  func findings() async -> [HealthFinding] {
    await withCheckedContinuation {
      held = $0
      watcher?.resume()
    }
    return result
  }

  /// Returns when the check is under way.
  func begun() async {
    guard held == nil else { return }
    await withCheckedContinuation { watcher = $0 }
  }

  func release() {
    held?.resume()
  }
}
