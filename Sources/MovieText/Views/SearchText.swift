public import MovieDisplay

/// Renders search results with one or two lines per film, or as a wall of posters.
public struct SearchText: TextView<SearchScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: SearchScene.ViewModel) -> [TextLine] {
    let above = [viewModel.suggestions.map(suggestions) ?? [], people(viewModel.people)].filter { !$0.isEmpty }
    let parts = above + [content(viewModel.content, isFirst: above.isEmpty)].filter { !$0.isEmpty }
    let footer = footer(
      hints: viewModel.hints
        + (page.isInteractive ? [] : viewModel.people.map { Hint(text: $0.name, route: $0.route) }),
      footnotes: viewModel.footnotes, cards: viewModel.content.results?.rows.map(\.card) ?? [])
    return parts.separated + (parts.isEmpty ? Array(footer.dropFirst()) : footer)
  }

  private func suggestions(_ suggestions: HistoryScene.ViewModel) -> [TextLine] {
    let queries = suggestions.rows.map {
      TextLine(CleanText($0.text).truncated(to: page.width - 1), to: .command($0.route))
    }
    return heading(suggestions.title) + Block.barred(queries, .muted)
  }

  /// The people whose names were searched for, where people move between targets. Elsewhere, the footer has commands.
  private func people(_ people: [PeopleScene.Row]) -> [TextLine] {
    page.isInteractive ? PeopleText(page: page).rows(people) : []
  }

  private func content(_ content: SearchScene.Content, isFirst: Bool) -> [TextLine] {
    switch content {
    case .prompt(let text, let earlier), .searching(let text, let earlier):
      paragraph(text, style: .muted) + below(earlier)
    case .results(let results): self.results(results, isFirst: isFirst)
    // Finding nothing is not an error.
    case .nothing(let state): emptyState(state, style: .strong)
    case .failed(let state, let earlier): emptyState(state) + below(earlier)
    }
  }

  private func below(_ earlier: SearchScene.Results?) -> [TextLine] {
    earlier.map { [.empty] + results($0, areEarlier: true) } ?? []
  }

  /// `areEarlier` tells that they are not those of the text in the search field, and `isFirst` that nothing is above.
  private func results(
    _ results: SearchScene.Results, areEarlier: Bool = false, isFirst: Bool = false
  ) -> [TextLine] {
    let cards = results.rows.map(\.card)
    let rows =
      page.pictures == nil ? SearchRows(results.rows, page: page).lines : CardGrid(cards, page: page).lines(cards)
    return section(results, isFirst: isFirst, around: page.rows(rows, isStale: areEarlier || results.isStale))
      + ending(results.ending)
  }

  public func pictureRequests(for viewModel: SearchScene.ViewModel) -> [PictureRequest] {
    let cards = viewModel.content.results?.rows.map(\.card) ?? []
    return CardGrid(cards, page: page).requests(for: cards)
  }

  /// The heading ends with the number of films. If that is too long, it moves below with the note.
  private func section(_ results: SearchScene.Results, isFirst: Bool, around rows: [TextLine]) -> [TextLine] {
    let place = page.isInteractive ? nil : results.place
    let extent = CleanText([results.extent, place].compactMap(\.self).joined(separator: " · "))
    let isBeside = CleanText(results.title).width + extent.width + 3 <= page.width
    // Where rows have the focus, the first line says which of all it is.
    let isSaid = page.isInteractive && isFirst && results.total != nil
    let remarks = [isBeside ? nil : extent.string, results.note].compactMap(\.self)
    return section(
      results.title, note: remarks.isEmpty ? nil : remarks.joined(separator: " · "),
      rest: isBeside && !isSaid ? [TextLine(extent, .muted)] : [], width: page.width, around: rows)
  }

  private func ending(_ ending: SearchScene.Ending) -> [TextLine] {
    switch ending {
    case .end, .more: []
    case .loading(let text): [.empty] + paragraph(text, style: .muted)
    // The browser shows this itself, with the key that retries.
    case .failed(let text): page.isInteractive ? [] : [.empty] + paragraph(text, style: .failure)
    }
  }

  package func facts(of viewModel: SearchScene.ViewModel) -> PageFacts {
    var facts = PageFacts(cards: viewModel.content.results?.rows.map(\.card) ?? [])
    // Other texts are answered with the searches that contain them.
    if viewModel.query.isEmpty { facts.recentSearches = viewModel.suggestions?.rows.map(\.text) ?? [] }
    if case .results(let results) = viewModel.content { facts.found = results.total }
    switch viewModel.content {
    case .results, .nothing: facts.answeredQuery = viewModel.query
    case .failed(let state, _):
      facts.answeredQuery = viewModel.query
      facts.failure = state.reason
    case .prompt, .searching: break
    }
    return facts
  }
}

extension SearchScene.Content {
  var results: SearchScene.Results? {
    switch self {
    case .prompt(_, let earlier), .searching(_, let earlier), .failed(_, let earlier): earlier
    case .results(let results): results
    case .nothing: nil
    }
  }
}

extension SearchScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    let suggested = suggestions.map { suggestions in
      text.line([suggestions.title]) + suggestions.rows.flatMap { $0.lines(in: text) }
    }
    return (suggested ?? []) + people.flatMap { $0.lines(in: text) } + lines(of: content, in: text)
      + text.ending(hints, footnotes)
  }

  private func lines(of content: SearchScene.Content, in text: SpokenText<Self>) -> [TextLine] {
    switch content {
    case .prompt(let message, let earlier), .searching(let message, let earlier):
      text.paragraph(message) + (earlier.map { lines(of: .results($0), in: text) } ?? [])
    case .nothing(let state): text.emptyState(state, style: .strong)
    case .failed(let state, let earlier):
      text.emptyState(state) + (earlier.map { lines(of: .results($0), in: text) } ?? [])
    case .results(let results):
      text.line([results.title, results.extent, results.place, results.note])
        + results.rows.flatMap { text.row($0.card, $0.originalTitle) } + lines(of: results.ending, in: text)
    }
  }

  private func lines(of ending: SearchScene.Ending, in text: SpokenText<Self>) -> [TextLine] {
    switch ending {
    case .end, .more: []
    case .loading(let message), .failed(let message): text.paragraph(message)
    }
  }
}

extension SearchScene: TextScene { package typealias View = SearchText }

/// The films of search results: one line each on a wide page, otherwise two and an empty line between films.
struct SearchRows {
  private static let gap = 2
  /// The minimum width for a separate overview column.
  private static let wide = 110
  /// The minimum width for title and facts on one line.
  private static let medium = 56
  private static let widestTitle = 60
  /// The minimum width of a truncated original title; less is not readable.
  private static let shortest = 8

  private let rows: [SearchScene.Row]
  private let width: Int
  /// The widths of the columns of years, scores and ids.
  private let widths: (year: Int, score: Int, id: Int)
  /// The width of the titles where the facts are beside all of them.
  private let titleWidth: Int
  private let hasOverviews: Bool

  init(_ rows: [SearchScene.Row], page: TextPage) {
    self.rows = rows
    width = page.width
    hasOverviews = page.showsDescriptions || page.width >= Self.medium
    func widest(_ width: (SearchScene.Row) -> Int) -> Int { rows.map(width).max() ?? 0 }
    widths = (widest(\.year.width), widest(\.score.width), widest(\.shownID.width))
    let longest = widest { $0.card.markedTitle.width + ($0.original.width > 0 ? Self.gap + $0.original.width : 0) }
    titleWidth = min(longest, Self.widestTitle, page.width * 2 / 5)
  }

  var lines: [TextLine] {
    switch width {
    case Self.wide...: rows.map(single)
    case Self.medium...: rows.map(double).separated
    default: rows.map(narrow).separated
    }
  }

  /// Title, facts and overview on one line.
  private func single(_ row: SearchScene.Row) -> TextLine {
    var line = row.bar + title(of: row, width: titleWidth)
    line.pad(to: 1 + titleWidth + Self.gap)
    line.append(facts(of: row))
    line.append(.blank(Self.gap))
    line.append(row.overview.truncated(to: width - line.width), .muted)
    return line
  }

  /// Title and facts above the overview.
  private func double(_ row: SearchScene.Row) -> [TextLine] {
    let line = row.bar + title(of: row, width: width - 1 - Self.gap - factsWidth)
    return [line.followed(by: facts(of: row), endingAt: width)] + overview(of: row)
  }

  private var factsWidth: Int { widths.year + widths.score + widths.id + 2 * Self.gap }

  /// The year, score and id, aligned with those of the other films.
  private func facts(of row: SearchScene.Row) -> TextLine {
    TextLine.empty.followed(by: TextLine(row.year, .muted), endingAt: widths.year)
      .followed(by: row.score, endingAt: widths.year + Self.gap + widths.score)
      .followed(by: TextLine(row.shownID, .muted), endingAt: factsWidth)
  }

  private func overview(of row: SearchScene.Row) -> [TextLine] {
    let overview = hasOverviews ? row.overview : ""
    return overview.width == 0 ? [] : [row.bar + TextLine(overview.truncated(to: width - 1), .muted)]
  }

  /// Title above the facts.
  private func narrow(_ row: SearchScene.Row) -> [TextLine] {
    let line = row.bar + TextLine(row.card.markedTitle.truncated(to: width - 1), .strong, to: row.target)
    var below = row.bar
    let room = width - 1 - row.shownID.width
    if row.year.width + 1 + row.score.width + 1 <= room {
      below.append(row.year, .muted)
      below.append(" ")
    }
    if below.width + row.score.width <= room {
      below.append(row.score)
    }
    below.append(originalTitle(of: row, room: width - below.width - row.shownID.width - Self.gap))
    return [line, below.followed(by: TextLine(row.shownID, .muted), endingAt: width)] + overview(of: row)
  }

  private func title(of row: SearchScene.Row, width: Int) -> TextLine {
    let title = TextLine(row.card.markedTitle.truncated(to: width), .strong, to: row.target)
    return title + originalTitle(of: row, room: width - title.width)
  }

  /// The original title after a gap, if there is room.
  private func originalTitle(of row: SearchScene.Row, room: Int) -> TextLine {
    let left = room - Self.gap
    let title = row.original
    guard left >= min(Self.shortest, title.width), title.width > 0 else { return .empty }
    return TextLine(.blank(Self.gap)) + TextLine(title.truncated(to: left), .muted)
  }
}

extension SearchScene.Row {
  fileprivate var bar: TextLine { TextLine("▎", card.score.style) }
  fileprivate var original: CleanText { CleanText(originalTitle ?? "") }
  /// The first paragraph of the overview.
  fileprivate var overview: CleanText {
    card.overview.flatMap { CleanText.paragraphs(of: $0, limit: CleanText.longest).first } ?? ""
  }
  fileprivate var year: CleanText { CleanText(card.year) }
  fileprivate var score: TextLine { card.score.line() }
  fileprivate var shownID: CleanText { CleanText(card.shownID) }
  fileprivate var target: TextLine.Target { .route(card.route) }
}
