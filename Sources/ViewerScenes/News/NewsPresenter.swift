public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `NewsScene.Response` into display text.
public struct NewsPresenter: DateIndependentPresenter {
  private let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: NewsScene.Response) -> NewsScene.ViewModel {
    NewsScene.ViewModel(
      title: words.newsTitle, of: response, in: words, activity: words.lookingUp,
      failure: words.shelfNotRead(.watchlist)
    ) { show($0, of: response, in: &$1) }
  }

  private func show(
    _ bulletin: NewsScene.Bulletin, of response: NewsScene.Response, in viewModel: inout NewsScene.ViewModel
  ) {
    if let error = bulletin.memoryError {
      viewModel.failure = words.emptyState(titled: words.newsNotRemembered, for: error)
      viewModel.outcome = .failed
    }
    let none = words.noNews(since: bulletin.since.map(words.date))
    viewModel.show(
      bulletin.gaps, from: response.source, in: words, none: bulletin.items.isEmpty ? none : nil, saysWhatIsGone: false)
    guard !bulletin.items.isEmpty else { return }
    viewModel.position = [words.newsChanges(bulletin.items.count), words.age(of: bulletin.gaps)].joinedRemarks
    viewModel.rows = bulletin.items.map { item in
      let source = item.source == response.source ? nil : item.source.idNamespace
      return .init(
        title: item.movie.shownTitle, text: text(of: item.change, on: bulletin.day),
        route: .movie(id: item.movie.id, source: source))
    }
    let offersServices = bulletin.items.contains { if case .offered = $0.change { true } else { false } }
    let company = response.source.offersAttribution
    viewModel.footnotes =
      (offersServices && !company.isEmpty ? [words.offers(from: company)] : [])
      + words.footnotes(for: response.source)
  }

  private func text(of change: NewsScene.Change, on today: CalendarDate) -> String {
    switch change {
    case .out(let day):
      words.isOut(words.kind(day.kind), since: day.date == today ? nil : words.date(day.date))
    case .offered(let services): words.offered(on: services)
    case .moved(let kind, let old, let new):
      words.moved(words.kind(kind), from: old.map(words.date), to: new.map(words.date))
    case .part(let collection): words.newPart(of: collection)
    }
  }
}
