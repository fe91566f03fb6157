public import MovieDisplay
import MovieDomain
import MovieScenes
public import ViewerScenes

/// Turns a `TransferScene.Response` into JSON. The result of an import lists the lines of the file by number.
extension TransferPresenter: JSONPresenting {
  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    switch response {
    case .idle, .importing, .exporting:
      .awaiting
    case .imported(let report, _, _):
      viewModel.outcome.hasContent
        ? .document(json(report)) : .failure(code(of: report), saying: emptyState(of: viewModel))
    case .exported(let report, let path?):
      .document([
        "exported": report.written.json, "file": path.json, "unreadable": report.unreadable.json,
        "without_details": report.incomplete.json,
      ])
    case .exported(_, to: nil):
      // The exported films were written to standard output, so nothing may follow them there.
      .nothing
    case .notImported(let error), .notExported(let error):
      .failure(FailureCode(error), saying: viewModel.emptyState)
    }
  }

  /// Why nothing was imported, with the numbers of lines before the advice, which may end with a command.
  private func emptyState(of viewModel: ViewModel) -> EmptyState? {
    guard var state = viewModel.emptyState else { return nil }
    let lines = viewModel.sections.map { words.warning(about: $0.title, saying: $0.count + ".") }
    let sentences = [state.message] + lines
    state.message = sentences.filter { !$0.isEmpty }.joined(separator: " ")
    return state
  }

  /// What was done with each line.
  private func json(_ report: ImportReport) -> JSONValue {
    let lists = [
      ("added", report.added), ("already_there", report.alreadyThere), ("not_matched", report.notMatched),
      ("failed", report.failed), ("malformed", report.malformed), ("untried", report.untried),
      ("without_review", report.withoutReview), ("partial", report.partial),
    ]
    return JSONValue.object(lists.map { .init($0, lines($1)) }).adding([
      "films": [
        "added": report.changes.newFilms.json, "updated": report.changes.updatedFilms.json,
        "already_there": report.changes.unchangedFilms.json, "differing": report.changes.differingFilms.json,
        "left_watchlist": report.changes.leftWatchlist.count.json,
      ],
      "viewings": ["added": report.changes.newViewings.json],
      "counts": .object(lists.map { .init($0, $1.count.json) }),
      "dry_run": report.isDryRun.json,
      "error": (report.stop.map { code(of: report).json(saying: sentence(for: $0)) }).json,
    ])
  }

  private func lines(_ lines: ImportReport.Lines) -> JSONValue {
    .array(lines.listed.map { ["line": $0.number.json, "title": $0.title.json, "reason": ($0.reason?.code).json] })
  }

  private func code(of report: ImportReport) -> FailureCode {
    if let stop = report.stop { return FailureCode(stop) }
    if case .failed(let error)? = report.failed.listed.first?.reason { return FailureCode(error) }
    return report.needsOnlyCredential ? .missingCredential : .notFound
  }
}

extension ImportReport.Reason {
  /// A name for programs, which must not change.
  fileprivate var code: String {
    switch self {
    case .noTitle: "no-title"
    case .fieldCount: "field-count"
    case .quotes: "quotes"
    case .invalidYear: "invalid-year"
    case .invalidID: "invalid-id"
    case .invalidRating, .invalidRatingOfTen: "invalid-rating"
    case .invalidDay: "invalid-day"
    case .futureDay: "future-day"
    case .earlyDay: "early-day"
    case .otherReview: "other-review"
    case .notAFilm: "not-a-film"
    case .unknownShelf: "unknown-shelf"
    case .noSuchTitle: "no-such-title"
    case .noSuchID: "no-such-id"
    case .otherCatalog: "other-catalog"
    case .otherYear: "other-year"
    case .severalFilms: "several-films"
    case .failed(let error): FailureCode(error).text
    }
  }
}
