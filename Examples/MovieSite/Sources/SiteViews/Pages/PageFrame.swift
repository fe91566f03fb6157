import MovieDisplay
public import MovieDomain
import MoviePictures
import MovieScenes
import ViewerScenes

/// What is around every page: the head, the navigation and the search field.
public nonisolated struct PageFrame: Sendable {
  /// The texts of the site.
  public let words: any SiteWords
  /// Where the films come from.
  public let source: CatalogSource
  /// The address of the page, to come back to after a change.
  public let address: String
  /// What to say about the change that led to the page; nil if none did.
  public let notice: String?

  /// Creates the frame of a page.
  public init(words: any SiteWords, source: CatalogSource, address: String, notice: String? = nil) {
    self.words = words
    self.source = source
    self.address = address
    self.notice = notice
  }

  /// A whole page.
  public func page(_ title: String, query: String = "", footnotes: [String] = [], _ main: HTML) -> HTML {
    "\(start(title, query: query))\(main)\(end(footnotes))"
  }

  /// A page up to its content. The script stands where everything that it needs is there, and does not wait for the rest of
  /// the page, which takes as long as the slowest row.
  func start(_ title: String, query: String = "") -> HTML {
    """
    <!doctype html>
    <html lang="\(words.languageCode)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title == words.siteName ? title : "\(title) – \(words.siteName)")</title>
    <link rel="stylesheet" href="\(Asset.style.address)">
    <link rel="icon" href="\(Asset.icon.address)" type="image/svg+xml">
    </head>
    <body>
    <a class="skip" href="#main">\(words.skipToContent)</a>
    <header>
    <a class="brand" href="/">\(words.siteName)</a>
    <form role="search" action="/search" data-unreachable="\(words.unreachable)">\
    <input type="search" name="q" value="\(query)" maxlength="200" placeholder="\(words.searchField)" \
    aria-label="\(words.searchField)"> <button>\(words.search)</button></form>
    <nav aria-label="\(words.navigation)">\(navigation)</nav>
    </header>
    <main id="main" tabindex="-1">
    \(notice.map { #"<p id="done">\#($0)</p>"# as HTML })<script src="\(Asset.script.address)" async></script>

    """
  }

  /// A page after its content.
  func end(_ footnotes: [String]) -> HTML {
    // What the catalog demands to be shown as it is, is in English.
    let isEnglish = words.languageCode == "en"
    let notes: [HTML] = footnotes.map { paragraphs($0, in: !isEnglish && $0 == source.attribution ? "en" : nil) }
    return "\n</main>\n<footer>\(notes)</footer>\n</body>\n</html>\n"
  }

  private var navigation: HTML {
    let scenes = words.scenes
    return [
      ("/trending", words.trending), ("/genres", scenes.genres), ("/discover", scenes.discoverTitle),
      ("/people", words.people),
      ("/shelf/favorites", scenes.title(of: Shelf.favorites)), ("/shelf/watchlist", scenes.title(of: Shelf.watchlist)),
      ("/shelf/seen", scenes.title(of: Shelf.seen)), ("/pick/watchlist", words.tonight),
      ("/calendar", scenes.calendarTitle), ("/stats", scenes.statsTitle(of: nil)), ("/settings", scenes.settingsTitle),
    ].map { link -> HTML in
      let isCurrent = address == link.0 || address.hasPrefix(link.0 + "?")
      let mark: HTML = isCurrent ? #" aria-current="page""# : ""
      return #"<a href="\#(link.0)"\#(mark)>\#(link.1)</a>"#
    }.joined(by: " ")
  }

  // MARK: - The parts that pages have in common

  /// A text that leads to a page, if there is one.
  func link(_ text: String, to route: Route) -> HTML {
    address(of: route).map { #"<a href="\#($0)">\#(text)</a>"# } ?? "\(text)"
  }

  /// The address of a page; nil for what is no page here, such as a film of another catalog.
  private func address(of route: Route) -> String? {
    if case .movie(_, .overview, _?) = route { nil } else { route.address }
  }

  /// A film as a card that leads to its page.
  func card(_ card: MovieCard, roles: String = "") -> HTML {
    let remark: HTML? = card.remark.map { #"<span class="remark">\#($0)</span>"# }
    let part: HTML? = roles.isEmpty ? nil : #"<span class="remark">\#(roles)</span>"#
    let content: HTML = """
      \(poster(id: card.id, title: card.title, facts: facts(of: card), path: card.posterPath))\(marks(card.marks))\
      \(remark)\(part)
      """
    guard let address = address(of: card.route) else { return #"<div class="card">\#(content)</div>"# }
    return #"<a class="card" href="\#(address)">\#(content)</a>"#
  }

  /// Films in a grid.
  func grid(_ cards: [HTML]) -> HTML {
    let items: [HTML] = cards.map { "<li>\($0)</li>\n" }
    return #"<ul class="grid">\#n\#(items)</ul>"#
  }

  /// Films in a row that scrolls. The keyboard stops at it, so it has a name.
  func row(_ cards: [MovieCard], named name: String) -> HTML {
    let items: [HTML] = cards.map { "<li>\(card($0))</li>\n" }
    return #"<ul class="row" tabindex="0" aria-label="\#(name)">\#n\#(items)</ul>"#
  }

  /// The catalog's poster, or a title card in its place.
  func poster(id: Int, title: String, facts: HTML, path: String?) -> HTML {
    let panel: HTML =
      #"<span class="panel"><span class="title">\#(title)</span> <span class="facts">\#(facts)</span></span>"#
    let card = TitleCard(id: id, title: title, year: "")
    let drawing: HTML = #"""
      <svg viewBox="0 0 120 120" aria-hidden="true"><use href="\#(Asset.motifs.address)#\#(card.motif.rawValue)"/></svg>
      """#
    guard let address = source.posterURL(path) else {
      return #"<span class="poster \#(card.colors.rawValue)">\#(drawing)\#(panel)</span>"#
    }
    // The card is behind the poster, and is seen if that cannot be loaded.
    return #"""
      <span class="poster \#(card.colors.rawValue)"><span aria-hidden="true">\#(drawing)\#(panel)</span>\#
      <img src="\#(address)" alt="" loading="lazy" width="500" height="750"></span><span class="caption">\#(panel)</span>
      """#
  }

  private func facts(of card: MovieCard) -> HTML { "\(card.year) \(badge(card.score))" }

  /// A score, unless it stands beside its name with the name for those who do not see where it stands. Where there is
  /// none, the text says so by itself.
  func badge(_ score: ScoreBadge, isNamed: Bool = false) -> HTML {
    let tentative: HTML = score.isTentative ? " tentative" : ""
    let name: HTML = isNamed || score.level == .none ? "" : #"<span class="hidden">\#(words.scenes.score)</span> "#
    return #"<span class="score\#(tentative)">\#(name)\#(score.text)</span>"#
  }

  /// The shelves that a film is on.
  func marks(_ marks: [FilmMark]) -> HTML {
    if marks.isEmpty { return "" }
    let parts: [HTML] = marks.map { mark in
      let sign =
        switch mark.kind {
        case .favorite: "♥"
        case .watchlist: "+"
        case .seen: "✓"
        }
      let name: HTML? = mark.name.isEmpty ? nil : #"<span class="hidden">\#(mark.name)</span>"#
      let text: HTML? = mark.text.map { " \($0)" }
      return #"<span class="mark"><span aria-hidden="true">\#(sign)</span>\#(name)\#(text)</span>"#
    }
    return #"<span class="marks">\#(parts)</span>"#
  }

  /// Next steps as links, and changes of shelves as buttons.
  func steps(_ hints: [Hint], after first: HTML? = nil) -> HTML {
    let steps = [first].compactMap(\.self) + hints.compactMap(step)
    return steps.isEmpty ? "" : #"<div class="steps">\#(steps.joined(by: " "))</div>"#
  }

  /// The way to the page before this one; nil on the first.
  var previousPage: HTML? {
    guard let field = address.firstMatch(of: /([?&]page=)([0-9]+)/), let page = Int(field.2), page > 1 else {
      return nil
    }
    var previous = address
    previous.replaceSubrange(field.range, with: "\(field.1)\(page - 1)")
    return #"<a class="step" href="\#(previous)">\#(words.previousPage)</a>"#
  }

  private func step(_ hint: Hint) -> HTML? {
    // Films and people are links already.
    switch hint.route {
    case .movie(_, .overview, _), .person: return nil
    default: break
    }
    if case .shelve(let id, let shelf, let isOn, nil) = hint.route {
      return """
        <form method="post" action="/shelve"><input type="hidden" name="film" value="\(id)">\
        <input type="hidden" name="shelf" value="\(shelf)">\
        <input type="hidden" name="on" value="\(isOn ? 1 : 0)"><input type="hidden" name="back" value="\(address)">\
        <button>\(hint.text)</button></form>
        """
    }
    return address(of: hint.route).map { #"<a class="step" href="\#($0)">\#(hint.text)</a>"# }
  }

  /// A message in place of content.
  func message(_ state: EmptyState, level: Int = 1) -> HTML {
    let texts: [HTML] = [state.message, state.suggestion, state.advice].filter { !$0.isEmpty }.map { "<p>\($0)</p>" }
    return #"<div class="message"><h\#(level)>\#(state.title)</h\#(level)>\#(texts)</div>"#
  }

  /// A note below a heading; empty without text.
  func note(_ text: String?) -> HTML { text.flatMap { $0.isEmpty ? nil : #"<p class="note">\#($0)</p>"# } ?? "" }

  /// Text of which parts are links.
  func linked(_ text: String, _ links: [Hint]) -> HTML {
    let pieces: [HTML] = links.pieces(of: text).map { piece in
      let part = String(text[piece.range])
      return piece.route.map { link(part, to: $0) } ?? "\(part)"
    }
    return "\(pieces)"
  }

  /// Labeled facts.
  func factList(_ facts: [Fact]) -> HTML {
    if facts.isEmpty { return "" }
    let rows: [HTML] = facts.map { "<div><dt>\($0.label)</dt><dd>\(value(of: $0))</dd></div>\n" }
    return #"<dl class="facts">\#n\#(rows)</dl>"#
  }

  private func value(of fact: Fact) -> HTML {
    switch fact.value {
    case .text(let text): linked(text, fact.links)
    case .unknown(let text): #"<span class="unknown">\#(text)</span>"#
    case .score(let score, let votes): "\(badge(score, isNamed: true)) \(note: votes)"
    case .link(let address): webLink(address, "\(address)")
    }
  }

  /// Text with a paragraph for each line, in another language than that of the page if one is given.
  func paragraphs(_ text: String, in language: String? = nil) -> HTML {
    let mark: HTML? = language.map { #" lang="\#($0)""# }
    let paragraphs: [HTML] = text.split(whereSeparator: \.isNewline).map { "<p\(mark)>\(String($0))</p>" }
    return "\(paragraphs)"
  }

  /// Text with emphasis, lists and links, such as a review.
  func formatted(_ text: FormattedText) -> HTML {
    var whole = HTML()
    var isInList = false
    for block in text.blocks {
      let runs: [HTML] = block.runs.map(run)
      if case .item(let marker) = block.kind {
        // A marker of its own, because items may be numbered from anywhere.
        whole += isInList ? "" : #"<ul class="items">"#
        whole += #"<li><span class="marker">\#(marker)</span> \#(runs)</li>"#
        isInList = true
        continue
      }
      whole += isInList ? "</ul>" : ""
      isInList = false
      switch block.kind {
      case .paragraph, .item: whole += "<p>\(runs)</p>"
      case .heading: whole += "<p><strong>\(runs)</strong></p>"
      case .quote: whole += "<blockquote><p>\(runs)</p></blockquote>"
      case .divider: whole += "<hr>"
      }
    }
    return "\(whole)\(isInList ? "</ul>" as HTML : "")"
  }

  private func run(_ run: FormattedText.Run) -> HTML {
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(String($0))" as HTML }
    var text = lines.joined(by: "<br>")
    if run.isEmphasized { text = "<em>\(text)</em>" }
    if run.isStrong { text = "<strong>\(text)</strong>" }
    return run.link == nil ? text : webLink(run.link, text)
  }
}

nonisolated extension HTML.StringInterpolation {
  /// Appends a small remark after a value; nothing for nil.
  fileprivate mutating func appendInterpolation(note text: String?) {
    guard let text else { return }
    appendInterpolation(#"<span class="note">\#(text)</span>"# as HTML)
  }
}

/// A page that only says something, such as that there is no such page.
public nonisolated func messagePage(_ text: String, in frame: PageFrame) -> HTML {
  frame.page(
    text, #"<div class="message"><h1>\#(text)</h1><p><a href="/">\#(frame.words.home)</a></p></div>"#)
}
