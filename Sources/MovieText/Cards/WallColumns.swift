/// The columns of a wall of pictures: as many as fit, equally wide and equally far from each other.
struct WallColumns: Sendable, Hashable {
  private static let narrowest = 18
  private static let widest = 24
  /// On the largest screens, pictures are at least this wide, and at least this many are beside each other.
  private static let wanted = (columns: 32, count: 7)
  /// The width and height of a page from which pictures are larger: two rows of them are on screen.
  private static let roomy = (width: 160, height: 44)
  private static let gap = 2
  /// The rows of a caption, and the empty one below it.
  private static let caption = 4

  let count: Int
  let size: PosterSize
  /// The number of cells between two pictures: a full row has no room for another cell.
  private let gap: Int

  /// Chooses columns for a number of pictures. A few are larger than many, and all are larger on a large screen.
  init(pictures: Int, on page: TextPage) {
    let pageWidth = page.width
    let pictures = page.isInteractive ? min(pictures, TextPage.decidingFilms) : pictures
    let height = page.height ?? 0
    let isRoomy = page.isInteractive && pageWidth >= Self.roomy.width && height >= Self.roomy.height
    // Two rows with their captions stay on screen.
    let highest = isRoomy ? PosterSize(fittingColumns: pageWidth, rows: height / 2 - Self.caption).columns : Self.widest
    let wanted = min(highest, Self.wanted.columns, (pageWidth + Self.gap) / Self.wanted.count - Self.gap)
    let least = isRoomy ? max(Self.widest, wanted) : Self.narrowest
    let fitting = max(1, (pageWidth + Self.gap) / (least + Self.gap))
    count = max(1, min(fitting, pictures))
    let room = (pageWidth - Self.gap * (count - 1)) / count
    size = PosterSize(columns: min(count == fitting ? highest : max(Self.widest, least), room))
    gap = count == fitting && count > 1 ? (pageWidth - count * size.columns) / (count - 1) : Self.gap
  }

  /// The column of one film, whose poster is as large as on its own page, and not smaller than in lists.
  init(ofFilmOn page: TextPage) {
    count = 1
    let columns = [Self(pictures: 1, on: page).size, PosterSize(on: page)].compactMap { $0?.columns }
    size = PosterSize(columns: columns.max() ?? 0)
    gap = Self.gap
  }

  func start(_ index: Int) -> Int { index * (size.columns + gap) }
}
