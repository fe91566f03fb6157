import MovieDisplay
public import MovieDomain

/// What is around every page: the head, the navigation and the search field.
public struct PageFrame: Sendable {
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

  /// A page up to its content.
  func start(_ title: String, query: String = "") -> HTML {
    """
    <!doctype html>
    <html lang="\(words.languageCode)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="stylesheet" href="\(Asset.style.address)">
    <link rel="icon" href="\(Asset.icon.address)" type="image/svg+xml">
    <script src="\(Asset.script.address)" defer></script>
    </head>
    <body>
    <a class="skip" href="#main">\(words.skipToContent)</a>
    <header>
    <a class="brand" href="/">\(words.siteName)</a>
    <form role="search" action="/search"><input type="search" name="q" value="\(query)" maxlength="200" \
    placeholder="\(words.searchField)" aria-label="\(words.searchField)"> <button>\(words.search)</button></form>
    <nav aria-label="\(words.navigation)">\(navigation)</nav>
    </header>
    <main id="main" tabindex="-1">
    \(notice.map { #"<p id="done" role="status">\#($0)</p>"# as HTML })
    """
  }

  /// A page after its content.
  func end(_ footnotes: [String]) -> HTML {
    let notes: [HTML] = footnotes.map { "<p>\($0)</p>" }
    return "\n</main>\n<footer>\(notes)</footer>\n</body>\n</html>\n"
  }

  private var navigation: HTML {
    [
      ("/trending", words.trending), ("/genres", words.genres), ("/discover", words.discover),
      ("/people", words.people),
      ("/shelf/favorites", words.favorites), ("/shelf/watchlist", words.watchlist), ("/shelf/seen", words.seen),
      ("/pick/watchlist", words.tonight), ("/calendar", words.calendar), ("/stats", words.stats),
      ("/settings", words.settings),
    ].map { link -> HTML in
      let isCurrent = address == link.0 || address.hasPrefix(link.0 + "?")
      let mark: HTML = isCurrent ? #" aria-current="page""# : ""
      return #"<a href="\#(link.0)"\#(mark)>\#(link.1)</a>"#
    }.joined(by: " ")
  }
}
