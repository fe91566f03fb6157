import MovieDomain
import MovieLibC

extension DatabaseFile {
  /// Creates the file, readable only by its owner. The caller holds the folder's lock.
  ///
  /// It gets its name when it has its tables: a full disk or a killed process leaves no part of a library. `makeRoom`
  /// moves an earlier file aside as soon as nothing but the renaming is left to do. What can be read of a damaged one is
  /// copied before.
  func create(copyingReadable: Bool = false, makingRoom makeRoom: (() throws(StoreError) -> Void)? = nil) throws {
    try folder.create()
    // As for all temporary files, the next process that creates the file replaces what a killed one has left.
    let temporary = makeRoom == nil ? TemporaryFile(for: path) : TemporaryFile(inPlaceOf: path)
    let draft = try temporary.create(permissions: 0o600, waits: true) { [path] in
      .system($0, path: path).readOnlyIfDenied
    }
    for suffix in Self.logs + ["-shm"] { unlink(temporary.path + suffix) }
    let connection = try Connection(path: temporary.path)
    defer { connection.close() }
    // Nothing needs to be undone in a file that is discarded if it is not completed.
    try connection.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
    try LibrarySchema.prepare(connection, path: path)
    if copyingReadable { try copyReadableRows(to: connection) }
    try connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    try makeRoom?()
    _ = try draft.moveIntoPlace(replacing: true)
    try temporary.folder.synchronize()
  }
}
