import MovieDisplay
import MovieScenes
public import MovieTerminal
import MovieText

extension Browser {
  /// The fewest columns and rows for a page.
  private static let smallest = (columns: 20, rows: 6)
  /// The commands in the last line of the screen, the most important first.
  private var hinted: [Command] {
    let criteria = current?.cards.isEmpty == true && current?.route.criteria == [] ? nil : current?.route.criteria
    let ofList: [Command] = criteria == nil ? [] : current?.order == nil ? [.filter] : [.filter, .sort]
    let isFirst = histories[tab]?.canGoBack != true && !isPicking && !(hasField && searchedFrom != nil)
    return [.help, .quit] + (current?.focused == nil ? [] : [.open]) + (isFirst ? [] : [.escape])
      + (current?.route.otherPick == nil ? [] : [.nextFilm]) + [.search] + ofList
      + (film == nil ? [] : [.toggleFavorite, .toggleWatchlist]) + [.nextTab, .refresh, .palette]
  }

  /// What the screen shows.
  public var frame: Frame {
    var frame = Frame(size: size)
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      for (row, line) in CleanText(words.tooSmall).wrapped(to: size.columns).prefix(size.rows).enumerated() {
        frame.draw(TextLine(line), row: row)
      }
      return frame
    }
    drawTabs(&frame)
    switch mode {
    case .menu(let menu):
      if menu.isPanel {
        drawField(&frame)
        drawPage(&frame)
        drawPreview(&frame)
        frame.clear(ScreenArea(rows: menuTop - 2..<size.rows - 2, columns: 0..<size.columns))
        frame.draw(TextLine(.rule(size.columns), .rule), row: menuTop - 2)
      }
      draw(menu, &frame)
    case .poster:
      for (row, line) in (shownPoster?.lines ?? []).prefix(size.rows - 3).enumerated() {
        frame.draw(line, row: 1 + row)
      }
    case .commands, .typing, .choosing, .finding, .seeking, .narrowing, .tabs, .loggingIn, .rating:
      drawField(&frame)
      drawPage(&frame)
      drawPreview(&frame)
    }
    drawStatus(&frame)
    return frame
  }

  /// The first row that scrolls: below the search field and the heading of a list.
  var bodyTop: Int { contentTop + headingHeight }
  /// The first row of the page, and of the preview beside it.
  private var contentTop: Int { hasField ? 2 : 1 }

  private var body: ScreenArea {
    ScreenArea(rows: bodyTop..<max(bodyTop, size.rows - 2), columns: 0..<size.columns)
  }

  // MARK: Tabs

  /// The tabs and their columns: with digits and names, or with either if there is no room for both.
  var tabSpans: [(tab: Tab, text: CleanText, columns: Range<Int>)] {
    func spans(gap: Int = 2, _ text: (Tab) -> String) -> [(tab: Tab, text: CleanText, columns: Range<Int>)] {
      var column = 0
      return Tab.allCases.map { tab in
        let text = CleanText(text(tab))
        defer { column += text.width + gap }
        return (tab, text, column..<column + text.width)
      }
    }
    let named = [2, 1].map { gap in spans(gap: gap) { "\(key(of: $0)) \(words.name(of: $0))" } }
    let fitting = (named + [spans(words.name)]).first { $0.last.map { $0.columns.upperBound <= size.columns } ?? true }
    if let fitting { return fitting }
    return spans { $0 == tab ? "\(key(of: $0)) \(words.name(of: $0))" : key(of: $0) }
  }

  /// The key of a tab: its number, unless that was given to another command.
  private func key(of tab: Tab) -> String {
    "\(keys.command(of: tab.digit) == tab.command ? tab.digit : keys.key(of: tab.command) ?? tab.digit)"
  }

  private func drawTabs(_ frame: inout Frame) {
    let spans = tabSpans
    for span in spans {
      let isSelected = span.tab == tab
      frame.draw(TextLine(span.text, isSelected ? .heading : .muted), row: 0, column: span.columns.lowerBound)
      guard isSelected else { continue }
      if case .tabs = mode {
        frame.mark(ScreenArea(rows: 0..<1, columns: span.columns), .reverse)
        frame.cursor = ScreenCursor(row: 0, column: span.columns.lowerBound)
      } else {
        frame.mark(ScreenArea(rows: 0..<1, columns: span.columns), .underline)
      }
    }
    let notice = CleanText(notice)
    guard let end = spans.last?.columns.upperBound, notice.width > 0, end + 2 + notice.width <= size.columns else {
      return
    }
    frame.draw(TextLine(notice, .muted), row: 0, column: size.columns - notice.width)
  }

  // MARK: The page

  /// Draws a field in a row, after a prompt, with its caret if it is active.
  private func draw(_ field: TextField, after prompt: TextLine, placeholder: String, row: Int, _ frame: inout Frame) {
    let start = prompt.width
    // The end of a text that is too long stays on screen with the caret.
    let before = CleanText(written: field.beforeCaret)
    let skipped = max(0, before.width - (size.columns - start - 2))
    frame.draw(prompt, row: row)
    let text =
      field.text.isEmpty ? TextLine(CleanText(placeholder), .muted) : TextLine(CleanText(written: field.text), .strong)
    frame.draw(
      text, row: row, column: start - skipped, within: ScreenArea(rows: row..<row + 1, columns: start..<size.columns))
    if field.isSelected {
      let end = min(size.columns, start - skipped + text.width)
      frame.mark(ScreenArea(rows: row..<row + 1, columns: start..<max(start, end)), .reverse)
    }
    frame.cursor = ScreenCursor(row: row, column: start + before.width - skipped, isVisible: true)
  }

  private func drawField(_ frame: inout Frame) {
    guard hasField else { return }
    draw(field, after: TextLine("/ ", .heading), placeholder: words.searchPrompt, row: 1, &frame)
    if !isTyping { frame.cursor.isVisible = false }
  }

  private func drawPage(_ frame: inout Frame) {
    guard let page = current else { return }
    guard page.content != nil || !page.layout.lines.isEmpty else {
      frame.draw(TextLine(CleanText(sceneWords.loading), .muted), row: bodyTop)
      return
    }
    let top = bodyTop
    for (row, line) in page.layout.lines.dropFirst(page.scroll).prefix(body.rows.count).enumerated() {
      frame.draw(line, row: top + row)
    }
    if let heading = page.layout.heading {
      frame.draw(heading, row: top - 1)
      if let (place, column) = place(in: heading) { frame.draw(TextLine(place, .muted), row: top - 1, column: column) }
    }
    for target in page.layout.targets(in: page.scroll..<page.scroll + body.rows.count) {
      guard let route = target.id.destination.route else { continue }
      if page.content?.removed.contains(route) ?? false { frame.mark(visible(target.area, on: page), .dim) }
      if picked.contains(route) { frame.mark(visible(target.area, on: page), [.underline, .bold]) }
    }
    drawMatches(of: page, &frame)
    if case .typing = mode, isTyping { return }
    if case .tabs = mode { return }
    guard let target = page.focused else { return }
    var area = visible(target.area, on: page)
    guard !area.rows.isEmpty else { return }
    let picture = PosterSize(columns: target.area.columns.count).rows
    if target.area.rows.count > picture {
      drawFrame(of: target.area, rows: picture, on: page, &frame)
      var caption = target.area
      caption.rows = caption.rows.lowerBound + picture..<caption.rows.upperBound
      area = visible(caption, on: page)
    }
    frame.mark(area, .reverse)
    if !isTyping { frame.cursor = ScreenCursor(row: area.rows.lowerBound, column: area.columns.lowerBound) }
  }

  /// Draws a frame over the edges of the poster in focus, of which the first and last rows may be off the screen.
  private func drawFrame(of poster: ScreenArea, rows: Int, on page: BrowserPage, _ frame: inout Frame) {
    let columns = poster.columns
    let line = CleanText.row(of: "━", max(0, columns.count - 2))
    for index in 0..<rows {
      let row = poster.rows.lowerBound + index + bodyTop - page.scroll
      guard body.rows.contains(row) else { continue }
      func draw(_ text: CleanText, _ column: Int) {
        frame.draw(TextLine(text, .heading), row: row, column: column, within: body)
      }
      let isEdge = index == 0 || index == rows - 1
      draw(index == 0 ? "┏" : isEdge ? "┗" : "┃", columns.lowerBound)
      if isEdge { draw(line, columns.lowerBound + 1) }
      draw(index == 0 ? "┓" : isEdge ? "┛" : "┃", columns.upperBound - 1)
    }
  }

  /// Marks the places of a text that was looked for, and the current one as what has the focus.
  private func drawMatches(of page: BrowserPage, _ frame: inout Frame) {
    guard let matches = page.matches else { return }
    let rows = page.scroll..<page.scroll + body.rows.count
    for area in matches.areas where rows.overlaps(area.rows) {
      frame.mark(
        visible(area, on: page), area == matches.current ? [.underline, .bold, .reverse] : [.underline, .bold])
    }
  }

  /// An area of a page on screen, as far as it is visible.
  private func visible(_ area: ScreenArea, on page: BrowserPage) -> ScreenArea {
    let offset = bodyTop - page.scroll
    return ScreenArea(
      rows: area.rows.lowerBound + offset..<area.rows.upperBound + offset, columns: area.columns
    ).intersection(body)
  }

  private func drawPreview(_ frame: inout Frame) {
    guard let columns = previewColumns, let preview else { return }
    let rows = contentTop..<body.rows.upperBound
    for (row, line) in preview.lines.prefix(rows.count).enumerated() {
      frame.draw(
        line, row: contentTop + row, column: columns.lowerBound, within: ScreenArea(rows: rows, columns: columns))
    }
  }

  // MARK: Menus

  /// The first row of a menu's entries.
  var menuTop: Int {
    if case .menu(let menu) = mode, menu.isPanel { return size.rows - 2 - menuHeight }
    return 2
  }

  private func draw(_ menu: Menu, _ frame: inout Frame) {
    var prompt = TextLine(CleanText(menu.title).truncated(to: size.columns / 2), .heading)
    prompt.append("  ")
    draw(menu.field, after: prompt, placeholder: "", row: menuTop - 1, &frame)
    let visible = menu.visible
    if visible.isEmpty, menu.commands.isEmpty {
      drawCount(words.noMatches, .failure, row: menuTop - 1, &frame)
    } else if visible.count > menuHeight {
      let place = words.place(sceneWords.number(menu.selected + 1), of: sceneWords.number(visible.count))
      drawCount(place, .muted, row: menuTop - 1, &frame)
    }
    // The columns stay where they are while the entries become fewer.
    let labels = min(menu.entries.map { CleanText($0.label).width }.max() ?? 0, size.columns / 2)
    let lines = menu.entries.map { CleanText($0.line).width }.max() ?? 0
    let titles = menu.entries.map { CleanText($0.title).width }.max() ?? 0
    for (row, entry) in visible.dropFirst(menu.scroll).prefix(menuHeight).enumerated() {
      var line = TextLine()
      if labels > 0 {
        line.append(CleanText(entry.label).truncated(to: labels), .command)
        line.pad(to: labels + 2)
      }
      let hasLine = !entry.line.isEmpty && size.columns - line.width - lines - 2 >= 30
      let room = max(1, size.columns - line.width - (hasLine ? lines + 2 : 0))
      let end = line.width + min(titles, room)
      line.append(CleanText(entry.title).truncated(to: room))
      if hasLine {
        line.pad(to: end + 2)
        line.append(CleanText(entry.line), .muted)
      }
      frame.draw(line, row: menuTop + row)
      if row + menu.scroll == menu.selected, entry.action != .none {
        frame.mark(ScreenArea(rows: menuTop + row..<menuTop + row + 1, columns: 0..<size.columns), .reverse)
      }
    }
  }

  // MARK: The last two rows

  private func drawStatus(_ frame: inout Frame) {
    switch mode {
    case .rating(let prompt): draw(prompt, &frame)
    case .finding(let field, _): drawFinder(field, &frame)
    case .narrowing(let field): drawNarrowing(field, &frame)
    case .loggingIn(let field):
      var prompt = TextLine(CleanText(words.asksForToken), .heading)
      prompt.append(" ")
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

  /// The last message and its key, which is more useful than the end of the message.
  private func drawMessage(_ frame: inout Frame) {
    let isLoading = current?.content?.isLoading ?? true
    let key = CleanText(statusKey)
    if case .seeking(let text, _, _) = mode {
      let doing = text.isEmpty ? sceneWords.loading : words.seeks(extent)
      return drawLoading([doing, words.cancelsLoading], &frame)
    }
    guard !status.isEmpty || key.width > 0 || isLoading else { return drawPlace(&frame) }
    guard !status.isEmpty || key.width > 0 else {
      return drawLoading([sceneWords.loading] + (canCancel ? [words.cancelsLoading] : []), &frame)
    }
    let separator: CleanText = " · "
    let hasBoth = !status.isEmpty && key.width > 0
    let text = CleanText(hasBoth && status.hasSuffix(".") ? String(status.dropLast()) : status)
    var line = TextLine(
      text.truncated(to: hasBoth ? max(0, size.columns - key.width - separator.width) : size.columns), .strong)
    if hasBoth { line.append(separator, .strong) }
    line.append(key.truncated(to: size.columns), .strong)
    frame.draw(line, row: size.rows - 2)
  }

  /// What is loading, with the spinner if that takes a while.
  private func drawLoading(_ sentences: [String], _ frame: inout Frame) {
    let spinner = turn.map { page.charset.spinner[$0 % page.charset.spinner.count] + " " } ?? ""
    let text = CleanText(written: spinner + sentences.joined(separator: " · "))
    frame.draw(TextLine(text.truncated(to: size.columns), .muted), row: size.rows - 2)
  }

  /// How many rows of a list are loaded, and of how many if there are more.
  private var extent: String {
    guard let content = current?.whole else { return "" }
    let loaded = sceneWords.number(content.loaded)
    guard content.nextPage != .none, let total = content.total, total > content.loaded else { return loaded }
    return words.place(loaded, of: sceneWords.number(total))
  }

  /// Which row of the list has the focus, and the column of that in the heading; nil if there is no room.
  private func place(in heading: TextLine) -> (text: CleanText, column: Int)? {
    guard let page = current, let place = page.content?.place(of: page.focused?.id.destination.route) else {
      return nil
    }
    let number = words.place(sceneWords.number(place.number), of: sceneWords.number(place.total))
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
    guard let page = current else { return }
    var text = previewColumns == nil ? page.focusedCard?.overview : nil
    if case .setting(let name)? = page.focused?.id.destination { text = page.content?.facts.notes[name] }
    // Its row may show the text, or how it begins.
    let shown = page.focused.map { page.layout.lines[$0.row...].prefix(2).flatMap(\.pieces).map(\.text.string) } ?? []
    let whole = CleanText(text ?? "").string
    if shown.contains(where: { $0 == whole || $0.hasSuffix("…") && whole.hasPrefix($0.dropLast()) }) { text = nil }
    let line = TextLine(CleanText(text ?? "").truncated(to: size.columns), .muted)
    frame.draw(line, row: size.rows - 2)
  }

  /// The field that narrows a list, and how many films are left.
  private func drawNarrowing(_ field: TextField, _ frame: inout Frame) {
    var prompt = TextLine(CleanText(canNarrow ? words.narrows + ":" : words.searchesPeople), .heading)
    prompt.append(" ")
    draw(field, after: prompt, placeholder: "", row: size.rows - 2, &frame)
    guard canNarrow, let found = current?.cards.count, !field.text.isEmpty else { return }
    let count = found == 0 ? words.noMatches : sceneWords.number(found)
    let isPart = current?.whole?.nextPage != NextPage.none
    drawCount(
      isPart ? words.found(count, among: extent) : count, found == 0 ? .failure : .muted, row: size.rows - 2, &frame)
  }

  /// The question for a rating, or what was wrong with the last key. The stars stay visible if the title is long.
  private func draw(_ prompt: RatingPrompt, _ frame: inout Frame) {
    let stars = CleanText(written: "  " + prompt.stars)
    let question = status.isEmpty ? words.asksForRating(prompt.title) : status
    var line = TextLine(CleanText(question).truncated(to: size.columns - stars.width), .strong)
    line.append(stars, .outstandingScore)
    frame.draw(line, row: size.rows - 2)
  }

  /// The field for the text to find, and which of its places is the current one.
  private func drawFinder(_ field: TextField, _ frame: inout Frame) {
    let row = size.rows - 2
    var prompt = TextLine(CleanText(words.finds), .heading)
    prompt.append(" ")
    draw(field, after: prompt, placeholder: "", row: row, &frame)
    guard let matches = current?.matches else { return }
    let place = matches.isEmpty ? words.noMatches : words.place("\(matches.index + 1)", of: "\(matches.areas.count)")
    drawCount(place, matches.isEmpty ? .failure : .muted, row: row, &frame)
  }

  /// Draws what a text was found in, at the end of the row of its field.
  private func drawCount(_ text: String, _ style: TextStyle, row: Int, _ frame: inout Frame) {
    let count = TextLine(CleanText(written: "  " + text), style)
    let start = size.columns - count.width
    // The caret and what is before it are more important.
    guard start > frame.cursor.column + 1 else { return }
    frame.clear(ScreenArea(rows: row..<row + 1, columns: start..<size.columns))
    frame.draw(count, row: row, column: start)
  }

  /// The keys of the last row, with what they do.
  private var hints: [(key: String, title: String)] {
    switch mode {
    case .menu(let menu):
      let clears = menu.isPanel && menu.typed == nil && menu.field.text.isEmpty ? [("c", words.clears)] : []
      let enter = menu.isSearch ? words.searchesEverywhere(menu.field.text) : words.chooses
      let chooses = menu.chosen?.action == Menu.Action.none ? [] : [("Enter", enter)]
      return [("Esc", words.closes)] + chooses + clears
    case .rating(let prompt):
      let removes = prompt.own > 0 ? [("0", words.clears)] : []
      return [("1–5", words.rates)] + removes
        + [("Enter", words.saves), ("Esc", words.cancels), ("←→", words.halfStars)]
    case .tabs: return [("←→", words.tabs), ("Enter", words.hint(of: .palette)), ("Esc", words.hint(of: .escape))]
    case .narrowing(let field):
      let enter =
        !canNarrow
        ? words.searches
        : current?.cards.isEmpty == true && !field.text.isEmpty
          ? words.searchesEverywhere(field.text) : words.keepsMatch
      return [("Esc", words.clears), ("Enter", enter), ("↑↓", words.movesInResults)]
    case .poster: return [("Esc", words.closes)]
    case .finding(let field, _) where field.text.isEmpty:
      return [
        ("Esc", words.leavesField), ("Enter", lastFound.isEmpty ? words.keepsMatch : words.findsAgain(lastFound)),
      ]
    case .finding: return [("Esc", words.leavesField), ("Enter", words.keepsMatch), ("↑↓", words.movesInMatches)]
    case .loggingIn: return [("Esc", words.leavesField), ("Enter", words.logsIn)]
    case .typing where isTyping, .choosing where isTyping:
      let arrows =
        (field.text.isEmpty || recalled != nil) && !recentSearches.isEmpty
        ? [("↑", sceneWords.search.recent), ("↓", words.movesInResults)] : [("↑↓", words.movesInResults)]
      return [("Esc", words.leavesField), ("Enter", words.searches)] + arrows
    case .seeking: return [("Esc", words.cancels)]
    case .typing, .choosing, .commands: break
    }
    if current?.narrowing.isEmpty == false, current?.matches == nil {
      return [("Esc", words.clears), ("/", words.narrows)]
        + hints(hinted.filter { $0 != .escape && $0 != .search }.map { ($0, words.hint(of: $0)) })
    }
    if current?.matches != nil {
      return hints([
        (.findNext, words.nextMatch), (.findPrevious, words.previousMatch), (.escape, words.clears),
      ])
    }
    let usual = hinted.map { command in
      switch command {
      case .search where canNarrow: (command, words.narrows)
      case .nextFilm: (command, words.otherFilm)
      default: (command, words.hint(of: command))
      }
    }
    guard isPicking else { return hints(usual) }
    return [("Enter", words.takes), ("Tab", words.marks), ("→", words.hint(of: .open))]
      + hints(usual.filter { $0.0 != .open })
  }

  /// The commands that have a key, each with its first key.
  private func hints(_ commands: [(Command, String)]) -> [(key: String, title: String)] {
    commands.compactMap { command, title in keys.key(of: command).map { ("\($0)", title) } }
  }
}
