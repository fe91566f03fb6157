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
    if abilities.isSynchronized { writer.append(ascii: "\u{1B}[?2026h") }
    writer.append(ascii: "\u{1B}[?25l")
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
    if abilities.isSynchronized { writer.append(ascii: "\u{1B}[?2026l") }
    return writer.output
  }

  private mutating func reset() {
    painter = RowPainter(abilities: abilities)
    shown = nil
  }
}
