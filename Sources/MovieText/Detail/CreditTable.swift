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
    let rows = sections.flatMap { section -> [CreditRow] in
      if case .people(let people) = section.content { people.map { CreditRow($0) } } else { [] }
    }
    columns = SharedColumns(rows: rows.map { ($0.name.width, $0.role.width) })
    id = rows.map(\.id.width).max() ?? 0
  }
}
