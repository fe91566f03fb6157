public import MovieDisplay
public import MoviePictures

/// Lays out view models as text. To show a scene, open it on `writing(_:loading:)`.
public protocol TextView<ViewModel>: Sendable {
  /// What the view lays out: the whole screen of a scene.
  associatedtype ViewModel: Sendable

  /// The page to lay out for.
  var page: TextPage { get }

  /// Creates a view that lays out for `page`.
  init(page: TextPage)

  /// Returns the lines of a view model, which a `Frame` of `MovieTerminal` can draw. On a page of 20 columns or more, only
  /// what is copied is wider than the page, such as commands and addresses.
  func lines(of viewModel: ViewModel) -> [TextLine]

  /// Returns the pictures that the text of a view model has room for; none if the page has no pictures.
  func pictureRequests(for viewModel: ViewModel) -> [PictureRequest]
}

extension TextView {
  /// Returns the text of a view model. Every line ends with a line feed.
  public func render(_ viewModel: ViewModel) -> String { encode(lines(of: viewModel)) }

  public func pictureRequests(for viewModel: ViewModel) -> [PictureRequest] { [] }

  /// Returns a display of the view's scene that passes the text of each view model to `write`, such as to standard output.
  ///
  /// If the page has pictures, for example none yet (`PagePictures()`), `loading` first returns those of the text that can
  /// be loaded. Films without a picture have title cards.
  public func writing(
    _ write: @escaping @Sendable (String) async -> Void,
    loading: (@Sendable ([PictureRequest]) async -> PagePictures)? = nil
  ) -> TextRenderer<Self> {
    TextRenderer(view: self, write: write, load: loading)
  }

  /// Returns the text of lines, with escape sequences if the page has colors or links.
  package func encode(_ lines: [TextLine]) -> String {
    lines.reduce(into: "") { text, line in
      let line =
        page.charset == .unicode
        ? line : line.inASCII(limit: page.width, keepingLetters: page.charset == .asciiAndLetters)
      text += line.encoded(with: page.palette, link: page.address) + "\n"
    }
  }

  // MARK: - Parts shared by several scenes

  /// Wraps text at the page's width. Its line breaks become spaces, so that no title in a sentence starts a line.
  package func paragraph(_ text: String, style: TextStyle = .plain, to target: TextLine.Target? = nil) -> [TextLine] {
    let text = CleanText(text)
    return text.width == 0 ? [] : text.wrapped(to: page.width).map { TextLine($0, style, to: target) }
  }

  /// Wraps text at a readable width, or a narrower one, with empty lines between paragraphs.
  package func prose(_ text: String, width: Int = .max) -> [TextLine] {
    let paragraphs = CleanText.paragraphs(of: text).map {
      $0.wrapped(to: min(width, page.width, Block.readableWidth)).map { TextLine($0) }
    }
    return paragraphs.separated
  }

  /// A message in place of the content of the page.
  package func emptyState(_ state: EmptyState, style: TextStyle = .failure) -> [TextLine] {
    let style = state.isStep ? .strong : style
    let error = page.labelsFailures && style == .failure ? "error: " : ""
    let link = page.isInteractive ? state.link : nil
    // The link takes the place of the command that does the same.
    let isSaid = link.flatMap { page.command($0.route) }.map(state.advice.contains) ?? false
    let actions = isSaid ? "" : state.advice
    // On the command line, a question is part of the hint.
    let suggestion =
      page.labelsFailures
      ? advice([state.suggestion, actions].filter { !$0.isEmpty }.joined(separator: " "))
      : paragraph(state.suggestion) + advice(actions)
    return paragraph(error + state.title, style: style) + paragraph(state.message) + suggestion
      + (state.address.map(address) ?? []) + (link.map(hint) ?? [])
  }

  /// A web address. It does not work when it is wrapped and copied, so a terminal wraps it. Where pages stay on screen, no
  /// terminal does, and a key copies it.
  func address(_ text: String) -> [TextLine] {
    let line = TextLine(CleanText(text), .command, to: page.target(ofAddress: text))
    return page.isInteractive ? line.wrapped(to: page.width) : [line]
  }

  /// What to do about a failure; nothing for an empty text.
  package func advice(_ text: String) -> [TextLine] {
    text.isEmpty ? [] : paragraph(hintLabel + text, style: .muted)
  }

  /// The label before advice. Empty where failures are not labeled.
  private var hintLabel: String { page.labelsFailures ? "hint: " : "" }

  /// A message in place of the content of a section.
  package func message(_ text: String, style: TextStyle, width: Int) -> [TextLine] {
    Block.barred(CleanText(text).wrapped(to: width - 1).map { TextLine($0, style) }, style)
  }

  /// A list: the result of the last change, and the rows below their heading or a message in their place.
  ///
  /// A list without a title has no heading.
  package func list<Row>(
    _ list: ListViewModel<Row>, cards: [MovieCard] = [], rows: ([Row]) -> [TextLine]
  ) -> [TextLine] {
    let changes = changes(failure: list.failure, confirmations: list.confirmations)
    // Hints are about the rows if there are any, else about the change.
    if !changes.isEmpty, page.showsChangeAlone { return changes + (list.rows.isEmpty ? list.hints.flatMap(hint) : []) }
    if let state = list.emptyState {
      let style = list.outcome.styleOfEmptyState
      var shown = state
      // The program that leads to targets says which key adds a film, and lists the values of criteria.
      if page.isInteractive, style == .heading || list.outcome == .invalidRequest { shown.advice = "" }
      return changes + emptyState(shown, style: style) + footer(hints: list.hints, footnotes: [], below: state.link)
    }
    // Where rows have the focus, the heading says which of all it is.
    let position = page.isInteractive && list.total != nil ? list.note ?? "" : list.position
    var lines = changes + (list.title.isEmpty ? [] : heading(list.title, remark: position))
    lines += page.rows(rows(list.rows), isStale: list.isStale)
    lines += list.activity.map { paragraph($0, style: .muted) } ?? []
    return lines + footer(hints: list.hints, footnotes: list.footnotes, cards: cards)
  }

  /// The result of the last request to change something. An empty line separates it from the content that follows.
  package func changes(failure: EmptyState?, confirmations: [String?]) -> [TextLine] {
    let lines = failure.map { emptyState($0) } ?? confirmations.compactMap(\.self).flatMap { paragraph($0) }
    return lines.isEmpty || page.showsChangeAlone ? lines : lines + [.empty]
  }

  /// How many items are left out, and the command that shows them. Nothing if the text is empty.
  package func rest(_ hint: Hint?) -> [TextLine] {
    guard let hint, !hint.text.isEmpty else { return [] }
    if page.isInteractive { return [TextLine(CleanText(hint.text), .command, to: .command(hint.route))] }
    return [TextLine(CleanText(hint.text), .muted)] + [command(of: hint.route)].compactMap(\.self)
  }

  /// The command of a route; nil if the page has none. It is never truncated or wrapped, because it would no longer work
  /// when copied.
  func command(of route: Route) -> TextLine? {
    page.command(route).map { TextLine(CleanText($0), .command, to: .command(route)) }
  }

  /// A suggested action with its command. Nothing if the page has no command for it.
  package func hint(_ hint: Hint) -> [TextLine] {
    if page.isInteractive {
      // Films are reached by their titles, and the next pages of lists by going on.
      if hint.route.isFilmOrPerson || hint.route.isNextPage { return [] }
      return paragraph(hint.text, style: .command, to: .command(hint.route))
    }
    guard let command = command(of: hint.route) else { return [] }
    let text = CleanText(hintLabel + hint.text) + ":"
    let line = TextLine(text, .muted) + TextLine(" ") + command
    return line.width <= page.width ? [line] : paragraph(text.string, style: .muted) + [command]
  }

  /// An empty line, the hints that there are, attributions, and the page's own hint. In ASCII, the marks of the page's cards
  /// are explained. Below a failure there is no empty line.
  ///
  /// Where pages stay on screen, the page's own hint is left out if another one or the link above leads there, too.
  package func footer(
    hints: [Hint?], footnotes: [String], cards: [MovieCard] = [], below link: Hint? = nil
  ) -> [TextLine] {
    let isThere = page.isInteractive && (hints + [link]).contains { $0?.route == page.closingHint?.route }
    let own = isThere ? nil : page.closingHint
    let lines =
      (page.charset == .unicode ? [] : legend(of: cards)) + hints.compactMap(\.self).flatMap(hint)
      + footnotes.flatMap { paragraph($0, style: .muted) } + (own.map(hint) ?? [])
    return lines.isEmpty || page.labelsFailures ? lines : [.empty] + lines
  }

  /// What the marks of cards mean, on as few lines as the width allows.
  private func legend(of cards: [MovieCard]) -> [TextLine] {
    FilmMark.legend(of: cards).reduce(into: []) { $0.flow(TextLine($1, .muted), gap: 2, width: page.width) }
  }

  /// A heading with a rule and a right-aligned remark.
  package func heading(_ title: String, remark: String = "") -> [TextLine] {
    section(title, rest: CleanText(remark).wrapped(to: page.width).map { TextLine($0, .muted) }, width: page.width)
  }

  /// A section. Its heading is on as few lines as the width allows: title, note, rule, and in `rest` how many items are left
  /// out, which follows the content if it does not fit there.
  func section(
    _ title: String, note: String? = nil, rest: [TextLine] = [], width: Int, around content: [TextLine] = []
  ) -> [TextLine] {
    // A rule follows the last line of a long title.
    var above = CleanText(title).wrapped(to: width).map { TextLine($0, .heading) }
    let bare = above.popLast() ?? .empty
    let note = note.map { CleanText($0) }
    let withNote = note.map { bare + TextLine("  ") + TextLine($0, .muted) } ?? bare
    let end = rest.reduce(TextLine.empty) { $0.width > 0 ? $0 + TextLine("  ") + $1 : $1 }
    if let heading = withNote.ruled(until: end, width: width) { return above + [heading] + content }
    let notes = (note?.wrapped(to: width) ?? []).map { TextLine($0, .muted) }
    if let heading = bare.ruled(until: end, width: width) { return above + [heading] + notes + content }
    let heading = bare.ruled(until: .empty, width: width) ?? bare
    return above + [heading] + notes + content + (end.width <= width ? [end] : rest)
  }
}

extension TextLine {
  /// The line with a rule between it and what ends a heading; nil if that does not fit beside it.
  fileprivate func ruled(until end: TextLine, width: Int) -> TextLine? {
    // With a space on each side, the rule has at least one cell.
    guard self.width + end.width + (end.width > 0 ? 3 : 0) <= width else { return nil }
    let room = end.width > 0 ? width - end.width - 1 : width
    guard room - self.width > 1 else { return self }
    let line = self + TextLine(" ") + TextLine(.rule(room - self.width - 1), .rule)
    return end.width > 0 ? line + TextLine(" ") + end : line
  }
}

/// A text view whose lines other code lays out, such as a browser that scrolls them and moves between their targets.
package protocol BrowsableText: TextView where ViewModel: SpokenViewModel {
  /// Returns what a page has to know of a view model besides its lines.
  func facts(of viewModel: ViewModel) -> PageFacts

  /// Returns the rows of cards that have more cards than fit on a line.
  func carousels(of viewModel: ViewModel) -> [Carousel]

  /// Returns a list with other films; other view models stay as they are.
  func replacingCards(of viewModel: ViewModel, with cards: [MovieCard]) -> ViewModel
}

/// A scene with a text view.
package protocol TextScene { associatedtype View: BrowsableText }

extension BrowsableText {
  package func facts(of viewModel: ViewModel) -> PageFacts { PageFacts() }
  package func carousels(of viewModel: ViewModel) -> [Carousel] { [] }
  package func replacingCards(of viewModel: ViewModel, with cards: [MovieCard]) -> ViewModel { viewModel }
}

/// What a page tells to the program that shows it.
package struct PageFacts: Sendable {
  /// The films, in the order of the lines.
  package var cards: [MovieCard] = []
  /// What the rows of a list lead to, in the order of its lines; nil if these are the films.
  package var rowRoutes: [Route]?
  /// The number of all rows of a list, also those that are not loaded; nil for other pages.
  package var total: Int?
  /// Further films on the page, of which less may be known.
  package var mentioned: [MovieCard] = []
  /// The film that the page is about; nil for other pages.
  package var film: MovieCard?
  /// Whether the shelf that the page picks a film from has none, whatever the criteria; false for other pages.
  package var isShelfEmpty = false
  /// What the year and the directors of that film lead to; empty for other pages.
  package var links: [Route] = []
  /// The name of the person that the page is about; nil for other pages.
  package var person: String?
  /// What each setting does, by its name.
  package var notes: [String: String] = [:]
  /// All recent searches, newest first; nil if the page does not tell.
  package var recentSearches: [String]?
  /// The query in the search field whose films these are; nil for other pages, and while it is not answered.
  package var answeredQuery: String?
  /// Why nothing could be loaded, or why the page is empty; empty for other pages.
  package var failure = ""
  /// The number of all films that a search has found, also those that are not loaded; nil for other pages.
  package var found: Int?
}

/// A row of cards of which some are left or right of the page.
package struct Carousel: Sendable, Hashable {
  package let id: String
  /// The lines that it fills.
  package let lines: Range<Int>
  /// The number of cards that are left of the page.
  package let offset: Int
  /// The number of cards on the page.
  package let visible: Int
  /// The number of all cards.
  package let count: Int
}

/// The display of a scene that writes text: `TextRenderer<HomeText>` is a `HomeDisplay`. Made by
/// `TextView.writing(_:loading:)`.
public struct TextRenderer<View: TextView>: Display {
  fileprivate let view: View
  fileprivate let write: @Sendable (String) async -> Void
  fileprivate let load: (@Sendable ([PictureRequest]) async -> PagePictures)?

  public func display(_ viewModel: View.ViewModel) async {
    var page = view.page
    let requests = page.pictures == nil ? [] : view.pictureRequests(for: viewModel)
    if let load, !requests.isEmpty { page.pictures = await load(requests) }
    await write(View(page: page).render(viewModel))
  }
}

/// The page that text views render for: its width, colors and links.
public struct TextPage: Sendable {
  /// The largest width and height, so that views can calculate with any.
  private static let longest = 1 << 20
  /// The width in columns, from 1 to about a million.
  public var width: Int { didSet { width = min(max(1, width), Self.longest) } }
  /// The height of the screen in lines, which limits the size of a picture; nil if nothing does.
  public var height: Int? { didSet { height = height.map { min(max(0, $0), Self.longest) } } }
  /// The colors.
  public var palette: Palette
  /// The pictures to show. Nil for none; views then leave no room for pictures.
  public var pictures: PagePictures?
  /// Whether lists show what each film is about, in place of pictures.
  public var showsDescriptions = false
  /// The characters that pictures are drawn with.
  public var blocks: Mosaic.Blocks
  /// The characters to write with.
  public var charset: Charset
  /// A hint at the end of every page with a footer; nil for none.
  public var closingHint: Hint?
  /// Returns the command to show for a route; nil if there is none.
  public var command: @Sendable (Route) -> String?
  /// Whether views show only the result of a change and not the list below it, for commands that end then.
  public var showsChangeAlone: Bool
  /// Whether a failure starts with `error:` and its advice with `hint:`, as on standard error.
  public var labelsFailures: Bool
  /// How many films determine the columns of an interactive page. Films loaded later never move them.
  package static let decidingFilms = 16
  /// Whether a program leads to the targets of the text. Hints are then targets, without commands.
  package var isInteractive = false
  /// Returns the number to type for a route, in a dialogue; nil elsewhere.
  package var number: (@Sendable (Route) -> Int)?
  /// The number of cards that each carousel is scrolled by, by the ids of rows.
  package var carouselOffsets: [String: Int] = [:]
  /// Returns the URL for a route. Nil if URLs are not written as hyperlinks.
  fileprivate let address: (@Sendable (Route) -> Hyperlink?)?

  /// Creates a page, by default in Unicode, without colors and commands. Without `link`, it has no hyperlinks.
  public init(
    width: Int, height: Int? = nil, palette: Palette = .plain, pictures: PagePictures? = nil,
    blocks: Mosaic.Blocks = .half, charset: Charset = .unicode,
    command: @escaping @Sendable (Route) -> String? = { _ in nil },
    link: (@Sendable (Route) -> Hyperlink?)? = nil, closingHint: Hint? = nil, showsChangeAlone: Bool = false,
    labelsFailures: Bool = false
  ) {
    self.showsChangeAlone = showsChangeAlone
    self.labelsFailures = labelsFailures
    self.width = min(max(1, width), Self.longest)
    self.height = height.map { min(max(0, $0), Self.longest) }
    self.pictures = pictures
    self.blocks = blocks
    self.palette = palette
    self.charset = charset
    self.closingHint = closingHint
    self.command = command
    address = link
  }

  /// Whether pictures can be drawn with colored cells. They cannot in ASCII.
  public var showsPictures: Bool { charset == .unicode && palette.showsPictures }

  /// Returns rows of a list. Where pages stay on screen, rows that are out of date look so.
  func rows(_ lines: [TextLine], isStale: Bool) -> [TextLine] {
    isStale && isInteractive ? lines.map(\.stale) : lines
  }

  package func link(to route: Route) -> Hyperlink? { address.flatMap { $0(route) } }

  /// Returns the page on the web whose URL is the text; nil if it is none or the page has no hyperlinks.
  func target(ofAddress text: String) -> TextLine.Target? {
    address == nil ? nil : Hyperlink(text).map { .address($0) }
  }
}

/// The pictures of a page, by their paths in the catalog.
///
/// A page with pictures has room for them: lists of films become walls of posters, and a film's poster is beside its text.
/// Where there is no picture, the page shows a card with the title.
public struct PagePictures: Sendable {
  private let art: [String: PosterArt]

  /// Creates the pictures of a page; without any, all films have title cards.
  public init(_ art: [String: PosterArt] = [:]) {
    self.art = art
  }

  subscript(path: String?) -> PosterArt { path.flatMap { art[$0] } ?? .titleCard }

  func has(_ path: String?) -> Bool { path.map { art[$0] != nil } ?? false }
}

/// A picture that a page has room for.
public struct PictureRequest: Sendable, Hashable {
  /// What is in the picture.
  public enum Kind: Sendable, Hashable {
    /// The poster of a film.
    case poster
    /// The portrait of a person.
    case portrait
  }

  /// The path of the picture, relative to the catalog's image base URL.
  public let path: String
  /// What is in the picture.
  public let kind: Kind
  /// The size of the room, in cells.
  public let size: PosterSize

  init?(_ path: String?, _ kind: Kind, size: PosterSize) {
    guard let path else { return nil }
    self.path = path
    self.kind = kind
    self.size = size
  }
}

extension Outcome {
  /// The style of what is in place of the rows of a list. Finding nothing and an empty shelf are not errors.
  var styleOfEmptyState: TextStyle {
    switch self {
    case .shown, .shownWithProblems, .shownUnauthorized: .heading
    case .nothingFound: .strong
    case .failed, .unauthorized, .invalidRequest: .failure
    }
  }
}
