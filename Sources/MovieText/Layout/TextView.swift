public import MovieDisplay

/// Lays out view models as text. To show a scene, open it on `writing(_:loading:)`.
public protocol TextView<ViewModel>: Sendable {
  /// What the view lays out: the whole screen of a scene.
  associatedtype ViewModel: Sendable

  /// The page to lay out for.
  var page: TextPage { get }

  /// Creates a view that lays out for `page`.
  init(page: TextPage)

  /// Returns the lines of a view model, as wide as the page at most. A `Frame` of `MovieTerminal` can draw them.
  func lines(of viewModel: ViewModel) -> [TextLine]

  /// Returns the text of a view model. Every line ends with a line feed.
  func render(_ viewModel: ViewModel) -> String

  /// Returns the pictures that the text of a view model has room for; none if the page has no pictures.
  func pictureRequests(for viewModel: ViewModel) -> [PictureRequest]
}

extension TextView {
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
      let line = page.charset == .ascii ? line.inASCII(limit: page.width) : line
      text += line.encoded(with: page.palette, link: page.link) + "\n"
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
    return Array(paragraphs.joined(separator: [.empty]))
  }

  /// A message in place of the content of the page.
  package func emptyState(_ state: EmptyState, style: TextStyle = .failure) -> [TextLine] {
    let error = page.labelsFailures && style == .failure ? "error: " : ""
    let link = page.isInteractive ? state.link : nil
    // The link takes the place of the command that does the same.
    let isSaid = link.flatMap { page.command($0.route) }.map(state.advice.contains) ?? false
    return paragraph(error + state.title, style: style) + paragraph(state.message)
      + (isSaid ? [] : advice(state.advice)) + (state.address.map { [address($0)] } ?? []) + (link.map(hint) ?? [])
  }

  /// A web address. It does not work when it is wrapped and copied, so a terminal wraps it.
  func address(_ text: String) -> TextLine {
    TextLine(CleanText(text), .command, to: page.target(ofAddress: text))
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
      let style: TextStyle =
        switch list.outcome {
        // Finding nothing and an empty shelf are not errors.
        case .shown, .shownWithProblems: .heading
        case .nothingFound: .strong
        case .failed, .unauthorized, .invalidRequest: .failure
        }
      var shown = state
      // The program that leads to targets says which key adds a film, and lists the values of criteria.
      if page.isInteractive, style == .heading || list.outcome == .invalidRequest { shown.advice = "" }
      return changes + emptyState(shown, style: style) + footer(hints: list.hints, footnotes: [])
    }
    // Where rows have the focus, the heading says which of all it is.
    let position = page.isInteractive && list.total != nil ? list.note ?? "" : list.position
    var lines = changes + (list.title.isEmpty ? [] : heading(list.title, remark: position))
    lines += page.rows(rows(list.rows), isStale: list.isStale)
    lines += list.activity.map { paragraph($0, style: .muted) } ?? []
    return lines + footer(hints: list.hints, footnotes: list.footnotes, cards: cards)
  }

  /// The result of the last request to change something. An empty line separates it from the content that follows.
  package func changes(failure: EmptyState?, confirmations: [String]) -> [TextLine] {
    let lines = failure.map { emptyState($0) } ?? confirmations.flatMap { paragraph($0) }
    return lines.isEmpty || page.showsChangeAlone ? lines : lines + [.empty]
  }

  /// How many items are left out, and the command that shows them. Nothing if the text is empty.
  package func rest(_ hint: Hint?) -> [TextLine] {
    guard let hint, !hint.text.isEmpty else { return [] }
    if page.isInteractive { return [TextLine(CleanText(hint.text), .command, to: .command(hint.route))] }
    let command = page.command(hint.route).map { TextLine(CleanText($0), .command, to: .command(hint.route)) }
    return [TextLine(CleanText(hint.text), .muted)] + [command].compactMap(\.self)
  }

  /// A suggested action with its command. Nothing if the page has no command for it.
  package func hint(_ hint: Hint) -> [TextLine] {
    if page.isInteractive {
      // Films are reached by their titles, and the next pages of lists by going on.
      if hint.route.isFilmOrPerson || hint.route.isNextPage { return [] }
      return paragraph(hint.text, style: .command, to: .command(hint.route))
    }
    guard let command = page.command(hint.route).map({ CleanText($0) }) else { return [] }
    let text = CleanText(hintLabel + hint.text) + ":"
    var line = TextLine(text, .muted)
    line.append(" ")
    line.append(command, .command, to: .command(hint.route))
    // Commands are never truncated or wrapped, because they would no longer work when copied.
    return line.width <= page.width
      ? [line] : paragraph(text.string, style: .muted) + [TextLine(command, .command, to: .command(hint.route))]
  }

  /// An empty line, hints, attributions, and the page's own hint. In ASCII, the marks of the page's cards are explained.
  /// Below a failure there is no empty line.
  package func footer(hints: [Hint], footnotes: [String], cards: [MovieCard] = []) -> [TextLine] {
    let lines =
      (page.charset == .ascii ? legend(of: cards) : []) + hints.flatMap(hint)
      + footnotes.flatMap { paragraph($0, style: .muted) } + (page.closingHint.map(hint) ?? [])
    return lines.isEmpty || page.labelsFailures ? lines : [.empty] + lines
  }

  /// What the marks of cards mean, on as few lines as the width allows.
  private func legend(of cards: [MovieCard]) -> [TextLine] {
    FilmMark.legend(of: cards).reduce(into: []) { $0.flow(TextLine($1, .muted), gap: 2, width: page.width) }
  }

  /// A heading with a rule and a right-aligned remark.
  package func heading(_ title: String, remark: String = "") -> [TextLine] {
    let rest = CleanText(remark).wrapped(to: page.width).map { TextLine($0, .muted) }
    return SectionFrame(title: title, rest: rest, width: page.width).lines(around: [])
  }

  // MARK: - Text with emphasis and links

  /// Returns the lines of a text, with an empty one between paragraphs but not between items of a list.
  package func formatted(_ text: FormattedText, width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var previous: FormattedText.Block.Kind?
    for block in text.blocks {
      let content = formatted(block, width: width)
      guard !content.isEmpty else { continue }
      if let previous, !(previous.isItem && block.kind.isItem), previous != .heading { lines.append(.empty) }
      lines += content
      previous = block.kind
    }
    return lines
  }

  private func formatted(_ block: FormattedText.Block, width: Int) -> [TextLine] {
    switch block.kind {
    case .paragraph: wrapped(block, width: width, style: .plain)
    case .heading: wrapped(block, width: width, style: .strong)
    case .quote: wrapped(block, width: width - 2, style: .plain).map { TextLine("│ ", .muted) + $0 }
    case .item(let marker): item(block, marker: CleanText(marker), width: width)
    case .divider: [TextLine(.rule(min(width, 12)), .rule)]
    }
  }

  private func item(_ block: FormattedText.Block, marker: CleanText, width: Int) -> [TextLine] {
    let first = TextLine(marker, .muted) + TextLine(" ")
    let others = TextLine(.blank(first.width))
    let content = wrapped(block, width: width - first.width, style: .plain)
    return content.enumerated().map { ($0 == 0 ? first : others) + $1 }
  }

  /// The text of a block, broken at line feeds and at the width.
  private func wrapped(_ block: FormattedText.Block, width: Int, style: TextStyle) -> [TextLine] {
    var paragraphs: [TextLine] = [.empty]
    // White space is collapsed across runs, so it is appended with the text that follows it.
    var endsInSpace = false
    func append(_ text: Substring, _ style: TextStyle, _ target: TextLine.Target?) {
      let clean = CleanText(whole: String(text))
      let startsWithSpace = text.unicodeScalars.first?.properties.isWhitespace ?? false
      if clean.width > 0 {
        if endsInSpace || startsWithSpace, paragraphs[paragraphs.count - 1].width > 0 {
          paragraphs[paragraphs.count - 1].append(" ")
        }
        paragraphs[paragraphs.count - 1].append(clean, style, to: target)
      }
      let endsWithSpace = text.unicodeScalars.last?.properties.isWhitespace ?? false
      endsInSpace = endsWithSpace || (clean.width == 0 && (endsInSpace || startsWithSpace))
    }
    func append(_ run: FormattedText.Run) {
      let target = run.link.flatMap(page.target)
      let style = target == nil ? Self.style(of: run, in: style) : .command
      let parts = run.text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          paragraphs.append(.empty)
          endsInSpace = false
        }
        append(Substring(part), style, target)
      }
      // An address that cannot be opened with a click can be copied.
      if let address = run.link, target == nil, address != run.text {
        append(" (\(address))"[...], .muted, nil)
      }
    }
    for run in block.runs { append(run) }
    return paragraphs.filter { $0.width > 0 }.flatMap { $0.wrapped(to: max(1, width)) }
  }

  private static func style(of run: FormattedText.Run, in style: TextStyle) -> TextStyle {
    switch (run.isStrong || style == .strong, run.isEmphasized) {
    case (true, true): .strongEmphasis
    case (true, false): .strong
    case (false, true): .emphasis
    case (false, false): style
    }
  }
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

extension FormattedText.Block.Kind {
  fileprivate var isItem: Bool { if case .item = self { true } else { false } }
}
