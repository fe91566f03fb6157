import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

/// Two kinds of libraries, which behave alike.
enum Kind: CaseIterable {
  case stored, transient
}

extension TemporaryFolder {
  func library(_ kind: Kind) throws -> any FilmLibrary {
    switch kind {
    case .stored: try library()
    case .transient: TransientFilmLibrary(titleKeys: .language(nil))
    }
  }

  /// Opens the favorites in this folder as another process would.
  func library(
    isReadOnly: Bool = false, preparation: String = "",
    onDamage: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) throws -> StoredFilmLibrary {
    let day = try #require(Samples.today)
    let database = LibraryDatabase(
      directory: path, options: .init(isReadOnly: isReadOnly, preparation: preparation), today: { day },
      onDamage: onDamage)
    return StoredFilmLibrary(database, titleKeys: .language(nil))
  }
}
