import MovieDisplay
import MovieScenes
import MovieTerminal
import MovieText

// The last two rows of the screen: a message or a field, and the keys that work here.
extension Browser {
  private static let messageRows = 3

  /// The commands in the last line of the screen, the most important first.
  private var hinted: [Command] {
    let criteria =
      currentPage?.cards.isEmpty == true && currentPage?.route.criteria == [] ? nil : currentPage?.route.criteria
    let ofList: [Command] =
      criteria == nil ? (person == nil ? [] : [.filter]) : currentPage?.order == nil ? [.filter] : [.filter, .sort]
    let isFirst = histories[tab]?.canGoBack != true && !isChooser && !(hasField && searchedFrom != nil)
    let isPick = currentPage?.route.otherPick != nil && currentPage?.film != nil
    // Far below on a film's page are links that do the same.
    let links = [Command.watch, .playTrailer].filter { command in
      guard currentPage?.film != nil, let route = route(of: command) else { return false }
      return currentPage?.layout.targets.contains { $0.id.destination.route == route } ?? false
    }
    let opens: [Command] =
      switch currentPage?.focusedOnScreen?.id.destination {
      case nil: []
      case .address?: [.open, .copyLink]
      case .route?, .command?, .setting?: [.open]
      }
    let usual: [Command] = [.quit] + links + [.search]
    return (isPick ? [.nextFilm] : []) + [.help] + (canRetry ? [.refresh] : []) + opens
      + (isFirst ? [] : [.escape]) + usual
      + (film == nil ? [] : [.toggleFavorite, .toggleWatchlist, .toggleSeen, .rate]) + ofList + [.palette, .nextTab]
      + (canRetry ? [] : [.refresh])
  }

  /// Whether what could not be loaded may be there if the page is loaded again.
  private var canRetry: Bool {
    guard let content = currentPage?.content, content.canRetry, !content.isLoading else { return false }
    return content.hasFailed || content.isOutdated || content.nextPage == .failed
  }

  func drawStatus(_ frame: inout Frame) {
    switch mode {
    case .rating(let prompt): draw(prompt, &frame)
    case .finding(let field, _): drawFinder(field, &frame)
    case .narrowing(let field): drawNarrowing(field, &frame)
    case .loggingIn(let field):
      let prompt = CleanText(words.asksForToken) + " "
      draw(field.masked, after: prompt, placeholder: words.tokenIsHidden, row: size.rows - 2, &frame)
    case .commands, .typing, .choosing, .seeking, .menu, .poster, .tabs: drawMessage(&frame)
    }
    for span in hintSpans {
      var hint = TextLine(CleanText(span.key), .command)
      hint.append(" ")
      hint.append(CleanText(span.title), .muted)
      frame.draw(hint, row: size.rows - 1, column: span.columns.lowerBound)
    }
  }

  /// The keys of the last row that it has room for, with their columns.
  var hintSpans: [(key: String, title: String, columns: Range<Int>)] {
    var spans: [(key: String, title: String, columns: Range<Int>)] = []
    for (key, title) in hints {
      let start = spans.last.map { $0.columns.upperBound + 3 } ?? 0
      let end = start + CleanText(key).width + 1 + CleanText(title).width
      guard end <= size.columns else { break }
      spans.append((key, title, start..<end))
    }
    return spans
  }

  // MARK: - Messages

  /// The last message, or what is loading. What has no room in the last row is over the last rows of the page.
  private func drawMessage(_ frame: inout Frame) {
    if case .seeking(.text) = mode { return drawLoading([words.seeks(extent), words.cancelsLoading], &frame) }
    if mode.isSeeking || lookUp != nil { return drawLoading([words.loading, words.cancelsLoading], &frame) }
    let lines = messageLines
    guard !lines.isEmpty else {
      guard currentPage?.content?.isLoading ?? true else {
        return unfinished.isEmpty ? drawPlace(&frame) : drawLoading([words.changing], &frame)
      }
      let activity = isCheckingToken ? words.checksToken : words.loading
      return drawLoading([activity] + (canCancel || canCancelSearch ? [words.cancelsLoading] : []), &frame)
    }
    let top = size.rows - 1 - lines.count
    frame.clear(ScreenArea(rows: top..<size.rows - 1, columns: 0..<size.columns))
    for (row, line) in lines.enumerated() { frame.draw(TextLine(line, .strong), row: top + row) }
  }

  /// The last message and its key, which is more useful than the end of the message; empty if there is none.
  private var messageLines: [CleanText] {
    let key = CleanText(offerText)
    guard !status.isEmpty || key.width > 0 else { return [] }
    let hasBoth = !status.isEmpty && key.width > 0
    let text = CleanText(hasBoth ? status.withoutFullStop : status)
    let end = hasBoth ? " · " + key : key
    var lines = text.wrapped(to: size.columns, lines: Self.messageRows)
    if let last = lines.last, lines.count == Self.messageRows || last.width + end.width <= size.columns {
      lines[lines.count - 1] = last.truncated(to: max(0, size.columns - end.width)) + end
    } else if lines.isEmpty || !lastRowOffersRetry {
      lines.append(key.truncated(to: size.columns))
    }
    return lines
  }

  /// Whether the key that the message offers is in the last row, too, so that it needs no row of its own.
  private var lastRowOffersRetry: Bool {
    guard case .retry? = offer else { return false }
    return hintSpans.contains { $0.title == words.triesAgain }
  }

  /// The number of rows of the page that a message covers.
  var coveredRows: Int {
    switch mode {
    case .commands, .choosing: lookUp == nil ? max(0, messageLines.count - 1) : 0
    default: 0
    }
  }

  /// What is loading, with the spinner if that takes a while.
  private func drawLoading(_ sentences: [String], _ frame: inout Frame) {
    let spinner = turn.map { textPage.charset.spinner[$0 % textPage.charset.spinner.count] + " " } ?? ""
    let text = CleanText(written: spinner + sentences.joined(separator: " · "))
    // A menu may have drawn there.
    frame.clear(ScreenArea(rows: size.rows - 2..<size.rows - 1, columns: 0..<size.columns))
    frame.draw(TextLine(text.truncated(to: size.columns), .muted), row: size.rows - 2)
  }

  // MARK: - Places in a list

  /// How many rows of a list are loaded, and of how many if there are more.
  private var extent: String {
    guard let content = currentPage?.whole else { return "" }
    let loaded = words.number(content.loaded)
    guard content.nextPage != .none, let total = content.total, total > content.loaded else { return loaded }
    return words.place(loaded, of: words.number(total))
  }

  /// Which row of the list has the focus, or how many films there are, and the column of that in the heading; nil if there
  /// is no room.
  func place(in heading: TextLine) -> (text: CleanText, column: Int)? {
    guard let page = currentPage, let content = page.content else { return nil }
    let number: String
    if let place = content.place(of: page.focused?.id.destination.route) {
      number =
        page.narrowing.isEmpty
        ? words.place(words.number(place.number), of: words.number(place.total))
        : words.match(place.number, of: place.total, page.narrowing)
    } else if let count = content.total ?? content.facts.found, count > 0, !content.cards.isEmpty {
      number = words.films(count)
    } else {
      return nil
    }
    // A remark may follow the rule.
    let rest = heading.pieces.last.map { $0.style == .rule ? 0 : $0.text.width + 2 } ?? 0
    let text = CleanText(written: " \(number)" + (rest > 0 ? " " : ""))
    let rule = heading.pieces.last { $0.style == .rule }?.text.width ?? 0
    return rule > text.width ? (text, heading.width - rest - text.width) : nil
  }

  /// How the overview of the film in focus begins if there is no preview, or what the setting in focus does.
  private func drawPlace(_ frame: inout Frame) {
    switch mode {
    case .commands, .choosing: break
    default: return
    }
    guard let page = currentPage else { return }
    var text = previewColumns == nil ? page.focusedCard?.overview : nil
    if !page.narrowing.isEmpty, page.cards.isEmpty { text = words.noMatches(for: page.narrowing) }
    if case .setting(let name)? = page.focused?.id.destination { text = page.content?.facts.notes[name] }
    // Its row may show the text, or how it begins.
    let shown = page.focused.map { page.layout.lines[$0.row...].prefix(2).flatMap(\.pieces).map(\.text.string) } ?? []
    let whole = CleanText(text ?? "").string
    if shown.contains(where: { $0 == whole || $0.hasSuffix("…") && whole.hasPrefix($0.dropLast()) }) { text = nil }
    let line = TextLine(CleanText(text ?? "").truncated(to: size.columns), .muted)
    frame.draw(line, row: size.rows - 2)
  }

  // MARK: - Fields

  /// The field that narrows a list, and how many films are left.
  private func drawNarrowing(_ field: TextField, _ frame: inout Frame) {
    let prompt = CleanText(canNarrow ? words.narrows + ":" : words.searchesPeople).truncated(to: size.columns / 2)
    draw(field, after: prompt + " ", row: size.rows - 2, &frame)
    guard canNarrow, let found = currentPage?.cards.count, !field.text.isEmpty else { return }
    let count = found == 0 ? words.noMatches : words.number(found)
    let isPart = currentPage?.whole?.nextPage != NextPage.none
    drawCount(
      isPart ? words.found(count, among: extent) : count, found == 0 ? .failure : .muted, row: size.rows - 2, &frame)
  }

  /// The question for a rating, or a message that has come since. The stars stay visible if the title is long.
  private func draw(_ prompt: RatingPrompt, _ frame: inout Frame) {
    var stars = TextLine(CleanText(written: "  " + prompt.stars), .score(.outstanding))
    // The row has room for a longer half, but there are five places.
    if textPage.charset != .unicode { stars = stars.inASCII(limit: stars.width) }
    let question = status.isEmpty ? words.asksForRating(prompt.title) : status
    var line = TextLine(CleanText(question).truncated(to: size.columns - stars.width), .strong)
    line.append(stars)
    frame.draw(line, row: size.rows - 2)
  }

  /// The field for the text to find, and which of its places is the current one.
  private func drawFinder(_ field: TextField, _ frame: inout Frame) {
    let row = size.rows - 2
    draw(field, after: CleanText(words.finds) + " ", row: row, &frame)
    guard let matches = currentPage?.matches else { return }
    let place = matches.isEmpty ? words.noMatches : words.place("\(matches.index + 1)", of: "\(matches.areas.count)")
    drawCount(place, matches.isEmpty ? .failure : .muted, row: row, &frame)
    // If there is room for more.
    if matches.isEmpty, canLoadMore { drawCount(words.found(place, among: extent), .failure, row: row, &frame) }
  }

  /// Draws what a text was found in, at the end of the row of its field.
  func drawCount(_ text: String, _ style: TextStyle, row: Int, _ frame: inout Frame) {
    let count = TextLine(CleanText(written: "  " + text), style)
    let start = size.columns - count.width
    // The caret and what is before it are more important.
    guard start > frame.cursor.column + 1 else { return }
    frame.clear(ScreenArea(rows: row..<row + 1, columns: start..<size.columns))
    frame.draw(count, row: row, column: start)
  }

  // MARK: - Keys

  /// The keys of the last row, with what they do.
  private var hints: [(key: String, title: String)] {
    switch mode {
    case .menu(let menu):
      // Found once, because all entries are searched for it.
      let chosen = menu.chosen
      let isSearch = chosen.map { searchesFilms($0, in: menu) } ?? false
      let enter = isSearch ? words.searchesEverywhere : words.chooses
      let chooses = chosen.map { $0.action != .none } ?? false ? [("Enter", enter)] : []
      return [escape(from: menu.field)] + chooses
    case .rating(let prompt) where prompt.hasPoint: return [("5", words.halfStars), ("Esc", words.closes)]
    case .rating(let prompt):
      let removes = prompt.own > 0 ? [("0", words.clears)] : []
      let saves = prompt.canSave ? [("Enter", words.saves)] : []
      return [("1–5", words.rates)] + saves + [("Esc", words.cancels), ("←→", words.halfStars)] + removes
    case .tabs: return [("←→", words.tabs), ("Enter", words.hint(of: .palette)), ("Esc", words.hint(of: .escape))]
    case .narrowing(let field):
      let enter =
        !canNarrow
        ? field.text.namedRoute(amongPeople: true) == nil ? words.searches : words.hint(of: .open)
        : currentPage?.cards.isEmpty == true && !field.text.isEmpty
          ? words.searchesEverywhere : words.keepsMatch
      let arrows = canNarrow ? [("↑↓", words.movesInResults)] : []
      return [escape(from: field), ("Enter", enter)] + arrows
    case .poster: return [("Esc", words.closes)]
    case .finding(let field, _) where field.text.isEmpty:
      return [escape(from: field), ("Enter", lastFound.isEmpty ? words.keepsMatch : words.findsAgain(lastFound))]
    case .finding(let field, _):
      return [escape(from: field), ("Enter", words.keepsMatch), ("↑↓", words.movesInMatches)]
    case .loggingIn(let field): return [escape(from: field), ("Enter", words.logsIn)]
    case .typing where isTyping, .choosing where isTyping:
      let arrows =
        (field.text.isEmpty || recalled != nil) && !recentSearches.isEmpty
        ? [("↑", words.recentSearches), ("↓", words.movesInResults)] : [("↑↓", words.movesInResults)]
      var enter = [("Enter", field.text.namedRoute() == nil ? words.searches : words.hint(of: .open))]
      if case .choosing = mode {
        enter = isChooser && film != nil ? takesFilm : [("Enter", words.hint(of: .open))]
      }
      return [escape(from: field)] + enter + arrows
    case .seeking: return [("Esc", words.cancels)]
    case .typing, .choosing, .commands: break
    }
    if currentPage?.narrowing.isEmpty == false, currentPage?.matches == nil {
      return [("Esc", words.clears), ("/", words.narrows)]
        + hints(hinted.filter { $0 != .escape && $0 != .search }.map { ($0, words.hint(of: $0)) })
    }
    if currentPage?.matches != nil {
      return hints([
        (.findNext, words.nextMatch), (.findPrevious, words.previousMatch), (.escape, words.clears),
      ])
    }
    let usual = hinted.map { command in
      switch command {
      case .search where canNarrow: (command, words.narrows)
      case .nextFilm: (command, words.otherFilm)
      case .refresh where canRetry: (command, words.triesAgain)
      case .escape where isChooser && histories[tab]?.canGoBack != true: (command, words.cancels)
      default: (command, words.hint(of: command))
      }
    }
    guard isChooser, takesFilms else { return hints(usual) }
    var page = currentPage
    let opens = page?.move(.right) == .stuck ? [("→", words.hint(of: .open))] : []
    return takesFilm + opens + hints(usual.filter { $0.0 != .open })
  }

  /// What Esc does in a field: clears it, or leaves it if it is empty.
  private func escape(from field: TextField) -> (key: String, title: String) {
    ("Esc", field.text.isEmpty ? words.closes : words.clears)
  }

  /// The keys that choose films for another program.
  private var takesFilm: [(key: String, title: String)] {
    [("Enter", words.takes)] + (film == nil ? [] : [("Tab", words.marks)])
  }

  /// The commands that have a key, each with its first key.
  private func hints(_ commands: [(Command, String)]) -> [(key: String, title: String)] {
    commands.compactMap { command, title in keys.key(of: command).map { ("\($0)", title) } }
  }
}
