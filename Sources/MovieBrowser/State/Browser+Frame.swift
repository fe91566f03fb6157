import MovieDisplay
import MovieScenes
public import MovieTerminal
import MovieText

extension Browser {
  /// The columns for the lines of a menu, such as `vip favorites add 12`. Longer ones are shown where there is more room.
  private static let usualLineWidth = 20
  /// The fewest columns and rows for a page.
  private static let smallest = (columns: 20, rows: 6)

  var hasRoomForPage: Bool { size.columns >= Self.smallest.columns && size.rows >= Self.smallest.rows }

  /// What the screen shows.
  public var frame: Frame {
    var frame = Frame(size: size)
    guard hasRoomForPage else {
      frame.draw(CleanText(words.tooSmall).wrapped(to: size.columns).map { TextLine($0) }, row: 0)
      return frame
    }
    drawTabs(&frame)
    switch mode {
    case .menu(let menu):
      if menu.isPanel {
        drawField(&frame)
        drawPage(&frame)
        drawPreview(&frame)
        let rule = top(of: menu) - 2
        frame.clear(ScreenArea(rows: rule..<size.rows - 2, columns: 0..<size.columns))
        frame.draw(TextLine(.rule(size.columns), .rule), row: rule)
      }
      draw(menu, &frame)
    case .poster:
      frame.draw((shownPoster?.lines ?? []).prefix(size.rows - 3), row: 1)
    case .commands, .typing, .choosing, .finding, .seeking, .narrowing, .tabs, .loggingIn, .rating:
      drawField(&frame)
      drawPage(&frame)
      drawPreview(&frame)
    }
    drawStatus(&frame)
    return frame
  }

  /// The first row that scrolls: below the search field and the heading of a list.
  var bodyTop: Int { contentTop + (currentPage?.layout.heading == nil ? 0 : 1) }
  /// The first row of the page, and of the preview beside it.
  private var contentTop: Int { hasField ? 2 : 1 }

  private var body: ScreenArea {
    ScreenArea(rows: bodyTop..<max(bodyTop, size.rows - 2), columns: 0..<size.columns)
  }

  // MARK: - Tabs

  /// The tabs and their columns: with digits and names, close together if need be, or with either if there is no room for
  /// both. The name of the tab on screen is always there, if need be in place of the first tabs.
  var tabSpans: [(tab: Tab, text: CleanText, columns: Range<Int>)] {
    func spans(gap: Int = 2, _ text: (Tab) -> String) -> [(tab: Tab, text: CleanText, columns: Range<Int>)] {
      var column = 0
      return Tab.allCases.map { tab in
        let text = CleanText(text(tab))
        defer { column += text.width + gap }
        return (tab, text, column..<column + text.width)
      }
    }
    func whole(_ tab: Tab) -> String { "\(key(of: tab)) \(name(of: tab))" }
    func dense(_ tab: Tab) -> String { key(of: tab) + name(of: tab) }
    func short(_ tab: Tab) -> String { tab == self.tab ? whole(tab) : key(of: tab) }
    let forms = [(2, whole), (1, whole), (1, dense), (2, name), (2, short), (1, short)]
    let fitting = forms.lazy.map { spans(gap: $0, $1) }.first { $0[$0.count - 1].columns.upperBound <= size.columns }
    if let fitting { return fitting }
    let narrowest = spans(gap: 1, short)
    let hidden = max(0, narrowest[tab.rawValue].columns.upperBound - size.columns)
    return narrowest.filter { $0.columns.lowerBound >= hidden }.map {
      ($0.tab, $0.text, $0.columns.lowerBound - hidden..<$0.columns.upperBound - hidden)
    }
  }

  private func name(of tab: Tab) -> String { words.title(of: tab.command) }

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

  // MARK: - The page

  /// Draws a field in a row, after a prompt, with its caret if it is active.
  func draw(_ field: TextField, after prompt: CleanText, placeholder: String = "", row: Int, _ frame: inout Frame) {
    let start = min(prompt.width, size.columns)
    // The end of a text that is too long stays on screen with the caret.
    let before = CleanText(written: field.beforeCaret)
    let skipped = max(0, before.width - (size.columns - start - 2))
    frame.draw(prompt, style: .heading, row: row)
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
    draw(field, after: "/ ", placeholder: words.searchPrompt, row: 1, &frame)
    if !isTyping { frame.cursor.isVisible = false }
  }

  private func drawPage(_ frame: inout Frame) {
    guard let page = currentPage else { return }
    guard page.content != nil || !page.layout.lines.isEmpty else {
      frame.draw(TextLine(CleanText(words.loading), .muted), row: bodyTop)
      return
    }
    let top = bodyTop
    frame.draw(page.layout.lines.dropFirst(page.scroll).prefix(body.rows.count), row: top)
    if let heading = page.layout.heading {
      frame.draw(heading, row: top - 1)
      if let (place, column) = place(in: heading) { frame.draw(TextLine(place, .muted), row: top - 1, column: column) }
    }
    for target in page.layout.targets(in: page.scroll..<page.scroll + body.rows.count) {
      guard let route = target.id.destination.route else { continue }
      if page.content?.removed.contains(route) ?? false { frame.mark(visible(target.area, on: page), .dim) }
      if chosenFilms.contains(route) { drawChosen(target.area, on: page, &frame) }
    }
    drawMatches(of: page, &frame)
    if case .typing = mode, isTyping { return }
    if case .tabs = mode { return }
    guard let target = page.focused else { return }
    guard !visible(target.area, on: page).rows.isEmpty else { return }
    drawFrame(of: target.area, rows: posterRows(of: target.area), on: page, &frame)
    // The frame covers its sign.
    if let route = target.id.destination.route, chosenFilms.contains(route) {
      drawChosen(target.area, on: page, &frame)
    }
    let text = visibleText(of: target.area, on: page)
    frame.mark(text, .reverse)
    if !isTyping { frame.cursor = ScreenCursor(row: text.rows.lowerBound, column: text.columns.lowerBound) }
  }

  /// The rows of the poster in the area of a target; 0 if there is none.
  private func posterRows(of area: ScreenArea) -> Int {
    let rows = PosterSize(columns: area.columns.count).rows
    return area.rows.count > rows ? rows : 0
  }

  /// The area of a target on screen, without its poster.
  private func visibleText(of area: ScreenArea, on page: BrowserPage) -> ScreenArea {
    var text = area
    text.rows = area.rows.lowerBound + posterRows(of: area)..<area.rows.upperBound
    return visible(text, on: page)
  }

  /// Marks the text of a film that is chosen, and the film with a sign, in place of its bar or of the corner of its poster.
  /// A poster that is scrolled away leaves no room for it.
  private func drawChosen(_ film: ScreenArea, on page: BrowserPage, _ frame: inout Frame) {
    frame.mark(visibleText(of: film, on: page), [.underline, .bold])
    let poster = posterRows(of: film)
    var sign = film
    if poster > 0 { sign.rows = film.rows.lowerBound..<film.rows.lowerBound + poster }
    let rows = visible(sign, on: page).rows
    guard !rows.isEmpty else { return }
    let column = poster > 0 ? film.columns.lowerBound : max(0, film.columns.lowerBound - 1)
    frame.draw("●", style: .command, row: rows.lowerBound, column: column)
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
    let area = ScreenArea(rows: contentTop..<body.rows.upperBound, columns: columns)
    frame.draw(preview.lines, row: contentTop, column: columns.lowerBound, within: area)
  }

  // MARK: - Menus

  /// The first row of a menu's entries.
  func top(of menu: Menu) -> Int { menu.isPanel ? size.rows - 2 - height(of: menu) : 2 }

  private func draw(_ menu: Menu, _ frame: inout Frame) {
    let (top, height) = (top(of: menu), height(of: menu))
    let room = menu.field.text.isEmpty ? size.columns - 4 : size.columns / 2
    let prompt = CleanText(menu.title).truncated(to: max(1, room)) + "  "
    draw(menu.field, after: prompt, row: top - 1, &frame)
    let visible = menu.visible
    if visible.isEmpty, menu.commands.isEmpty {
      drawCount(words.noMatches, .failure, row: top - 1, &frame)
    } else if visible.count > height {
      let place = words.place(words.number(menu.selected + 1), of: words.number(visible.count))
      drawCount(place, .muted, row: top - 1, &frame)
    }
    // The columns stay where they are while the entries become fewer.
    let labels = min((menu.entries + visible).map { CleanText($0.label).width }.max() ?? 0, size.columns / 2)
    let rest = size.columns - (labels > 0 ? labels + 2 : 0) - 2
    let lines = min(menu.entries.map { CleanText($0.line).width }.max() ?? 0, Self.usualLineWidth)
    let titles = min(menu.entries.map { CleanText($0.title).width }.max() ?? 0, rest - lines)
    for (row, entry) in visible.dropFirst(menu.scroll).prefix(height).enumerated() {
      var line = TextLine()
      if labels > 0 {
        line.append(CleanText(entry.label).truncated(to: labels), .command)
        line.pad(to: labels + 2)
      }
      let own = CleanText(entry.line)
      let hasLine = own.width > 0 && rest - lines >= 30 && own.width <= rest - titles
      let isSearch = searchesFilms(entry, in: menu)
      let whole = CleanText(isSearch ? "\(words.searchesEverywhere): \(menu.field.text)" : entry.title)
      let width = hasLine ? titles : max(1, rest + 2)
      let title = whole.truncated(to: width)
      let end = line.width + width
      line.append(title)
      if hasLine {
        line.pad(to: end + 2)
        line.append(own, .muted)
      }
      frame.draw(line, row: top + row)
      if row + menu.scroll == menu.selected, entry.action != .none {
        frame.mark(ScreenArea(rows: top + row..<top + row + 1, columns: 0..<size.columns), .reverse)
        if title != whole { frame.draw(TextLine(whole.truncated(to: size.columns), .muted), row: size.rows - 2) }
      }
    }
  }
}
