import MovieDisplay

/// A person's name, role and id; in a narrow column, the role moves below the name.
struct CreditRow {
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
