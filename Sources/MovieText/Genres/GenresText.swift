public import MovieDisplay

/// Renders genres as columns of names and ids.
public struct GenresText: TextView<GenresScene.ViewModel>, PageText {
  private static let gap = 3

  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: GenresScene.ViewModel) -> [TextLine] {
    list(viewModel, rows: columns)
  }

  /// The genres in as many columns as fit, ordered down each column.
  private func columns(_ genres: [GenresScene.Row]) -> [TextLine] {
    let cells = genres.map { genre in
      (name: CleanText(genre.name), id: CleanText("#\(genre.id)"), route: genre.route)
    }
    let names = cells.map(\.name.width).max() ?? 0
    let ids = cells.map(\.id.width).max() ?? 0
    let width = min(page.width, names + 1 + ids)
    let count = max(1, min(cells.count, (page.width + Self.gap) / (width + Self.gap)))
    let height = (cells.count + count - 1) / count
    return (0..<height).map { row in
      var line = TextLine()
      for (column, index) in stride(from: row, to: cells.count, by: max(1, height)).enumerated() {
        line.pad(to: column * (width + Self.gap))
        line.append(cells[index].name.truncated(to: width - ids - 1), to: .command(cells[index].route))
        line.pad(to: column * (width + Self.gap) + width - cells[index].id.width)
        line.append(cells[index].id, .muted)
      }
      return line
    }
  }
}
