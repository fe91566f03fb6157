import LibC
import MovieDomain

extension DatabaseFile {
  /// Creates the file, which must not exist, readable only by its owner. The caller holds the folder's lock.
  ///
  /// It gets its name when it has a header. SQLite would first create an empty file, which looks like one that has lost
  /// its contents if the process is killed at that moment.
  func create() throws {
    try folder.create()
    // As for all temporary files, the next process that creates the file replaces what a killed one has left.
    let temporary = TemporaryFile(for: path)
    let file = try temporary.create(permissions: 0o600, waits: true) { [path] in .system($0, path: path) }
    defer { file.close() }
    do {
      for suffix in Self.logs + ["-shm"] { unlink(temporary.path + suffix) }
      let connection = try Connection(path: temporary.path)
      defer { connection.close() }
      try connection.execute("PRAGMA journal_mode = WAL")
      connection.close()
      _ = try temporary.moveIntoPlace(file, replacing: true)
    } catch {
      temporary.discard()
      throw error
    }
    try temporary.folder.synchronize()
  }
}
