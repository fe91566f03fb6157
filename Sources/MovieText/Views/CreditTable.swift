import MovieDisplay

/// People and their roles in as many columns as fit, ordered down each column.
struct CreditTable {
  private static let narrowestColumn = 44
  private static let widestNeed = 56
  private static let gap = 4

  private let rows: [CreditRow]
  private let widths: CreditWidths

  init(people: [DetailScene.Credit], widths: CreditWidths) {
    rows = people.map { CreditRow($0) }
    self.widths = widths
  }

  func lines(width: Int) -> [TextLine] {
    // On a wide page, the longest row decides, so that all are in line, unless only one column had room for it.
    let widest = max(Self.widestNeed, (width - Self.gap) / 2)
    let need = min(widest, max(Self.narrowestColumn, CreditRow.width(for: widths)))
    let fitting = max(1, (width + Self.gap) / (need + Self.gap))
    let height = max(1, (rows.count + fitting - 1) / fitting)
    let columnWidth = (width + Self.gap) / fitting - Self.gap
    // The last column ends where the page does, as rules do.
    let lastWidth = width - (fitting - 1) * (columnWidth + Self.gap)
    let columns = stride(from: 0, to: rows.count, by: height).enumerated().map { index, start in
      CreditRow.lines(
        of: rows[start..<min(start + height, rows.count)], width: index == fitting - 1 ? lastWidth : columnWidth,
        aligned: widths)
    }
    return Block.beside(columns, columnWidth: columnWidth, gap: Self.gap)
  }
}

/// The widths in cells of names, roles and ids, so that several tables have the same columns.
struct CreditWidths {
  let columns: SharedColumns
  let id: Int

  init(of sections: [DetailScene.Section]) {
    let rows = sections.flatMap { $0.people ?? [] }.map { CreditRow($0) }
    columns = SharedColumns(rows: rows.map { ($0.name.width, $0.role.width) })
    id = rows.map(\.id.width).max() ?? 0
  }
}

/// A person's name, role and id; in a narrow column, the role moves below the name.
private struct CreditRow {
  /// In a narrower column, the role is below the name.
  private static let narrowest = 44
  private static let gap = 2

  let name: CleanText
  let role: CleanText
  let id: CleanText
  let target: TextLine.Target

  init(_ credit: DetailScene.Credit) {
    name = CleanText(credit.name)
    role = CleanText(credit.role)
    id = CleanText(credit.qualifiedID ?? "#\(credit.id)")
    target = .route(credit.route)
  }

  /// The lines of rows in a column of some width. The names are as wide in all of them.
  static func lines(of rows: some Collection<CreditRow>, width: Int, aligned widths: CreditWidths) -> [TextLine] {
    guard width >= narrowest else { return rows.flatMap { $0.stacked(width: width) } }
    let room = max(2, width - 2 * gap - widths.id)
    let nameWidth = widths.columns.leadingWidth(in: room)
    return rows.flatMap { $0.lines(width: width, room: room, nameWidth: nameWidth) }
  }

  /// The width of a row that wraps no text.
  static func width(for widths: CreditWidths) -> Int {
    widths.columns.leading + widths.columns.trailing + widths.id + 2 * gap
  }

  private func lines(width: Int, room: Int, nameWidth: Int) -> [TextLine] {
    guard name.width + role.width > room else {
      // A text that is too long for its column may use free cells of the other.
      var line = TextLine(name, .strong, to: target)
      line.pad(to: min(max(nameWidth, name.width), room - role.width) + Self.gap)
      line.append(role)
      return [ended(line, width: width)]
    }
    let names = name.wrapped(to: nameWidth).map { TextLine($0, .strong, to: target) }
    let roles = role.wrapped(to: room - nameWidth).map { TextLine($0) }
    let lines = Block.beside([names, roles], columnWidth: nameWidth, gap: Self.gap)
    return [ended(lines.first ?? .empty, width: width)] + lines.dropFirst()
  }

  private func stacked(width: Int) -> [TextLine] {
    let names = name.wrapped(to: width - id.width - Self.gap).map { TextLine($0, .strong, to: target) }
    let roles = role.wrapped(to: width - Self.gap).map { TextLine(.blank(Self.gap)) + TextLine($0) }
    return [ended(names.first ?? .empty, width: width)] + names.dropFirst() + roles
  }

  /// The first line of a row, ending with the id.
  private func ended(_ line: TextLine, width: Int) -> TextLine {
    var line = line
    line.append(TextLine(id, .muted), endingAt: width)
    return line
  }
}
