import MovieText
public import TerminalScreen

extension Browser {
  /// The fewest columns and rows for a page.
  private static let smallest = (columns: 20, rows: 6)
  /// The commands in the last line of the screen, the most important first.
  private static let hinted: [Command] = [
    .help, .quit, .open, .escape, .search, .toggleFavorite, .toggleWatchlist, .nextTab, .refresh, .palette,
  ]

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
    case .menu(let menu): draw(menu, &frame)
    case .poster:
      for (row, line) in (shownPoster?.lines ?? []).prefix(size.rows - 3).enumerated() {
        frame.draw(line, row: 1 + row)
      }
    case .commands, .typing, .choosing, .finding, .loggingIn, .rating:
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

  /// The tabs and their columns: with names, or with digits if there is no room.
  var tabSpans: [(tab: Tab, text: CleanText, columns: Range<Int>)] {
    func spans(gap: Int = 2, _ text: (Tab) -> String) -> [(tab: Tab, text: CleanText, columns: Range<Int>)] {
      var column = 0
      return Tab.allCases.map { tab in
        let text = CleanText(text(tab))
        defer { column += text.width + gap }
        return (tab, text, column..<column + text.width)
      }
    }
    for gap in [2, 1] {
      let full = spans(gap: gap) { "\(key(of: $0)) \(words.name(of: $0))" }
      if full.last.map({ $0.columns.upperBound <= size.columns }) ?? true { return full }
    }
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
      if isSelected { frame.mark(ScreenArea(rows: 0..<1, columns: span.columns), .underline) }
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
      frame.draw(TextLine(CleanText(words.loading), .muted), row: bodyTop)
      return
    }
    let top = bodyTop
    for (row, line) in page.layout.lines.dropFirst(page.scroll).prefix(body.rows.count).enumerated() {
      frame.draw(line, row: top + row)
    }
    if let heading = page.layout.heading { frame.draw(heading, row: top - 1) }
    for target in page.layout.targets(in: page.scroll..<page.scroll + body.rows.count) {
      guard let route = target.id.destination.route else { continue }
      if page.content?.removed.contains(route) ?? false { frame.mark(visible(target.area, on: page), .dim) }
      if picked.contains(route) { frame.mark(visible(target.area, on: page), [.underline, .bold]) }
    }
    drawMatches(of: page, &frame)
    if case .typing = mode, isTyping { return }
    guard let target = page.focused else { return }
    let area = visible(target.area, on: page)
    guard !area.rows.isEmpty else { return }
    frame.mark(area, .reverse)
    if !isTyping { frame.cursor = ScreenCursor(row: area.rows.lowerBound, column: area.columns.lowerBound) }
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
  var menuTop: Int { 2 }

  private func draw(_ menu: Menu, _ frame: inout Frame) {
    var prompt = TextLine(CleanText(menu.title).truncated(to: size.columns / 2), .heading)
    prompt.append("  ")
    draw(menu.field, after: prompt, placeholder: "", row: 1, &frame)
    let visible = menu.visible
    // The columns stay where they are while the entries become fewer.
    let labels = min(menu.entries.map { CleanText($0.label).width }.max() ?? 0, size.columns / 2)
    let lines = menu.entries.map { CleanText($0.line).width }.max() ?? 0
    for (row, entry) in visible.dropFirst(menu.scroll).prefix(menuHeight).enumerated() {
      var line = TextLine()
      if labels > 0 {
        line.append(CleanText(entry.label).truncated(to: labels), .command)
        line.pad(to: labels + 2)
      }
      let hasLine = lines > 0 && size.columns - line.width - lines - 2 >= 30
      let room = max(1, size.columns - line.width - (hasLine ? lines + 2 : 0))
      line.append(CleanText(entry.title).truncated(to: room))
      if hasLine {
        line.pad(to: size.columns - lines)
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
    case .loggingIn(let field):
      var prompt = TextLine(CleanText(words.asksForToken), .heading)
      prompt.append(" ")
      draw(field.masked, after: prompt, placeholder: words.tokenIsHidden, row: size.rows - 2, &frame)
    case .commands, .typing, .choosing, .menu, .poster: drawMessage(&frame)
    }
    var line = TextLine()
    for (key, title) in hints {
      var hint = TextLine(CleanText(key), .command)
      hint.append(" ")
      hint.append(CleanText(title), .muted)
      let gap = line.width == 0 ? 0 : 3
      guard line.width + gap + hint.width <= size.columns else { break }
      line.pad(to: line.width + gap)
      line.append(hint)
    }
    frame.draw(line, row: size.rows - 1)
  }

  /// The last message and its key, which is more useful than the end of the message.
  private func drawMessage(_ frame: inout Frame) {
    let isLoading = current?.content?.isLoading ?? true
    let key = CleanText(statusKey)
    guard !status.isEmpty || key.width > 0 || isLoading else { return drawPlace(&frame) }
    guard !status.isEmpty || key.width > 0 else {
      let sentences = [words.loading] + (canCancel ? [words.cancelsLoading] : [])
      let text = CleanText(sentences.joined(separator: " · "))
      return frame.draw(TextLine(text.truncated(to: size.columns), .muted), row: size.rows - 2)
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

  /// Which film of the list has the focus.
  private func drawPlace(_ frame: inout Frame) {
    guard let page = current, let place = page.content?.place(of: page.focused?.id.destination.route) else { return }
    let text = CleanText(words.place(place.number, of: place.total))
    frame.draw(TextLine(text, .muted), row: size.rows - 2, column: max(0, size.columns - text.width))
  }

  /// The question for a rating. The stars stay visible if the title is long.
  private func draw(_ prompt: RatingPrompt, _ frame: inout Frame) {
    let stars = CleanText(written: "  " + prompt.stars)
    var line = TextLine(CleanText(words.asksForRating(prompt.title)).truncated(to: size.columns - stars.width), .strong)
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
    let place = matches.isEmpty ? words.noMatches : words.place(matches.index + 1, of: matches.areas.count)
    let count = TextLine(CleanText(written: "  " + place), matches.isEmpty ? .failure : .muted)
    let start = size.columns - count.width
    // The caret and what is before it are more important.
    guard start > frame.cursor.column + 1 else { return }
    frame.clear(ScreenArea(rows: row..<row + 1, columns: start..<size.columns))
    frame.draw(count, row: row, column: start)
  }

  /// The keys of the last row, with what they do.
  private var hints: [(key: String, title: String)] {
    switch mode {
    case .menu: return [("Esc", words.closes), ("Enter", words.chooses)]
    case .rating:
      return [("1–5", words.rates), ("←→", words.halfStars), ("Enter", words.saves), ("Esc", words.cancels)]
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
        ? [("↑", words.recallsSearches), ("↓", words.movesInResults)] : [("↑↓", words.movesInResults)]
      return [("Esc", words.leavesField), ("Enter", words.searches)] + arrows
    case .typing, .choosing, .commands: break
    }
    if current?.matches != nil {
      return hints([
        (.findNext, words.nextMatch), (.findPrevious, words.previousMatch), (.escape, words.clears),
      ])
    }
    let usual = Self.hinted.map { ($0, words.hint(of: $0)) }
    guard isPicking else { return hints(usual) }
    return [("Enter", words.takes), ("Tab", words.marks), ("→", words.hint(of: .open))]
      + hints(usual.filter { $0.0 != .open })
  }

  /// The commands that have a key, each with its first key.
  private func hints(_ commands: [(Command, String)]) -> [(key: String, title: String)] {
    commands.compactMap { command, title in keys.key(of: command).map { ("\($0)", title) } }
  }
}
