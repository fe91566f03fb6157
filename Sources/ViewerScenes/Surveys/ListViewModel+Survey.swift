import MovieDisplay
import MovieDomain
import MovieScenes

extension ListViewModel {
  /// A page about many films of the viewer: how far they are looked up, why they could not be read, or what `show` makes
  /// of what was found.
  init<Found>(
    title: String, of response: SurveyResponse<Found>, in words: any Words,
    activity: (_ done: Int, _ total: Int) -> String,
    failure: String, show: (_ found: Found, _ page: inout ListViewModel) -> Void
  ) {
    self.init(title: title)
    self.activity = response.progress.map { activity($0.done, $0.total) }
    progress = response.progress.flatMap { $0.total > 0 ? Double($0.done) / Double($0.total) : nil }
    switch response.found {
    case nil: break
    case .failure(let error)?: fail(words.emptyState(titled: failure, for: error))
    case .success(let found)?: show(found, &self)
    }
  }

  /// Shows what could not be loaded, and `none` if there are no rows: because of that, or because nothing was found.
  mutating func show(_ gaps: Survey.Gaps, from source: CatalogSource, in words: any Words, none: EmptyState?) {
    let failure = none != nil && gaps.isFailure ? gaps.error : nil
    warnings = words.warnings(about: title, of: gaps, includingError: failure == nil)
    isStale = gaps.staleness != nil
    emptyState = none
    if let failure { fail(words.emptyState(for: failure, from: source), as: failure.outcome) }
  }
}

extension Words {
  /// Sentences about what a look-up of many films could not load. Offline mode was requested, so it needs none.
  func warnings(about title: String, of gaps: Survey.Gaps, includingError: Bool) -> [String] {
    let names = gaps.missing.filter { $0.nonBlank != nil }
    let missing =
      gaps.missing.isEmpty ? nil : calendar.missing(gaps.missing.count, Array(names.prefix(3)))
    let failed = gaps.error.flatMap { includingError && $0.code != .offline ? sentence(for: $0) : nil }
    return [failed, missing].compactMap { $0.map { warning(about: title, saying: $0) } }
  }
}
