import Foundation
import MovieDomain
import MovieTestSupport

@testable import MovieStore

/// Two kinds of libraries, which behave alike.
enum Kind: CaseIterable {
  case stored, transient
}

extension TemporaryFolder {
  func library(_ kind: Kind) -> any FilmLibrary {
    switch kind {
    case .stored: library()
    case .transient: TransientFilmLibrary(titleKeys: .language(nil))
    }
  }

  /// Opens the library in this folder as another process would.
  func library(
    isReadOnly: Bool = false, preparation: String = "",
    onDamage: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) -> StoredFilmLibrary {
    let database = LibraryDatabase(
      directory: path,
      options: .init(isReadOnly: isReadOnly, busyTimeout: .seconds(5), preparation: preparation),
      today: { Samples.today }, onDamage: onDamage)
    return StoredFilmLibrary(database, titleKeys: .language(nil))
  }
}

extension TemporaryFolder {
  /// A path of a folder that no user can read, not even root, and the system's reason: a loop of links, or a name that is
  /// too long.
  func unreadable(isLoop: Bool) throws -> (path: String, reason: String) {
    guard isLoop else { return (file(String(repeating: "x", count: 300)), "File name too long") }
    try link("loop", to: file("loop"))
    return (file("loop"), String(cString: strerror(ELOOP)))
  }

  /// Creates a symbolic link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: destination)
  }
}
