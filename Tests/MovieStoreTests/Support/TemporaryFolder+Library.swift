import GRDB
import MovieDomain
import Testing

@testable import MovieStore

extension TemporaryFolder {
  /// Opens the favorites in this folder as another process would.
  func library(
    isReadOnly: Bool = false, prepare: (@Sendable (Database) throws -> Void)? = nil,
    onDamage: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) throws -> StoredFavorites {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.readonly = isReadOnly
    if let prepare { configuration.prepareDatabase(prepare) }
    let day = try #require(Samples.today)
    let database = LibraryDatabase(
      directory: path, configuration: configuration, today: { day }, onDamage: onDamage)
    return StoredFavorites(database, titleKeys: .language(nil))
  }
}
