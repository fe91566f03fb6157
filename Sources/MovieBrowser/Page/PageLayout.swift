import MovieDisplay
import MovieTerminal
import MovieText

/// The lines of a page at one width, and its targets from top to bottom.
struct PageLayout: Sendable {
  let lines: [TextLine]
  /// Sorted by their first rows.
  let targets: [PageTarget]
  let carousels: [Carousel]
  /// The heading of a list, which stays in sight above the lines.
  let heading: TextLine?
  /// The index of each target. A page may have thousands, and must not be searched with each key.
  private let places: [PageTarget.ID: Int]
  /// The number of rows of the tallest target.
  private let tallest: Int

  static let empty = PageLayout([])

  /// Lays out lines. What leads to the page itself is no target, unless the page then does something again.
  init(_ lines: [TextLine], below heading: TextLine? = nil, carousels: [Carousel] = [], of route: Route? = nil) {
    self.lines = lines
    self.heading = heading
    self.carousels = carousels
    let targets = Self.targets(in: lines, carousels).filter {
      route?.isAction ?? true || $0.id.destination.route != route
    }
    self.targets = targets
    places = Dictionary(targets.enumerated().map { ($1.id, $0) }) { first, _ in first }
    tallest = targets.map(\.area.rows.count).max() ?? 0
  }

  func index(of id: PageTarget.ID) -> Int? { places[id] }

  /// The index of the first target that begins in a row or below it.
  func indexOfFirst(from row: Int) -> Int { targets.partitioningIndex { $0.row >= row } }

  /// The targets that are in some rows, also in part.
  func targets(in rows: Range<Int>) -> [PageTarget] {
    targets[indexOfFirst(from: rows.lowerBound - tallest)..<indexOfFirst(from: rows.upperBound)].filter {
      $0.area.rows.overlaps(rows)
    }
  }

  /// The target above a row that ends closest to it, and those that begin beside it, which may be shorter. They may have
  /// the focus.
  func targets(above row: Int) -> [PageTarget] {
    var found: [PageTarget] = []
    var end = 0
    for target in targets[..<indexOfFirst(from: row)].reversed() {
      guard target.row + tallest >= end else { break }
      guard target.isInColumns, target.area.rows.upperBound <= row else { continue }
      end = max(end, target.area.rows.upperBound)
      found.append(target)
    }
    let last = found.first { $0.area.rows.upperBound == end }
    return found.filter { $0.row == last?.row }
  }

  /// The first targets that begin in a row or below it, and may have the focus.
  func targets(below row: Int) -> [PageTarget] {
    let rest = targets[indexOfFirst(from: row)...].drop { !$0.isInColumns }
    return rest.prefix { $0.row == rest.first?.row }.filter(\.isInColumns)
  }

  func carousel(of target: PageTarget) -> Carousel? { carousels.first { $0.id == target.id.carousel } }

  /// The target with an id, or the first with the same destination, or the reverse of a change that was made since; nil if
  /// there is none.
  func target(_ id: PageTarget.ID?) -> PageTarget? {
    guard let id else { return nil }
    if let place = places[id] { return targets[place] }
    return targets.first { $0.id.destination == id.destination }
      ?? targets.first { $0.id.destination == id.destination.reverse }
  }

  /// The target at a place; nil if there is none. What is beside the only film or setting of a row is about it, as are the
  /// lines below the title of a film or person, up to the next empty one.
  func target(row: Int, column: Int) -> PageTarget? {
    let targets = targets(in: row..<row + 1)
    let cards = targets.filter(\.id.destination.isCard)
    if let target = targets.first(where: { $0.area.columns.contains(column) }) { return target }
    if cards.count == 1 { return cards[0] }
    // Before a title is the bar of its card.
    if let card = cards.last(where: { $0.column <= column + 1 }) { return card }
    let isBelow = lines.indices.contains(row) && lines[row].width > 0 && !lines[row].isHeading && targets.isEmpty
    return row > 0 && isBelow ? target(row: row - 1, column: column).flatMap { $0.hasLinesBelow ? $0 : nil } : nil
  }

  /// The films of the page in reading order.
  var films: [(route: Route, target: PageTarget)] {
    targets.compactMap { target in
      guard let route = target.id.destination.route, route.isFilm else { return nil }
      return (route, target)
    }
  }

  /// The target that a move leads to; nil if there is none in that direction.
  ///
  /// `goal` is the column that moves up and down keep to, so that going down and up again returns to the same target.
  func target(_ move: FocusMove, from target: PageTarget, goal: Int) -> PageTarget? {
    switch move {
    case .left:
      beside(target).filter { $0.area.columns.upperBound <= target.column }.max { $0.column < $1.column }
    case .right:
      beside(target).filter { $0.column >= target.area.columns.upperBound }.min { $0.column < $1.column }
    case .up: nearest(targets(above: target.row), goal: goal)
    case .down: nearest(targets(below: target.area.rows.upperBound), goal: goal)
    case .next: index(of: target.id).flatMap { targets.indices.contains($0 + 1) ? targets[$0 + 1] : nil }
    case .previous: index(of: target.id).flatMap { $0 > 0 ? targets[$0 - 1] : nil }
    }
  }

  /// The targets that share a row with one.
  private func beside(_ target: PageTarget) -> [PageTarget] {
    targets(in: target.area.rows).filter { $0.id != target.id }
  }

  /// The target with the least distance in columns.
  private func nearest(_ candidates: [PageTarget], goal: Int) -> PageTarget? {
    candidates.min { ($0.columnDistance(to: goal), $0.column) < ($1.columnDistance(to: goal), $1.column) }
  }

  private static func targets(in lines: [TextLine], _ carousels: [Carousel]) -> [PageTarget] {
    var areas: [(destination: TextLine.Target, area: ScreenArea)] = []
    // The targets of the previous line, which may go on in the next one: a title on two lines is one target.
    var above: [Int] = []
    for (row, line) in lines.enumerated() {
      var found: [Int] = []
      for span in spans(of: line) {
        let earlier = above.first {
          areas[$0].destination == span.destination && areas[$0].area.columns.overlaps(span.columns)
        }
        if let earlier {
          let columns = areas[earlier].area.columns
          areas[earlier].area.rows = areas[earlier].area.rows.lowerBound..<row + 1
          areas[earlier].area.columns =
            min(columns.lowerBound, span.columns.lowerBound)..<max(columns.upperBound, span.columns.upperBound)
        } else {
          areas.append((span.destination, ScreenArea(rows: row..<row + 1, columns: span.columns)))
        }
        found.append(earlier ?? areas.count - 1)
      }
      above = found
    }
    var counts: [PageTarget.ID: Int] = [:]
    return areas.map { destination, area in
      let carousel = carousels.first { $0.lines.contains(area.rows.lowerBound) }?.id
      var id = PageTarget.ID(destination: destination, carousel: carousel, occurrence: 0)
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      id.occurrence = occurrence
      return PageTarget(id: id, area: area)
    }
  }

  /// The columns of a line's targets. Neighboring pieces with the same destination are one target.
  private static func spans(of line: TextLine) -> [(destination: TextLine.Target, columns: Range<Int>)] {
    var spans: [(destination: TextLine.Target, columns: Range<Int>)] = []
    var column = 0
    for piece in line.pieces {
      let end = column + piece.text.width
      defer { column = end }
      guard let destination = piece.target, end > column else { continue }
      if let last = spans.last, last.destination == destination, last.columns.upperBound == column {
        spans[spans.count - 1].columns = last.columns.lowerBound..<end
      } else {
        spans.append((destination, column..<end))
      }
    }
    return spans
  }
}

extension TextLine.Target {
  var route: Route? {
    switch self {
    case .route(let route), .command(let route): route
    case .address, .setting: nil
    }
  }

  /// Whether this is a film of a row or a setting, and not a link beside or below them.
  var isCard: Bool {
    switch self {
    case .route, .setting: true
    case .command, .address: false
    }
  }

  /// The link that takes the place of this one as soon as it has put a film on a shelf, or taken it off; nil if it does
  /// neither.
  fileprivate var reverse: Self? {
    guard case .command(.shelve(let id, let shelf, let isOn, let source)) = self else { return nil }
    return .command(.shelve(movieID: id, on: shelf, !isOn, source: source))
  }

  /// Whether another program opens it.
  var leavesTerminal: Bool { if case .address = self { true } else { route?.leavesTerminal ?? false } }
}

/// A place on a page that leads to another page.
struct PageTarget: Sendable, Hashable {
  /// Identifies a target by where it leads, so that it is found again after the page has changed.
  struct ID: Sendable, Hashable {
    let destination: TextLine.Target
    /// The id of the carousel that it is in; nil for none.
    let carousel: String?
    /// Tells targets with the same destination apart, counted from the top of the page or carousel.
    var occurrence: Int
  }

  let id: ID
  /// The rows of the page and the columns that the target's text covers.
  var area: ScreenArea

  /// Whether moves up and down lead here. The link to the rest of a carousel's list is reached from its last card.
  fileprivate var isInColumns: Bool { id.carousel == nil || id.destination.isCard }

  /// Whether the lines below it are about it, too.
  fileprivate var hasLinesBelow: Bool {
    if case .route(let route) = id.destination { route.isFilmOrPerson } else { false }
  }

  var row: Int { area.rows.lowerBound }
  var column: Int { area.columns.lowerBound }

  /// How many columns are between the target and a column.
  fileprivate func columnDistance(to goal: Int) -> Int {
    area.columns.contains(goal) ? 0 : min(abs(goal - column), abs(goal - (area.columns.upperBound - 1)))
  }
}

/// Where the focus goes from a target.
enum FocusMove: Sendable, Hashable {
  case up, down, left, right
  /// To the next target in reading order, and to the one before.
  case next, previous
}
