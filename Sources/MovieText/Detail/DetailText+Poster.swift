import MovieDisplay

// The layout with a poster on the left.
extension DetailText {
  private static let gapBesidePoster = 3
  /// If fewer lines of the overview fit beside the poster, all of it goes below.
  private static let minimumLinesBesidePoster = 3
  /// A text that is at most this much higher than the poster stays in its column. Fewer lines below the poster would look
  /// lost.
  private static let tolerance = 3

  /// The film's title, overview and details beside a poster. An overview that is too long continues below it with a new
  /// sentence, and the details follow.
  func head(of film: DetailScene.Film, beside poster: [TextLine], columns: Int) -> [TextLine] {
    let width = page.width - columns - Self.gapBesidePoster
    let name = title(of: film, width: width)
    func joined(_ text: [TextLine]) -> [TextLine] {
      Block.beside([poster, text], columnWidth: columns, gap: Self.gapBesidePoster)
    }
    let overview = section(film.overview, width: overviewWidth(in: width))
    guard case .text(let text) = film.overview.content, name.count + overview.count > poster.count + Self.tolerance
    else {
      return joined(name + summary(of: film, width: width))
    }

    var emptyOverview = film.overview
    emptyOverview.content = .text("")
    let title = section(emptyOverview, width: width)
    let left = columns + Self.gapBesidePoster
    let below = Block.width(around: left, in: page.width)
    let room = poster.count - name.count - title.count
    let (beside, rest) = Block.split(CleanText.paragraphs(of: text), width: below - left, lines: room)
    let details = separated(details(of: film, width: page.width))
    guard beside.count >= Self.minimumLinesBesidePoster else {
      return joined(name) + [.empty] + section(film.overview, width: page.width) + details
    }
    return joined(name + title + beside.map { TextLine($0) }) + [.empty]
      + rest.flatMap { $0.wrapped(to: below) }.map { TextLine($0) } + details
  }
}
