import MovieTerminal
import MovieText

// Moving the focus and scrolling.
extension BrowserPage {
  /// Where people are on a page.
  typealias Place = (scroll: Int, focus: PageTarget.ID?)

  var place: Place {
    get { (scroll, focus) }
    set { (scroll, focus) = newValue }
  }

  /// The last position that the page can be scrolled to.
  private func lastScroll() -> Int { max(0, layout.lines.count - height) }

  mutating func clampScroll() {
    scroll = min(max(0, scroll), lastScroll())
  }

  mutating func scroll(by lines: Int) {
    // The sum of two positions on a page, which is far from any limit.
    scroll += min(max(lines, -layout.lines.count), layout.lines.count)
    clampScroll()
  }

  /// What a move did.
  enum Moved: Sendable, Hashable {
    /// The focus moved, or the page scrolled.
    case moved
    /// There was nothing in that direction.
    case stuck
    /// The carousel with this id was scrolled; the page is to be laid out, and the focus to move on.
    case turned(String)
  }

  /// Moves the focus, or scrolls if the next target is far away, so that the text in between can be read.
  mutating func move(_ move: FocusMove) -> Moved {
    // Above a page without a focus are the tabs.
    if focus == nil, move == .up, scroll == 0 { return .stuck }
    guard let focused, isVisible(focused) || move == .next || move == .previous else {
      // The focus was scrolled away: it comes back where people look.
      let visible = visibleTargets()
      if let target = move == .up ? visible.last : visible.first {
        focus(on: target)
      } else {
        let before = scroll
        scroll(by: move == .up ? -1 : move == .down ? 1 : 0)
        if scroll == before { return .stuck }
      }
      return .moved
    }
    guard let target = layout.target(move, from: focused, goal: goal) else {
      return moveOn(move, from: focused)
    }
    let needed = scrollShowing(target) - scroll
    // Between two rows of cards is nothing to read, and a poster is high.
    let near = layout.carousel(of: target) == nil ? max(3, height / 2) + target.area.rows.count - 1 : height
    if move == .up || move == .down, abs(needed) > near {
      scroll(by: needed < 0 ? -max(1, height / 3) : max(1, height / 3))
      return .moved
    }
    wasMoved = true
    focus = target.id
    if move != .up && move != .down { goal = target.column }
    scroll += needed
    return .moved
  }

  /// A move without a target: turns the carousel, or scrolls to the end of the page.
  private mutating func moveOn(_ move: FocusMove, from target: PageTarget) -> Moved {
    let before = scroll
    switch move {
    case .up: scroll(by: -3)
    case .down: scroll(by: 3)
    case .left, .right:
      guard let carousel = layout.carousel(of: target) else { return .stuck }
      guard target.id.destination.isCard else {
        guard move == .left else { return .stuck }
        focus(onEndOf: carousel.id, last: true)
        return .moved
      }
      let offset = carousel.offset + (move == .right ? 1 : -1)
      guard offset >= 0 else { return .stuck }
      guard offset + carousel.visible <= carousel.count else {
        guard let rest = layout.targets.first(where: { $0.id.carousel == carousel.id && !$0.id.destination.isCard })
        else { return .stuck }
        focus(on: rest)
        return .moved
      }
      offsets[carousel.id] = offset
      return .turned(carousel.id)
    case .next, .previous: break
    }
    return scroll == before ? .stuck : .moved
  }

  /// After a carousel was turned: moves the focus to its first or last card.
  mutating func focus(onEndOf carousel: String, last: Bool) {
    let targets = layout.targets.filter { $0.id.carousel == carousel && $0.id.destination.isCard }
    if let target = last ? targets.last : targets.first { focus(on: target) }
  }

  /// Gives the focus to a target, and scrolls so that it is on screen.
  mutating func focus(on target: PageTarget) {
    wasMoved = true
    focus = target.id
    goal = target.column
    scroll = scrollShowing(target)
  }

  /// Gives the focus to a card, which may be on a part of its carousel that is not laid out.
  mutating func focus(onCard id: PageTarget.ID) {
    if let target = layout.target(id), target.id == id { return focus(on: target) }
    wasMoved = true
    focus = id
  }

  /// Scrolls to the current place of the text that was looked for. Its link gets the focus, if it has one.
  mutating func showMatch() {
    guard let area = matches?.current else { return }
    let link = layout.targets(in: area.rows).first { $0.area.columns.overlaps(area.columns) }
    if let target = link {
      focus(on: target)
    } else {
      scroll = scrollShowing(area.rows)
      keepFocusVisible()
    }
  }

  /// Forgets the focus: it goes to the first target of the next content.
  mutating func resetFocus() {
    wasMoved = false
    focus = nil
    scroll = 0
  }

  /// Moves to the next or previous section: its heading comes to the top, and its first target gets the focus. A section
  /// without one is only to be read: nothing has the focus then.
  mutating func moveToSection(next: Bool) {
    let headings = layout.lines.indices.filter { layout.lines[$0].isHeading }
    let last = lastScroll()
    func first(below heading: Int) -> PageTarget? {
      let end = headings.first { $0 > heading } ?? layout.lines.count
      // The link in the heading leads to more than the section has.
      return [heading + 1..<end, heading..<heading + 1].compactMap { rows in
        layout.targets(in: rows).first { $0.row >= rows.lowerBound }
      }.first
    }
    let row = focused.map { isVisible($0) ? $0.row : scroll } ?? scroll
    // Where all of the rest is on screen, only the focus can move on.
    let heading =
      next
      ? headings.first { $0 > row && ($0 <= last || first(below: $0) != nil) }
      : headings.last { $0 < row && (first(below: $0)?.row ?? ($0 <= last ? $0 : row)) < row }
    guard let heading else { return moveToEdge(end: next) }
    scroll = min(heading, last)
    let target = first(below: heading).flatMap { isVisible($0) ? $0 : nil }
    wasMoved = true
    focus = target?.id
    goal = target?.column ?? goal
  }

  /// Moves the focus to the first or last target, and scrolls to the start or the end.
  mutating func moveToEdge(end: Bool) {
    // Below the last film of a list or a person may be links, with more lines than fit.
    let hasFilms = content?.total != nil || content?.facts.person != nil
    let film = end && hasFilms ? layout.targets.last(where: \.id.destination.isCard) : nil
    // Above the first film may be a link to all of them.
    let first = layout.targets.first { $0.id.destination.isCard && $0.row < height } ?? layout.targets.first
    if let target = film ?? (end ? layout.targets.last : first) { focus(on: target) }
    scroll = end ? lastScroll() : 0
    if let film, !isVisible(film) { focus(on: film) }
  }

  /// After scrolling: if the focus left the screen, it goes to the nearest target on screen.
  mutating func keepFocusVisible() {
    guard let focused, !isVisible(focused) else { return }
    let visible = visibleTargets()
    let nearest = visible.min {
      (abs($0.row - focused.row), abs($0.column - goal)) < (abs($1.row - focused.row), abs($1.column - goal))
    }
    guard let nearest else { return }
    wasMoved = true
    focus = nearest.id
  }

  /// Scrolls so that what has the focus is above the last rows, which are covered.
  mutating func keepFocus(above covered: Int) {
    guard let focused, isVisible(focused) else { return }
    scroll = max(scroll, min(focused.row, focused.area.rows.upperBound + covered - height))
  }

  /// Scrolls up to where the cards in the first row begin, unless the focus would leave the screen.
  mutating func showFirstCardsWhole() {
    guard let focused, layout.lines.indices.contains(scroll), layout.lines[scroll].width > 0 else { return }
    // An empty line is between the rows of cards.
    let first = layout.lines[..<scroll].lastIndex { $0.width == 0 }.map { $0 + 1 } ?? 0
    // Below a title are facts.
    if focused.area.rows.upperBound + 2 <= first + height { scroll = first }
  }

  /// The targets that begin on screen.
  func visibleTargets() -> [PageTarget] {
    layout.targets(in: scroll..<scroll + height).filter { isVisible($0) }
  }

  func isVisible(_ target: PageTarget) -> Bool {
    target.row >= scroll && target.row < scroll + height
  }

  /// The scroll position, closest to the current one, at which a target is on screen with some lines around it.
  func scrollShowing(_ target: PageTarget) -> Int {
    // A card of a carousel is shown whole: the heading, the picture and the facts.
    let row = layout.carousel(of: target).flatMap { $0.lines.count <= height ? $0.lines : nil }
    return scrollShowing(row ?? target.area.rows)
  }

  private func scrollShowing(_ rows: Range<Int>) -> Int {
    // Below a title are facts, and above it may be a heading.
    let margin = min(2, max(0, (height - rows.count) / 2))
    let position = min(max(scroll, rows.upperBound + margin - height), rows.lowerBound - margin)
    return min(max(0, position), lastScroll())
  }
}
