public import MovieDomain

/// A library of a process that stops after it has added films, before it removes any.
public struct StoppedLibrary: LibraryWrapper {
  public let base: TransientFilmLibrary

  public init(base: TransientFilmLibrary) {
    self.base = base
  }

  public func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) -> Set<FilmID> { [] }
}
