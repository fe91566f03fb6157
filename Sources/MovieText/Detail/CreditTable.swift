import MovieDisplay

/// People and their roles in as many columns as fit, ordered down each column.
struct CreditTable {
  private static let narrowestColumn = 56
  private static let gap = 4

  private let rows: [CreditRow]
  private let widths: CreditWidths

  init(people: [DetailScene.Credit], widths: CreditWidths, page: TextPage) {
    rows = people.map { CreditRow($0, link: page.link(to: $0.route)) }
    self.widths = widths
  }

  func lines(width: Int) -> [TextLine] {
    let fitting = max(1, (width + Self.gap) / (Self.narrowestColumn + Self.gap))
    let height = max(1, (rows.count + fitting - 1) / fitting)
    let columnWidth = min(Block.readableWidth, (width + Self.gap) / fitting - Self.gap)
    let columns = stride(from: 0, to: rows.count, by: height).map { start in
      rows[start..<min(start + height, rows.count)].flatMap { $0.lines(width: columnWidth, aligned: widths) }
    }
    return Block.beside(columns, columnWidth: columnWidth, gap: Self.gap)
  }
}

/// The width in cells of the longest name, role and id, so that several tables have the same columns.
struct CreditWidths {
  private(set) var name = 0
  private(set) var role = 0
  private(set) var id = 0

  init(of sections: [DetailScene.Section]) {
    for case .people(let people) in sections.map(\.content) {
      for row in people.map({ CreditRow($0) }) {
        name = max(name, row.name.width)
        role = max(role, row.role.width)
        id = max(id, row.id.width)
      }
    }
  }
}
