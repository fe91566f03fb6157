public import MovieDisplay
import MovieDomain

/// Turns a `NewsScene.Response` into display text.
public struct NewsPresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: NewsScene.Response) -> NewsScene.ViewModel {
    var viewModel = NewsScene.ViewModel(title: words.news.title)
    viewModel.activity = response.progress.map(words.calendar.lookingUp)
    viewModel.progress = response.progress?.fraction
    switch response.found {
    case nil: break
    case .failure(let error)?:
      viewModel.emptyState = EmptyState(
        title: words.shelves.notRead(.watchlist), message: words.sentence(for: error), advice: words.advice(for: error))
      viewModel.outcome = .failed
    case .success(let bulletin)?: show(bulletin, of: response, in: &viewModel)
    }
    return viewModel
  }

  private func show(
    _ bulletin: NewsScene.Bulletin, of response: NewsScene.Response, in viewModel: inout NewsScene.ViewModel
  ) {
    viewModel.warnings = words.warnings(about: viewModel.title, of: bulletin.gaps)
    viewModel.isStale = bulletin.gaps.staleness != nil
    if let error = bulletin.memoryError {
      viewModel.failure = EmptyState(
        title: words.news.notRemembered, message: words.sentence(for: error), advice: words.advice(for: error))
      viewModel.outcome = .failed
    }
    if bulletin.items.isEmpty {
      viewModel.emptyState = words.news.none(since: bulletin.since.map(words.date))
      if bulletin.gaps.isIncomplete, let error = bulletin.gaps.error {
        viewModel.emptyState = words.emptyState(for: error, from: response.source)
        viewModel.outcome = error.outcome
      }
      return
    }
    viewModel.position = [
      words.news.changes(bulletin.items.count), bulletin.gaps.staleness.map { words.asOf($0.age) },
    ].compactMap(\.self).joined(separator: " · ")
    viewModel.rows = bulletin.items.map { item in
      let source = item.source == response.source ? nil : item.source.idNamespace
      return .init(
        title: item.movie.title, text: text(of: item.change, on: bulletin.day),
        route: .movie(id: item.movie.id, source: source))
    }
    let offersServices = bulletin.items.contains { if case .offered = $0.change { true } else { false } }
    let company = response.source.offersAttribution
    viewModel.footnotes =
      (offersServices && !company.isEmpty ? [words.watch.offers(from: company)] : [])
      + words.footnotes(for: response.source)
  }

  private func text(of change: NewsScene.Change, on today: CalendarDate) -> String {
    switch change {
    case .out(let day):
      words.news.out(words.calendar.kind(day.kind), since: day.date == today ? nil : words.date(day.date))
    case .offered(let services): words.news.offered(on: services)
    case .moved(let kind, let old, let new):
      words.news.moved(words.calendar.kind(kind), from: old.map(words.date), to: new.map(words.date))
    case .part(let collection): words.news.part(of: collection)
    }
  }
}
