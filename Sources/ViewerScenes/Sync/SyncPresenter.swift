public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `SyncScene.Response` into display text.
public struct SyncPresenter: DateIndependentPresenter {
  private let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: SyncScene.Response) -> SyncScene.ViewModel {
    SyncScene.ViewModel(
      title: words.syncTitle, of: response, in: words, activity: words.syncing, failure: words.notSynced
    ) { report, viewModel in
      if let problem = report.problem {
        show(problem, report.source?.name ?? "", in: &viewModel, isWaitingTold: false)
      } else {
        show(report, of: response, in: &viewModel)
      }
    }
  }

  /// Shows why there is nothing else to show, and that changes wait, unless a warning already tells how many.
  private func show(
    _ problem: AccountError, _ account: String, in viewModel: inout SyncScene.ViewModel, isWaitingTold: Bool
  ) {
    switch problem {
    case .notApproved(let address):
      viewModel.fail(words.approvalNeeded(at: address, of: account), as: .unauthorized)
      viewModel.hints = [Hint(text: words.syncsThen, route: .sync())]
    case .withdrawn: viewModel.fail(words.approvalWithdrawn(by: account), as: .unauthorized)
    case .needsToken: viewModel.fail(words.needsToken(of: account), as: .unauthorized)
    case .emptied: viewModel.fail(words.accountEmptied(account))
    case .store(let error): viewModel.fail(words.emptyState(titled: words.notSynced, for: error))
    case .catalog(let error):
      var state = words.emptyState(titled: words.notSynced, for: [error])
      if !isWaitingTold, !error.isAboutCredential {
        state.advice = (error.code == .rateLimited ? state.advice + " " : "") + words.syncWaits
      }
      viewModel.fail(state, as: error.outcome)
    }
  }

  private func show(
    _ report: SyncScene.Report, of response: SyncScene.Response, in viewModel: inout SyncScene.ViewModel
  ) {
    let account = report.source?.name ?? ""
    let error = report.storeError.map { words.sentence(for: $0) } ?? report.gaps.error.map(words.sentences)
    let isFailure = report.changes.isEmpty && (report.storeError != nil || report.gaps.isIncomplete)
    let lists = AccountList.allCases.filter(report.incomplete.contains)
    let (emptied, unread) = (lists.filter(report.emptied.contains), lists.filter { !report.emptied.contains($0) })
    viewModel.warnings = [
      report.isOtherAccount ? words.otherAccount : nil,
      unread.isEmpty ? nil : words.incompleteLists(unread, at: account),
      emptied.isEmpty ? nil : words.emptiedLists(emptied, at: account),
      words.sentence(about: report.unreadable),
      isFailure ? nil : error.map { words.warning(about: words.syncTitle, saying: $0) },
      report.waiting == 0 ? nil : words.waiting(report.waiting, Array(report.gaps.missing.prefix(3))),
      report.foreign == 0 ? nil : words.foreignFilms(report.foreign, to: account),
      report.gone == 0 ? nil : words.goneFilms(report.gone, from: account),
    ].compactMap(\.self)
    let isUnauthorized = report.gaps.error?.isAboutCredential ?? false
    viewModel.outcome = isUnauthorized ? .shownUnauthorized : error == nil ? .shown : .shownWithProblems
    viewModel.rows = report.changes.map { step in
      let source = report.source.flatMap { $0 == response.source ? nil : $0.idNamespace }
      return .init(
        title: step.title, text: text(of: step, account, isDryRun: report.isDryRun),
        route: .movie(id: step.mark.movie, source: source))
    }
    if !report.changes.isEmpty {
      viewModel.position = words.syncChanges(report.changes.count, isDryRun: report.isDryRun)
      if report.isDryRun { viewModel.hints = [Hint(text: words.syncsNow, route: .sync())] }
    } else if isFailure,
      let problem = report.storeError.map(AccountError.store) ?? report.gaps.error.map(AccountError.catalog)
    {
      show(problem, account, in: &viewModel, isWaitingTold: report.waiting > 0)
    } else {
      let isAboutAll =
        error == nil && report.incomplete.isEmpty && report.waiting == 0 && report.unreadable.isEmpty
      viewModel.emptyState = words.nothingToSync(with: account, isAboutAll: isAboutAll)
    }
  }

  private func text(of step: SyncPlan.Step, _ account: String, isDryRun: Bool) -> String {
    func stars(_ value: Int?) -> String? {
      step.mark.list == .ratings ? value.flatMap { StarRating(halves: $0) }.map { words.stars($0) } : nil
    }
    let text = words.syncChanged(
      step.mark.list, isOnList: step.value != nil, stars: stars(step.value), at: step.isHere ? nil : account,
      isDryRun: isDryRun)
    return step.reason == .changed
      ? text : "\(text); \(words.decided(step.reason, stars: stars(step.earlier)))"
  }
}
