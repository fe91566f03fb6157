public import MovieDomain

/// A library of which another process removes a film after each read of a shelf, the first that was read.
public struct ShrinkingLibrary: LibraryWrapper {
  public let base: TransientFilmLibrary

  public init(base: TransientFilmLibrary) { self.base = base }

  public func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async -> ShelfPart {
    let part = await base.films(on: shelf, order, meeting: filter, offset: offset, limit: limit)
    if let first = part.elements.first { _ = await base.remove([first.id], from: shelf, in: ChangeID()) }
    return part
  }
}
