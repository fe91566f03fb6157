import MovieDisplay

/// A person's name, role and id; in a narrow column, the role moves below the name.
struct CreditRow {
  private static let narrowest = 48
  private static let gap = 2

  let name: CleanText
  let role: CleanText
  let id: CleanText
  let link: Hyperlink?

  init(_ credit: DetailScene.Credit, link: Hyperlink? = nil) {
    name = CleanText(credit.name)
    role = CleanText(credit.role)
    id = CleanText(credit.qualifiedID ?? "#\(credit.id)")
    self.link = link
  }

  func lines(width: Int, aligned widths: CreditWidths) -> [TextLine] {
    width < Self.narrowest ? stacked(width: width) : row(width: width, aligned: widths)
  }

  private func row(width: Int, aligned widths: CreditWidths) -> [TextLine] {
    let room = width - 2 * Self.gap - widths.id
    // Long roles take space from names, which keep two fifths.
    let nameWidth = max(1, min(widths.name, max(room * 2 / 5, room - widths.role)))
    let roleColumn = nameWidth + Self.gap
    let names = name.wrapped(to: nameWidth)
    let roles = role.wrapped(to: room - nameWidth)
    return (0..<max(1, names.count, roles.count)).map { index in
      var line = names.indices.contains(index) ? TextLine(names[index], .strong, link: link) : .empty
      if roles.indices.contains(index) {
        line.pad(to: roleColumn)
        line.append(roles[index])
      }
      return index == 0 ? ended(line, width: width) : line
    }
  }

  private func stacked(width: Int) -> [TextLine] {
    let names = name.wrapped(to: width - id.width - Self.gap).map { TextLine($0, .strong, link: link) }
    let roles = role.wrapped(to: width - Self.gap).map { role in
      var line = TextLine(.blank(Self.gap))
      line.append(role)
      return line
    }
    return [ended(names.first ?? .empty, width: width)] + names.dropFirst() + roles
  }

  /// The first line of a row, ending with the id.
  private func ended(_ line: TextLine, width: Int) -> TextLine {
    var line = line
    line.pad(to: width - id.width)
    line.append(id, .muted)
    return line
  }
}
