import MovieText

/// A small terminal emulator: a grid of cells, two screens, and the modes that programs change.
package struct TerminalModel {
  /// What terminals disagree about.
  package struct Parameters: Hashable, Sendable {
    /// Whether erased cells take the background of the pen.
    package var erasesInColor = false
    /// The width of a symbol with the variation selector for emoji.
    package var variation = 2
    /// Whether joined emoji, flags and skin tones are one character.
    package var joins = true
    /// The width of narrow characters outside ASCII, as in some Asian set-ups.
    package var ambiguous = 1
    /// The width of characters that are newer than Unicode 9, and of marks that take space.
    package var recent = 2

    package init() {}
  }

  package struct Cell: Equatable {
    package var text = " "
    /// 0 for the second cell of a wide character.
    package var width = 1
    package var pen = Pen()
    package var link = ""
  }

  package struct Pen: Equatable {
    package var on: Set<Int> = []
    package var foreground: [Int] = []
    package var background: [Int] = []

    package init() {}
  }

  /// What a program must leave as it was.
  package struct Modes: Equatable {
    package var `private`: Set<Int> = [7, 25]
    package var keyboard: [Int] = []
    package var title = "shell"
    package var pen = Pen()
    package var link = ""
    package var isInSequence = false
    package var scrollsInPart = false
  }

  package let parameters: Parameters
  package let columns: Int
  package let rows: Int
  package var grid: [[Cell]]
  package private(set) var row = 0
  package private(set) var column = 0
  /// The rows that were written to without being addressed.
  package private(set) var strayRows: Set<Int> = []
  /// Whether something was erased although the cursor was after the last column.
  package private(set) var hasErasedAtEdge = false
  package private(set) var hasWrapped = false

  /// The rows that scroll.
  private var region: Range<Int>
  private var isPastEdge = false
  private var addressedRow = 0
  private var privateModes: Set<Int> = [7, 25]
  private var pen = Pen()
  private var link = ""
  private var title = "shell"
  private var titles: [String] = []
  private var keyboardStacks: [[Int]] = [[], []]
  private var state = State.ground
  private var buffer: [UInt8] = []
  private var needed = 0

  private enum State { case ground, character, escape, control, string, stringEscape }

  package init(
    columns: Int, rows: Int, parameters: Parameters = Parameters(), keyboard: [Int] = [], modes: Set<Int> = []
  ) {
    self.columns = columns
    self.rows = rows
    self.parameters = parameters
    region = 0..<rows
    grid = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    keyboardStacks[0] = keyboard
    privateModes.formUnion(modes)
  }

  package var modes: Modes {
    Modes(
      private: privateModes, keyboard: keyboardStacks[0], title: title, pen: pen, link: link,
      isInSequence: state != .ground, scrollsInPart: region != 0..<rows)
  }

  /// The text of each row, without blanks at its end.
  package var text: [String] {
    grid.map { row in row.map { $0.width == 0 ? "" : $0.text }.joined().trimmingBlanks }
  }

  /// The first cell that differs from that of another terminal; nil if there is none.
  package func difference(from other: TerminalModel) -> String? {
    for (row, cells) in grid.enumerated() where cells != other.grid[row] {
      for (column, cell) in cells.enumerated() where cell != other.grid[row][column] {
        return "row \(row), column \(column) has \(cell) and not \(other.grid[row][column])"
      }
    }
    return nil
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { step(byte) }
  }

  // MARK: - Parsing

  private mutating func step(_ byte: UInt8) {
    if byte == 0x18 || byte == 0x1A {
      state = .ground
      return
    }
    switch state {
    case .ground: ground(byte)
    case .character:
      guard byte & 0xC0 == 0x80 else {
        state = .ground
        return step(byte)
      }
      buffer.append(byte)
      if buffer.count == needed {
        state = .ground
        for scalar in String(decoding: buffer, as: UTF8.self).unicodeScalars { print(scalar) }
      }
    case .escape:
      buffer = []
      switch byte {
      case UInt8(ascii: "["): state = .control
      case UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "P"):
        state = .string
        buffer = [byte]
      case 0x1B: break
      default: state = .ground
      }
    case .control:
      if byte == 0x1B {
        state = .escape
      } else if (0x40...0x7E).contains(byte) {
        state = .ground
        control(byte)
      } else {
        buffer.append(byte)
      }
    case .string:
      if byte == 0x1B { state = .stringEscape } else { buffer.append(byte) }
    case .stringEscape:
      if byte == UInt8(ascii: "\\") {
        state = .ground
        finishString()
      } else {
        state = .escape
        step(byte)
      }
    }
  }

  private mutating func ground(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D: column = 0
    case 0x0A: row = min(rows - 1, row + 1)
    case 0x20..<0x7F: print(Unicode.Scalar(byte))
    case 0xC2...0xF4:
      buffer = [byte]
      needed = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      state = .character
    default: break
    }
  }

  private mutating func control(_ final: UInt8) {
    // In a debug build, strings are so slow that they would take a third of the model's time.
    let marker = buffer.first.flatMap { (0x3C...0x3F).contains($0) ? Unicode.Scalar($0) : nil }
    var numbers = [0]
    for byte in buffer {
      switch byte {
      case UInt8(ascii: ";"): numbers.append(0)
      case 0x30...0x39: numbers[numbers.count - 1] = min(99_999, numbers[numbers.count - 1] * 10 + Int(byte - 0x30))
      default: break
      }
    }
    switch (marker, Unicode.Scalar(final)) {
    case (nil, "H"):
      row = min(rows, max(1, numbers[0])) - 1
      column = min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
      addressedRow = row
      isPastEdge = false
    case (nil, "K"):
      hasErasedAtEdge = hasErasedAtEdge || isPastEdge
      var blank = Cell()
      if parameters.erasesInColor { blank.pen.background = pen.background }
      cut(column)
      for place in column..<columns { grid[row][place] = blank }
    case (nil, "r"):
      region = buffer.isEmpty ? 0..<rows : min(rows, numbers[0]) - 1..<min(rows, numbers[1])
      (row, column, isPastEdge) = (0, 0, false)
      addressedRow = -1
    case (nil, "M") where region.contains(row): moveLines(up: numbers[0])
    case (nil, "L") where region.contains(row): moveLines(up: -numbers[0])
    case (nil, "m"): setPen(numbers)
    case (nil, "t"):
      if numbers[0] == 22 { titles.append(title) }
      if numbers[0] == 23, let last = titles.popLast() { title = last }
    case ("?", "h"): privateModes.formUnion(numbers)
    case ("?", "l"): privateModes.subtract(numbers)
    case (">", "u"): keyboardStacks[screen].append(numbers[0])
    case ("=", "u"):
      keyboardStacks[screen] = keyboardStacks[screen].dropLast() + [numbers[0]]
    case ("<", "u"): _ = keyboardStacks[screen].popLast()
    default: break
    }
  }

  /// Deletes lines at the cursor, or inserts them, within the scrolling region.
  private mutating func moveLines(up count: Int) {
    var blank = Cell()
    if parameters.erasesInColor { blank.pen.background = pen.background }
    let lines = row..<region.upperBound
    let blanks = Array(repeating: Array(repeating: blank, count: columns), count: min(lines.count, abs(count)))
    let kept = Array(grid[lines])
    grid.replaceSubrange(
      lines, with: count > 0 ? kept.dropFirst(blanks.count) + blanks : blanks + kept.dropLast(blanks.count))
  }

  private var screen: Int { privateModes.contains(1049) ? 1 : 0 }

  private mutating func finishString() {
    let text = String(decoding: buffer, as: UTF8.self)
    if text.hasPrefix("]2;") { title = String(text.dropFirst(3)) }
    if text.hasPrefix("]8;") {
      link =
        text.dropFirst(3).split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
        ?? ""
    }
  }

  private mutating func setPen(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = Pen()
      case 1, 2, 3, 4, 7: pen.on.insert(number)
      case 22: pen.on.subtract([1, 2])
      case 23, 24, 27: pen.on.remove(number - 20)
      case 39: pen.foreground = []
      case 49: pen.background = []
      case 30...37, 90...97: pen.foreground = [number]
      case 40...47, 100...107: pen.background = [number]
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        let color = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        if number == 38 { pen.foreground = color } else { pen.background = color }
      default: pen.on.insert(number)
      }
    }
  }

  // MARK: - Printing

  private mutating func print(_ scalar: Unicode.Scalar) {
    if attaches(scalar) { return attach(scalar) }
    let width = width(of: scalar)
    guard width > 0 else { return attach(scalar) }
    if isPastEdge || column + width > columns {
      guard privateModes.contains(7) else {
        // Without wrapping, a character stays in the last column; a wide one does not fit there.
        if column + width > columns || width > 1 { return }
        return set(scalar, width)
      }
      hasWrapped = true
      isPastEdge = false
      column = 0
      row = min(rows - 1, row + 1)
    }
    set(scalar, width)
  }

  private mutating func set(_ scalar: Unicode.Scalar, _ width: Int) {
    if row != addressedRow { strayRows.insert(row) }
    for place in column..<min(columns, column + width) { cut(place) }
    grid[row][column] = Cell(text: String(scalar), width: width, pen: pen, link: link)
    for place in column + 1..<max(column + 1, min(columns, column + width)) {
      grid[row][place] = Cell(text: "", width: 0, pen: pen, link: link)
    }
    move(to: column + width)
  }

  /// Moves the cursor after what was written, at most to the last column.
  private mutating func move(to place: Int) {
    column = min(place, columns - 1)
    isPastEdge = place >= columns
  }

  /// Makes the character at a column blank, because a part of it is overwritten.
  private mutating func cut(_ column: Int) {
    var head = column
    while head > 0, grid[row][head].width == 0 { head -= 1 }
    let width = grid[row][head].width
    guard width > 1 else { return }
    for place in head..<min(columns, head + width) {
      grid[row][place].text = " "
      grid[row][place].width = 1
    }
  }

  /// The column of the character before the cursor.
  private var previous: Int? {
    var place = isPastEdge ? column : column - 1
    while place > 0, grid[row][place].width == 0 { place -= 1 }
    return place >= 0 ? place : nil
  }

  private func attaches(_ scalar: Unicode.Scalar) -> Bool {
    guard parameters.joins, let previous, let last = grid[row][previous].text.unicodeScalars.last else { return false }
    if last == "\u{200D}" { return true }
    if scalar.isASCII { return false }
    if scalar.properties.isEmojiModifier { return last.properties.isEmoji }
    return isRegional(last) && isRegional(scalar) && grid[row][previous].text.unicodeScalars.count == 1
  }

  private mutating func attach(_ scalar: Unicode.Scalar) {
    guard let previous else { return }
    grid[row][previous].text.unicodeScalars.append(scalar)
    let widens = scalar == "\u{FE0F}" && parameters.variation == 2 && grid[row][previous].width == 1
    if widens, !isPastEdge, previous + 1 < columns {
      cut(previous + 1)
      grid[row][previous].width = 2
      grid[row][previous + 1] = Cell(text: "", width: 0, pen: grid[row][previous].pen, link: grid[row][previous].link)
      move(to: previous + 2)
    }
  }

  private func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

  private func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    if isRegional(scalar) { return parameters.joins ? 2 : 1 }
    switch scalar.properties.generalCategory {
    case .spacingMark: return min(1, parameters.recent)
    case .nonspacingMark, .format: return 0
    case .privateUse: return 1
    default: break
    }
    if !(0x1FB00...0x1FB3B).contains(scalar.value), scalar.properties.age.map({ $0.major > 9 }) ?? true {
      return parameters.recent
    }
    let width = Character(scalar).cellWidth
    return width == 1 ? parameters.ambiguous : width
  }
}

extension String {
  /// The text without blanks at its end.
  package var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
