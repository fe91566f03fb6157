public import MovieText

/// Turns frames into the bytes that change the screen from one frame to the next.
///
///     var screen = ScreenRenderer(abilities: abilities)
///     let bytes = screen.bytes(for: frame)
///
/// Write all bytes of a frame before those of the next one, after the bytes of `TerminalSession.start`. After anything
/// else was written to the terminal, or it was resized, call `forget()`.
public struct ScreenRenderer: Sendable {
  /// What the terminal can show. A change repaints everything with the next frame.
  public var abilities: ScreenAbilities {
    didSet {
      if abilities != oldValue { reset() }
    }
  }

  /// The frame on screen; nil if it is unknown.
  private var shown: Frame?
  /// The cells on screen, row by row.
  private var cells: [Cell] = []
  private var painter: RowPainter

  /// Creates a renderer that knows nothing of the screen.
  public init(abilities: ScreenAbilities) {
    self.abilities = abilities
    painter = RowPainter(abilities: abilities)
  }

  /// Forgets what is on screen, so that the next frame is painted completely, over what is there.
  public mutating func forget() {
    shown = nil
  }

  /// Returns the bytes that show a frame; none if it is on screen already.
  public mutating func bytes(for frame: Frame) -> [UInt8] {
    if painter.isFull { reset() }
    if shown?.size != frame.size { shown = nil }
    guard shown != frame else { return [] }
    let columns = frame.size.columns
    let shift = shown.flatMap { RowShift(from: $0.rows, to: frame.rows) }
    let shownRows = shown.map { shift?.moved($0.rows, blank: []) ?? $0.rows }
    let changed = frame.rows.indices.filter { row in shownRows.map { $0[row] != frame.rows[row] } ?? true }
    let painted = changed.map { painter.cells(of: frame.rows[$0], columns: columns) }
    if shown == nil { cells = Array(repeating: .blank, count: columns * frame.size.rows) }

    var writer = RowWriter(clusters: painter.clusters, links: painter.links, columns: columns)
    if abilities.isSynchronized { writer.output.append(ascii: "\u{1B}[?2026h") }
    writer.output.append(ascii: "\u{1B}[?25l")
    let start = writer.output.count
    if let shift {
      writer.move(shift)
      cells = shift.moved(cells, perRow: columns, blank: .blank)
    }
    for (row, new) in zip(changed, painted) {
      let range = row * columns..<(row + 1) * columns
      writer.write(row, new, over: shown == nil ? nil : cells[range])
      cells.replaceSubrange(range, with: new)
    }
    let isSame = writer.output.count == start && shown?.cursor == frame.cursor
    shown = frame
    guard !isSame else { return [] }
    writer.finish(frame.cursor, rows: frame.size.rows)
    if abilities.isSynchronized { writer.output.append(ascii: "\u{1B}[?2026l") }
    return writer.output
  }

  private mutating func reset() {
    painter = RowPainter(abilities: abilities)
    shown = nil
  }
}

/// What a terminal can show.
public struct ScreenAbilities: Sendable, Hashable {
  /// The colors.
  public var palette: Palette
  /// The characters to write with.
  public var charset: Charset
  /// How wide the terminal draws characters that terminals disagree about.
  public var widths: WidthProfile
  /// Whether frames are marked with mode 2026, so that the terminal shows none in part.
  public var isSynchronized: Bool
  /// Whether links are written as hyperlinks.
  public var hasLinks: Bool

  /// Creates abilities. Synchronized frames and links depend on the kind of terminal.
  public init(
    palette: Palette, charset: Charset = .unicode, terminal: TerminalKind = .other,
    widths: WidthProfile = WidthProfile()
  ) {
    self.palette = palette
    self.charset = charset
    self.widths = widths
    isSynchronized = terminal != .console
    hasLinks = terminal != .console
  }
}

/// Rows that are on the screen already, but elsewhere: what happens when a page is scrolled.
///
/// The terminal moves them, so that only the new rows are written.
struct RowShift: Sendable, Hashable {
  /// The rows that the terminal moves, and those that become blank.
  let region: Range<Int>
  /// By how many rows the content moves up; negative if it moves down.
  let distance: Int

  /// Moving fewer rows is not worth it.
  private static let fewest = 4

  /// Finds the move that saves most rows; nil if none saves several.
  init?<Row: Hashable & Collection>(from old: [Row], to new: [Row]) {
    guard old.count == new.count else { return nil }
    let changed = new.indices.filter { old[$0] != new[$0] && !new[$0].isEmpty }
    guard changed.count >= Self.fewest else { return nil }
    let places = Dictionary(grouping: old.indices.filter { !old[$0].isEmpty }) { old[$0] }
    var saved: [Int: [Int]] = [:]
    for row in changed {
      for place in places[new[row]] ?? [] { saved[place - row, default: []].append(row) }
    }
    let best = saved.max { ($0.value.count, -abs($0.key), $0.key) < ($1.value.count, -abs($1.key), $1.key) }
    guard let (distance, rows) = best, let first = rows.first, let last = rows.last, rows.count >= Self.fewest,
      rows.count * 2 > last - first
    else { return nil }
    self.distance = distance
    region = min(first, first + distance)..<max(last, last + distance) + 1
  }

  /// Returns the elements of rows that were moved in the same way. Those of blank rows are `blank`.
  func moved<Element>(_ elements: [Element], perRow count: Int = 1, blank: Element) -> [Element] {
    let rows = region.lowerBound * count..<region.upperBound * count
    let blanks = Array(repeating: blank, count: abs(distance) * count)
    let moved = distance > 0 ? elements[rows].dropFirst(blanks.count) : elements[rows].dropLast(blanks.count)
    let all: ArraySlice<Element> = distance > 0 ? moved + blanks : blanks + moved
    var result = elements
    result.replaceSubrange(rows, with: all)
    return result
  }
}
