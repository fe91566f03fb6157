/// Writes the cells of rows as bytes, and keeps track of the terminal's pen, link and cursor.
///
/// All moves are absolute, and the terminal does not wrap. A row is thus written right even if the terminal has another
/// opinion about the width of a character in the row before.
struct RowWriter {
  var output: [UInt8] = []
  private let clusters: ClusterTable
  private let links: LinkTable
  private let columns: Int
  private var state = State()

  private struct State {
    var pen = Pen.plain
    var link: UInt16 = 0
    var row = -1
    /// Nil where terminals disagree, as after the last column.
    var column: Int?
  }

  init(clusters: ClusterTable, links: LinkTable, columns: Int) {
    self.clusters = clusters
    self.links = links
    self.columns = columns
  }

  /// Writes a row in place of an old one; nil if it is unknown what is on screen.
  mutating func write(_ row: Int, _ new: [Cell], over old: ArraySlice<Cell>?) {
    if let old, !new.contains(where: \.isDoubtful), !old.contains(where: \.isDoubtful) {
      writeChanges(row, new, Array(old))
    } else {
      writeWhole(row, new)
    }
  }

  /// Lets the terminal move rows. Lines are inserted or deleted, which all terminals can do, the Linux console too.
  mutating func move(_ shift: RowShift) {
    append(sequence: "\(shift.region.lowerBound + 1);\(shift.region.upperBound)r")
    append(sequence: "\(shift.region.lowerBound + 1);1H")
    append(sequence: shift.distance > 0 ? "\(shift.distance)M" : "\(-shift.distance)L")
    append(sequence: "r")
  }

  private mutating func append(sequence: String) {
    output.append(ascii: "\u{1B}[")
    output += sequence.utf8
  }

  /// Ends a frame: with the default pen, and the cursor where it belongs.
  mutating func finish(_ cursor: ScreenCursor, rows: Int) {
    closeLink()
    set(.plain)
    state.column = nil
    move(min(max(0, cursor.row), rows - 1), min(max(0, cursor.column), columns - 1))
    if cursor.isVisible { output.append(ascii: "\u{1B}[?25h") }
  }

  private mutating func writeWhole(_ row: Int, _ cells: [Cell]) {
    let end = contentEnd(cells)
    var column = 0
    while column < end {
      put(cells[column], row, column)
      column += max(1, cells[column].width)
    }
    if end < columns { eraseRest(row, end) }
  }

  /// Writes the cells that differ.
  private mutating func writeChanges(_ row: Int, _ new: [Cell], _ old: [Cell]) {
    let end = contentEnd(new)
    var column = 0
    /// The first cell since the last written one that need not be written.
    var gap: Int?
    while column < end {
      let width = max(1, new[column].width)
      let cluster = column..<min(end, column + width)
      if cluster.allSatisfy({ new[$0] == old[$0] }) {
        gap = gap ?? column
      } else {
        if let start = gap, state.row == row, state.column == start, isShort(start..<column, new) {
          for place in start..<column where !new[place].isTail { put(new[place], row, place) }
        }
        gap = nil
        put(new[column], row, column)
      }
      column += width
    }
    if end < columns, old[end...].contains(where: { $0 != .blank }) { eraseRest(row, end) }
  }

  /// Whether writing some cells again is shorter than moving the cursor over them.
  private func isShort(_ gap: Range<Int>, _ cells: [Cell]) -> Bool {
    gap.count <= 4
      && gap.allSatisfy { cells[$0].pen == state.pen && cells[$0].link == state.link && cells[$0].glyph.isASCII }
  }

  /// The column after the last cell that is not blank.
  private func contentEnd(_ cells: [Cell]) -> Int {
    (cells.lastIndex { $0 != .blank } ?? -1) + 1
  }

  private mutating func put(_ cell: Cell, _ row: Int, _ column: Int) {
    if state.row != row || state.column != column { move(row, column) }
    set(cell.pen)
    guard cell.isDoubtful else {
      set(cell.link)
      append(cell.glyph)
      state.column = column + cell.width < columns ? column + cell.width : nil
      return
    }
    // Whatever width the terminal gives to this character, the cells of the layout are blank before it, and what follows
    // begins in its own column.
    closeLink()
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: cell.width))
    move(row, column)
    set(cell.link)
    append(cell.glyph)
    if column + cell.width < columns { move(row, column + cell.width) } else { state.column = nil }
  }

  /// Erases from a column to the end of the row.
  ///
  /// Terminals differ in the background of erased cells, so the pen is the default one. In the last column, this would
  /// erase a character that was just written.
  private mutating func eraseRest(_ row: Int, _ column: Int) {
    if state.row != row || state.column != column { move(row, column) }
    closeLink()
    set(.plain)
    output.append(ascii: "\u{1B}[K")
  }

  private mutating func append(_ glyph: Glyph) {
    switch glyph {
    case .scalar(let scalar): output.append(contentsOf: scalar.utf8)
    case .cluster(let index): output.append(contentsOf: clusters[index])
    case .picture(let row, let column):
      for scalar in [Placeholder.scalar, Placeholder.marks[Int(row)], Placeholder.marks[Int(column)]] {
        output.append(contentsOf: scalar.utf8)
      }
    }
  }

  /// A link is closed before a move: terminals may extend it over the cells between.
  private mutating func move(_ row: Int, _ column: Int) {
    closeLink()
    output.append(ascii: "\u{1B}[")
    output.append(parameter: row + 1)
    output.append(decimal: column + 1)
    output.append(UInt8(ascii: "H"))
    (state.row, state.column) = (row, column)
  }

  private mutating func set(_ pen: Pen) {
    state.pen.appendChange(to: pen, &output)
    state.pen = pen
  }

  private mutating func set(_ link: UInt16) {
    guard link != state.link else { return }
    if link == 0 {
      closeLink()
    } else {
      // Opening a link closes the one before.
      links.appendOpening(link, &output)
      state.link = link
    }
  }

  private mutating func closeLink() {
    guard state.link != 0 else { return }
    output.append(ascii: "\u{1B}]8;;\u{1B}\\")
    state.link = 0
  }
}

extension [UInt8] {
  mutating func append(ascii text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number of at least 0.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a parameter of a sequence, and the semicolon before the next one.
  mutating func append(parameter number: Int) {
    append(decimal: number)
    append(UInt8(ascii: ";"))
  }
}
