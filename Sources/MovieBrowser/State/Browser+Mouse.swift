import MovieTerminal
import MovieText

extension Browser {
  /// The lines that one step of the wheel scrolls.
  private static let linesPerStep = 3

  /// A click gives the focus, a click on the focus opens, and the wheel scrolls as keys do, so that the focus stays in
  /// sight.
  mutating func handle(_ event: MouseEvent) -> [BrowserEffect] {
    guard hasRoomForPage else { return [] }
    (justRated, doubted) = (nil, nil)
    if case .poster = mode {
      if case .press = event.action { mode = .commands }
      return []
    }
    switch event.action {
    case .scroll(let columns, let rows):
      let lines = min(max(rows, -1_000), 1_000) * Self.linesPerStep
      if case .menu(var menu) = mode {
        menu.scroll(by: lines, height: height(of: menu))
        mode = .menu(menu)
      } else {
        turnCarousel(by: columns, row: event.row)
        scroll(by: lines)
      }
      return []
    case .press(.left):
      if event.row == size.rows - 1 { return clickHint(column: event.column) }
      if case .menu(let menu) = mode { return click(menu, row: event.row) }
      // What is typed next is no command.
      if case .loggingIn = mode, event.row > 0 { return [] }
      mode = .commands
      return click(row: event.row, column: event.column)
    case .press(.back), .press(.forward):
      mode = .commands
      return perform(event.action == .press(.back) ? .back : .forward)
    case .press: return []
    }
  }

  /// Scrolls the carousel in a row of the screen sideways, with the focus on the card that comes in sight.
  private mutating func turnCarousel(by cards: Int, row: Int) {
    for _ in 0..<min(cards.magnitude, 100) {
      guard let page = currentPage,
        let carousel = page.layout.carousels.first(where: { $0.lines.contains(row - bodyTop + page.scroll) })
      else { return }
      currentPage?.focus(onEndOf: carousel.id, last: cards > 0)
      _ = move(cards > 0 ? .right : .left)
    }
  }

  /// A click on a key of the last line is the key.
  private mutating func clickHint(column: Int) -> [BrowserEffect] {
    let hint = hintSpans.first { $0.columns.contains(column) }
    return hint.flatMap { Key(named: $0.key) }.map { handle(KeyPress($0)) } ?? []
  }

  private mutating func click(row: Int, column: Int) -> [BrowserEffect] {
    status = ""
    if row == 0 {
      return tabSpans.first { $0.columns.contains(column) }.map { select($0.tab) } ?? []
    }
    if hasField, row == 1 {
      mode = .typing
      searchedFrom = nil
      return []
    }
    guard let page = currentPage, row >= bodyTop, row < bodyTop + bodyHeight,
      let target = page.layout.target(row: row - bodyTop + page.scroll, column: column)
    else { return [] }
    // A click never leaves the terminal: an address opens with its key only.
    if target.id == page.focused?.id, !target.id.destination.leavesTerminal { return follow(target.id.destination) }
    currentPage?.focus(on: target)
    return []
  }

  private mutating func click(_ menu: Menu, row: Int) -> [BrowserEffect] {
    let (top, height) = (top(of: menu), height(of: menu))
    let index = row - top + menu.scroll
    guard row >= top, row < top + height, menu.visible.indices.contains(index) else {
      close(menu)
      return []
    }
    if index == menu.selected { return choose(in: menu) }
    var menu = menu
    menu.select(index, height: height)
    mode = .menu(menu)
    return []
  }
}
