public import MovieDomain
import MovieLibC

/// The condition of a stored file, or of the folder of a cache. Inspecting it does not create or repair it.
public struct FileInspection: Sendable, Equatable {
  /// What was found.
  public enum State: Sendable, Equatable {
    /// There is no file yet. The first use creates it.
    case absent
    /// The file is valid. `count` is the number of entries and `bytes` the size; nil for a file without entries to
    /// count.
    case sound(count: Int?, bytes: Int?)
    /// The file is valid, but `unreadable` of its rows cannot be read. They stay until a repair moves them.
    case partlyUnreadable(count: Int?, unreadable: Int, bytes: Int?)
    /// The library is damaged. The next use renames it.
    case damaged
    /// The file could not be inspected, or cannot be used.
    case failed(StoreError)
  }

  /// The path of the file; nil when there is no folder for it.
  public var path: String?
  /// What was found.
  public var state: State

  private init(_ path: String?, _ state: (String) throws(StoreError) -> State) {
    self.path = path
    do throws(StoreError) {
      guard let path else { throw StoreError(.noFolder) }
      self.state = try state(path)
    } catch {
      self.state = .failed(error)
    }
  }

  /// Inspects the settings file in a folder. Fails for an invalid setting.
  public static func settings(in directory: String?) -> FileInspection {
    let file = directory.map { SettingsFile(directory: $0) }
    return FileInspection(file?.path) { path throws(StoreError) in
      _ = try file?.settings()
      return access(path, F_OK) == 0 ? .sound(count: nil, bytes: nil) : .absent
    }
  }

  /// Inspects the library in a folder and counts its films. Fails for a library of a newer version and for a database of
  /// another program.
  public static func library(in directory: String?) -> FileInspection {
    let file = directory.map { LibraryDatabase.file(in: $0) }
    return FileInspection(file?.path) { _ in file?.state ?? .absent }
  }

  /// The paths of damaged libraries in a folder that were renamed, and not moved away or removed since.
  public static func setAsideLibraries(in directory: String?) -> [String] {
    directory.map { LibraryDatabase.file(in: $0).setAsideFiles } ?? []
  }

  /// Inspects the folder of a cache and counts its responses.
  public static func cache(at path: String?) -> FileInspection {
    FileInspection(path) { path throws(StoreError) in
      guard try FileStatus.of(path) != nil else { return .absent }
      let names = try Folder(path: path).contents().filter { $0.hasSuffix(FileHTTPCache.suffix) }
      let sizes = names.compactMap { try? FileStatus.of("\(path)/\($0)")?.size }
      return .sound(count: sizes.count, bytes: sizes.reduce(0, +))
    }
  }

  /// Why a file that the user named cannot be read, such as `StoreError(.missing)`; nil if it can. Reads the file.
  public static func problem(reading path: String) -> StoreError? {
    do throws(StoreError) {
      _ = try UserFile(path: path).read(upTo: largestReadFile)
      return nil
    } catch {
      return error
    }
  }

  /// The size limit in bytes. No certificate bundle is that large.
  private static let largestReadFile = 16 << 20

  /// Why no file can be written in a folder, with the system's reason; nil if one can.
  ///
  /// Writes a temporary file and removes it. If the folder does not exist, the file is written in the nearest existing
  /// one, in which the folder would be created.
  public static func problem(writingIn folder: String) -> StoreError? {
    var folder = Folder(path: folder)
    while access(folder.path, F_OK) != 0, errno == ENOENT {
      let outer = Folder(containing: folder.path)
      guard outer.path != folder.path else { break }
      folder = outer
    }
    do throws(StoreError) {
      try writeTemporaryFile(in: folder)
      return nil
    } catch {
      return error.readOnlyIfDenied
    }
  }

  private static func writeTemporaryFile(in folder: Folder) throws(StoreError) {
    // A name that no file has: the id of this process may be that of one that was killed, as in a container.
    var name = Array("\(folder.path)/test-XXXXXX".utf8CString)
    let file = try OpenFile(mkstemp(&name)) { .system($0, path: folder.path) }
    defer {
      file.close()
      unlink(name)
    }
    // A full disk has room for an empty file.
    try file.write(Array(repeating: 0, count: 4096))
    try file.synchronize()
  }
}

// Inspects the file of a library. Does not create, change or repair it.
extension DatabaseFile {
  fileprivate var state: FileInspection.State {
    if (try? hasLostContents) ?? false { return .damaged }
    do {
      guard let status = try FileStatus.ofLibrary(path) else { return .absent }
      try status.check(path: path)
      do {
        return try sound()
      } catch  where StoreError.isDamage(error) && hasChangesInWAL {
        // Another process has begun to write while the file was read as immutable. Read it again.
        return try sound()
      }
    } catch  where StoreError.isDamage(error) {
      return .damaged
    } catch {
      return .failed(StoreError(error, path: path))
    }
  }

  private func sound() throws -> FileInspection.State {
    // SQLite would create auxiliary files. It does not for an immutable file, but then ignores a WAL file.
    let address = hasChangesInWAL ? path : immutableAddress
    let db = try Connection(path: address, isReadOnly: true, busyTimeout: .seconds(1))
    defer { db.close() }
    return try db.transaction(.deferred) {
      guard try db.isIntact() else { return .damaged }
      guard try LibrarySchema.isComplete(db, path: path) else { return .sound(count: 0, bytes: bytes) }
      let count = Int(clamping: try db.integer("SELECT count(*) FROM film WHERE \(LibraryRow.isOnShelf)") ?? 0)
      let unreadable = try UnreadableRows(db).count
      return unreadable == 0
        ? .sound(count: count, bytes: bytes)
        : .partlyUnreadable(count: count, unreadable: unreadable, bytes: bytes)
    }
  }

  /// Whether there are changes that are not yet in the main file, but in the WAL file beside it.
  private var hasChangesInWAL: Bool { size(of: "-wal") > 0 }

  private var bytes: Int { size(of: "") + size(of: "-wal") }
}
