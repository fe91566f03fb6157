import MovieDisplay

/// People and their roles in as many columns as fit, ordered down each column. All lists of a page have the same columns.
struct CreditTable {
  /// In a narrower column, the role is below the name.
  private static let narrowestColumn = 44
  private static let widestNeed = 56
  private static let gap = 4

  /// The widths of the names and the roles.
  private let widths: SharedColumns
  /// The width of the widest id.
  private let idWidth: Int

  /// Creates a table for the people of some sections.
  init(of sections: [DetailScene.Section]) {
    let people = sections.flatMap(\.people)
    widths = SharedColumns(rows: people.map { ($0.nameText.width, $0.roleText.width) })
    idWidth = people.map(\.idText.width).max() ?? 0
  }

  func lines(of people: [DetailScene.Credit], width: Int) -> [TextLine] {
    // On a wide page, the longest row decides, so that all are in line, unless only one column had room for it.
    let longest = widths.leading + widths.trailing + idWidth + 2 * DetailScene.Credit.gap
    let need = min(max(Self.widestNeed, (width - Self.gap) / 2), max(Self.narrowestColumn, longest))
    let fitting = max(1, (width + Self.gap) / (need + Self.gap))
    let height = max(1, (people.count + fitting - 1) / fitting)
    let columnWidth = (width + Self.gap) / fitting - Self.gap
    // The last column ends where the page does, as rules do.
    let lastWidth = width - (fitting - 1) * (columnWidth + Self.gap)
    let columns = people.chunks(of: height).enumerated().map { index, people in
      column(of: people, width: index == fitting - 1 ? lastWidth : columnWidth)
    }
    return Block.beside(columns, columnWidth: columnWidth, gap: Self.gap)
  }

  /// The lines of people in a column of some width. The names are as wide in all of them.
  private func column(of people: ArraySlice<DetailScene.Credit>, width: Int) -> [TextLine] {
    guard width >= Self.narrowestColumn else { return people.flatMap { $0.stacked(width: width) } }
    let room = max(2, width - 2 * DetailScene.Credit.gap - idWidth)
    let nameWidth = widths.leadingWidth(in: room)
    return people.flatMap { $0.lines(width: width, room: room, nameWidth: nameWidth) }
  }
}

/// A person's name, role and id; in a narrow column, the role moves below the name.
extension DetailScene.Credit {
  fileprivate static let gap = 2

  fileprivate var nameText: CleanText { CleanText(name) }
  fileprivate var roleText: CleanText { CleanText(role) }
  fileprivate var idText: TextLine { TextLine(CleanText(qualifiedID ?? "#\(id)"), .muted) }

  fileprivate func lines(width: Int, room: Int, nameWidth: Int) -> [TextLine] {
    let (name, role) = (nameText, roleText)
    guard name.width + role.width > room else {
      // A text that is too long for its column may use free cells of the other.
      var line = TextLine(name, .strong, to: .route(route))
      line.pad(to: min(max(nameWidth, name.width), room - role.width) + Self.gap)
      line.append(role)
      return [line.followed(by: idText, endingAt: width)]
    }
    let names = names(width: nameWidth)
    let roles = role.wrapped(to: room - nameWidth).map { TextLine($0) }
    let lines = Block.beside([names, roles], columnWidth: nameWidth, gap: Self.gap)
    return [(lines.first ?? .empty).followed(by: idText, endingAt: width)] + lines.dropFirst()
  }

  fileprivate func stacked(width: Int) -> [TextLine] {
    let names = names(width: width - idText.width - Self.gap)
    let roles = roleText.wrapped(to: width - Self.gap).map { TextLine(.blank(Self.gap)) + TextLine($0) }
    return [(names.first ?? .empty).followed(by: idText, endingAt: width)] + names.dropFirst() + roles
  }

  private func names(width: Int) -> [TextLine] {
    nameText.wrapped(to: width).map { TextLine($0, .strong, to: .route(route)) }
  }
}
