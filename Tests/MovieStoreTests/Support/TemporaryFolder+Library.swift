import MovieDomain
import Testing

@testable import MovieStore

extension TemporaryFolder {
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
