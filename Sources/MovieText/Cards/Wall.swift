import MovieDisplay

/// Pictures in rows, with captions.
struct Wall {
  let columns: WallColumns
  let page: TextPage

  func tile(of card: MovieCard, hasDay: Bool) -> WallTile {
    WallTile(card, hasDay: hasDay, isInteractive: page.isInteractive)
  }

  /// The first pictures, as many as fit on a row.
  func row(_ tiles: ArraySlice<WallTile>) -> [TextLine] {
    let tiles = tiles.prefix(columns.count)
    let width = columns.size.columns
    let pictures = tiles.map { tile in
      let block = PosterBlock(
        art: page.pictures?[tile.path] ?? .titleCard, card: tile.titleCard, size: columns.size)
      guard page.isInteractive else { return block.lines(on: page) }
      let lines = block.isStored ? block.lines(on: page) : DeferredPoster(block, page: page).lines
      return tile.route.map { route in lines.map { $0.leading(to: .route(route)) } } ?? lines
    }
    let captions = tiles.map { tile in
      tile.title.wrapped(to: width, lines: CardColumns.titleLines).map {
        TextLine($0, .strong, to: tile.route.map { .route($0) })
      } + tile.facts(width)
    }
    return Block.beside(pictures, at: columns.start) + Block.beside(captions, at: columns.start)
  }

  func lines(_ tiles: [WallTile]) -> [TextLine] {
    let rows = stride(from: 0, to: tiles.count, by: columns.count).map { row(tiles[$0...]) }
    return Array(rows.joined(separator: [.empty]))
  }

  func requests(for tiles: some Sequence<WallTile>) -> [PictureRequest] {
    tiles.compactMap { PictureRequest($0.path, $0.kind, size: columns.size) }
  }
}
