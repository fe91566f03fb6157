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
      frame.draw(CleanText(words.tooSmall).truncated(to: size.columns), row: 0)
      return frame
    }
    drawTabs(&frame)
    if let menu {
      draw(menu, &frame)
    } else {
      drawField(&frame)
      drawPage(&frame)
      drawPreview(&frame)
    }
    drawStatus(&frame)
    return frame
  }

  /// The first row of the page.
  var bodyTop: Int { hasField ? 2 : 1 }

  private var body: ScreenArea {
    ScreenArea(rows: bodyTop..<max(bodyTop, size.rows - 2), columns: 0..<size.columns)
  }

  // MARK: Tabs

  /// The tabs and their columns: with names, or with digits if there is no room.
  var tabSpans: [(tab: Tab, text: CleanText, columns: Range<Int>)] {
    func spans(_ text: (Tab) -> String) -> [(tab: Tab, text: CleanText, columns: Range<Int>)] {
      var column = 0
      return Tab.allCases.map { tab in
        let text = CleanText(text(tab))
        defer { column += text.width + 2 }
        return (tab, text, column..<column + text.width)
      }
    }
    let full = spans { "\($0.number) \(words.name(of: $0))" }
    if full.last.map({ $0.columns.upperBound <= size.columns }) ?? true { return full }
    return spans { $0 == tab ? "\($0.number) \(words.name(of: $0))" : "\($0.number)" }
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
  private func draw(_ field: SearchField, after prompt: TextLine, placeholder: String, row: Int, _ frame: inout Frame) {
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
    if !field.isActive { frame.cursor.isVisible = false }
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
    for target in page.layout.targets where target.id.destination.route.map(picked.contains) ?? false {
      frame.mark(area(of: target, on: page), [.underline, .bold])
    }
    let isTyping = hasField && field.isActive
    guard let target = page.focused, !isTyping || field.isChoosing else { return }
    let area = area(of: target, on: page)
    guard !area.rows.isEmpty else { return }
    frame.mark(area, .reverse)
    if !isTyping { frame.cursor = ScreenCursor(row: area.rows.lowerBound, column: area.columns.lowerBound) }
  }

  /// The place of a target on screen, as far as it is visible.
  private func area(of target: PageTarget, on page: BrowserPage) -> ScreenArea {
    let offset = bodyTop - page.scroll
    return ScreenArea(
      rows: target.area.rows.lowerBound + offset..<target.area.rows.upperBound + offset, columns: target.area.columns
    ).intersection(body)
  }

  private func drawPreview(_ frame: inout Frame) {
    guard let columns = previewColumns, let preview else { return }
    for (row, line) in preview.lines.prefix(body.rows.count).enumerated() {
      frame.draw(
        line, row: bodyTop + row, column: columns.lowerBound,
        within: ScreenArea(rows: body.rows, columns: columns))
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
    let isLoading = current?.content?.isLoading ?? true
    let text = status.isEmpty && isLoading ? words.loading : status
    frame.draw(
      TextLine(CleanText(text).truncated(to: size.columns), status.isEmpty ? .muted : .strong), row: size.rows - 2)
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

  /// The keys of the last row, with what they do.
  private var hints: [(key: String, title: String)] {
    if menu != nil { return [("Esc", words.closes), ("Enter", words.chooses)] }
    if hasField, field.isActive {
      return [("Esc", words.leavesField), ("Enter", words.searches), ("↑↓", words.movesInResults)]
    }
    let usual = Self.hinted.compactMap { command in
      keys.key(of: command).map { (key: "\($0)", title: words.hint(of: command)) }
    }
    return isPicking ? [("Enter", words.takes), ("Tab", words.marks), ("→", words.hint(of: .open))] + usual : usual
  }
}
