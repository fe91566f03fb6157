public import MovieDisplay
import MovieDomain
public import ViewerScenes

extension SyncPresenter: JSONPresenting {
  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    .found(response.found, like: viewModel, code: code(of:)) { report in
      [
        "source": (report.source?.idNamespace).json, "dry_run": report.isDryRun.json,
        "other_account": report.isOtherAccount.json, "changes": report.changes.map(\.json).json,
        "waiting": report.waiting.json, "foreign": report.foreign.json, "gone": report.gone.json,
        "incomplete": AccountList.allCases.filter(report.incomplete.contains).map(\.rawValue).json,
        "unreadable": report.unreadable.json, "missing": report.gaps.missing.json,
        "error": (report.storeError.map { FailureCode($0).text } ?? report.gaps.error.map { FailureCode($0).text })
          .json,
      ]
    }
  }

  private func code(of report: SyncScene.Report) -> FailureCode {
    switch report.problem {
    case .notApproved?, .withdrawn?, .needsToken?: FailureCode(CatalogError(.missingCredential))
    case .emptied?: .malformedResponse
    case .catalog(let error)?: FailureCode(error)
    case .store(let error)?: FailureCode(error)
    case nil:
      report.storeError.map { FailureCode($0) } ?? report.gaps.code
    }
  }
}

extension SyncPlan.Step: JSONRepresentable {
  package var json: JSONValue {
    let isRating = mark.list == .ratings
    func state(_ value: Int?) -> JSONValue {
      isRating ? (value.flatMap { StarRating(halves: $0) }?.stars).json : (value != nil).json
    }
    let reason: JSONValue =
      switch self.reason {
      case .changed: "changed"
      case .own: "own"
      case .account: "account"
      case .later: "later"
      case .kept: "kept"
      }
    return [
      "list": mark.list.rawValue.json, "side": isHere ? "here" : "account", "id": mark.movie.json,
      "title": title.json, "value": state(value), "earlier_value": state(earlier), "reason": reason,
    ]
  }
}
