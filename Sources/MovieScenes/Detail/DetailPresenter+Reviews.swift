import MovieDisplay
import MovieDomain

extension DetailPresenter {
  private static let shortReviewCount = 5

  func reviews(of details: MovieDetails, in response: DetailScene.Response) -> DetailScene.Section? {
    let detail = words.detail
    let whole = response.expanded.contains(.reviews)
    guard let page = details.reviews else {
      return .init(id: .reviews, title: detail.reviews, content: .missing(detail.sectionNotLoaded))
    }
    guard !page.elements.isEmpty else {
      guard response.source.hasReviews else { return nil }
      return .init(
        id: .reviews, title: detail.reviews, note: note(on: page), content: .empty(detail.noReviews))
    }
    let shown = whole ? page.elements : Array(page.elements.prefix(Self.shortReviewCount))
    let excerpts = shown.map { whole ? nil : Excerpt.of($0.text) }
    let rest = page.elements.count - shown.count
    let more = rest > 0 ? words.more(rest) : excerpts.contains { $0 != nil } ? detail.fullReviews : nil
    return .init(
      id: .reviews, title: detail.reviews, note: note(on: page),
      content: .reviews(zip(shown, excerpts).map { review($0, saying: $1 ?? Markup.parsed($0.text)) }),
      more: more.map {
        .init(text: $0, route: .movie(id: details.movie.id, .reviews, source: response.otherSource?.idNamespace))
      })
  }

  /// The viewer's own viewings, latest first; nil unless they tell more than the mark of a film that was seen.
  func viewings(in response: DetailScene.Response) -> DetailScene.Section? {
    let viewings = response.filmMarks.diary?.viewings ?? []
    guard viewings.count > 1 || viewings.contains(where: { !$0.review.isEmpty || !$0.tags.isEmpty }) else { return nil }
    let rows = viewings.reversed().map { viewing in
      let day = words.shelves.watched(on: words.date(viewing.day.date), times: 1, isRewatch: viewing.isRewatch)
      return DetailScene.Review(
        author: words.detail.seen(on: day, rating: viewing.rating.map(words.stars)), date: viewing.tags.nonBlank,
        text: Markup.parsed(viewing.review))
    }
    return .init(id: .viewings, title: words.detail.viewings, content: .reviews(rows))
  }

  private func review(_ review: Review, saying text: FormattedText) -> DetailScene.Review {
    .init(
      author: review.author.nonBlank ?? words.detail.anonymous,
      score: review.rating.map { words.badge(for: Rating(average: $0, voteCount: nil)) },
      date: review.date.map(words.fullDate), text: text)
  }

  private func note(on page: ResultsPage<Review>) -> String? {
    let read = page.elements.count
    let first = page.totalResults > read + page.skipped ? words.detail.first(read, of: page.totalResults) : nil
    let skipped = page.skipped > 0 ? words.detail.reviewsSkipped(page.skipped) : nil
    return [first, skipped].joinedRemarks.nonBlank
  }
}
