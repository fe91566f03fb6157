/// The columns of a wall of pictures: as many as fit, equally wide and equally far from each other.
struct WallColumns: Sendable, Hashable {
  private static let narrowest = 18
  private static let widest = 24
  /// The width and height of a page from which posters are as wide as they may be: two rows of them are on screen.
  private static let roomy = (width: 160, height: 44)
  private static let gap = 2

  let count: Int
  /// The size of each picture.
  let size: PosterSize
  /// The number of cells between two pictures: a full row has no room for another cell.
  private let gap: Int

  /// Chooses columns for a number of pictures. A few are larger than many, and all are larger on a large screen.
  init(pictures: Int, on page: TextPage) {
    let pageWidth = page.width
    let isRoomy = page.isInteractive && pageWidth >= Self.roomy.width && (page.height ?? 0) >= Self.roomy.height
    let fitting = max(1, (pageWidth + Self.gap) / ((isRoomy ? Self.widest : Self.narrowest) + Self.gap))
    count = max(1, min(fitting, pictures))
    let room = (pageWidth - Self.gap * (count - 1)) / count
    size = PosterSize(columns: min(Self.widest, room))
    gap = count == fitting && count > 1 ? (pageWidth - count * size.columns) / (count - 1) : Self.gap
  }

  /// Where a picture begins.
  func start(_ index: Int) -> Int { index * (size.columns + gap) }
}
