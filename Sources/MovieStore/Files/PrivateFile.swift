import LibC
import MovieDomain

/// A small file that only its owner can read, and that is written as a whole or not at all.
struct PrivateFile: Sendable {
  let folder: Folder
  let name: String

  var path: String { "\(folder.path)/\(name)" }

  /// Reads the file. Returns nil if it does not exist.
  func read() throws(StoreError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    let file = try OpenFile(descriptor) { [path] in .system($0, path: path) }
    defer { file.close() }
    return try file.read()
  }

  /// Replaces the contents, which are on disk when this returns.
  ///
  /// Follows a symbolic link, because users may store their settings elsewhere.
  func write(_ bytes: [UInt8]) throws(StoreError) {
    try folder.create()
    let temporary = TemporaryFile(for: path)
    do throws(StoreError) {
      let file = try temporary.create(permissions: 0o600, waits: true) { [path = temporary.target] in
        .system($0, path: path)
      }
      defer { file.close() }
      do throws(StoreError) {
        try file.write(bytes)
        _ = try temporary.moveIntoPlace(file, replacing: true)
      } catch {
        temporary.discard()
        throw error
      }
    } catch {
      throw temporary.folder.isWritable ? error : error.readOnlyIfDenied
    }
    try temporary.folder.synchronize()
  }

  /// Removes the file. Returns false if it does not exist.
  @discardableResult
  func remove() throws(StoreError) -> Bool {
    guard unlink(path) != 0 else {
      try folder.synchronize()
      return true
    }
    guard errno == ENOENT || errno == ENOTDIR else { throw .system(path: path).readOnlyIfDenied }
    return false
  }
}
