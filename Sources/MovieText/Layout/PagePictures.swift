/// The pictures of a page, by their paths in the catalog.
///
/// A page with pictures has room for them: lists of films become walls of posters, and a film's poster is beside its text.
/// Where there is no picture, the page shows a card with the title.
public struct PagePictures: Sendable {
  private let art: [String: PosterArt]

  /// Creates the pictures of a page; without any, all films have title cards.
  public init(_ art: [String: PosterArt] = [:]) {
    self.art = art
  }

  subscript(path: String?) -> PosterArt { path.flatMap { art[$0] } ?? .titleCard }

  func has(_ path: String?) -> Bool { path.map { art[$0] != nil } ?? false }
}
