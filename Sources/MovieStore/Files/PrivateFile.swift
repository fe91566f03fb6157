package import MovieDomain
import MovieJSON
import MovieLibC

/// A small file that only its owner can read, and that is written as a whole or not at all.
package struct PrivateFile: Sendable {
  let folder: Folder
  let name: String
  /// The size above which the file is not read, in bytes. Parsing may need many times as much memory.
  let limit: Int

  package init(folder: Folder, name: String, limit: Int = 1 << 20) {
    self.folder = folder
    self.name = name
    self.limit = limit
  }

  var path: String { "\(folder.path)/\(name)" }

  /// Reads the file. Returns nil if it does not exist.
  ///
  /// Throws `StoreError(.notAFile)` for a folder, a pipe or a device, and `.fileTooLarge`.
  package func read() throws(StoreError) -> [UInt8]? {
    // Without O_NONBLOCK, opening a pipe waits until another program opens it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    let file = try OpenFile(descriptor) { [path] in .system($0, path: path) }
    defer { file.close() }
    try file.status.check(path: path)
    let bytes = try file.read(upTo: limit)
    guard bytes.count <= limit else { throw StoreError(.fileTooLarge, path: path) }
    return bytes
  }

  /// Replaces the contents. If it waits, they are on disk when this returns. If not, it throws `StoreError(.busy)` while
  /// another process writes the file.
  ///
  /// If it waits, it follows a symbolic link, because users may store their settings elsewhere. A link in a cache was
  /// planted, and is replaced.
  package func write(_ bytes: [UInt8], waits: Bool = true) throws(StoreError) {
    try folder.create()
    try FileStatus.of(path)?.check(path: path)
    let temporary = waits ? TemporaryFile(for: path) : TemporaryFile(inPlaceOf: path)
    do throws(StoreError) {
      let draft = try temporary.create(permissions: 0o600, waits: waits) { [path = temporary.target] in
        .system($0, path: path)
      }
      try draft.file.write(bytes)
      _ = try draft.moveIntoPlace(replacing: true, waitsForDisk: waits)
    } catch {
      throw temporary.folder.isWritable ? error : error.readOnlyIfDenied
    }
    if waits { try temporary.folder.synchronize() }
  }

  /// Removes the file unless it is kept, its copies, and the file that it links to. Returns false if there were none.
  ///
  /// A copy has the name of the file and an ending, such as `.vip-new`, `.bak` or `~`, or is an editor's hidden file.
  @discardableResult
  func removeWithCopies(keepingFile isKept: Bool = false) throws(StoreError) -> Bool {
    guard try FileStatus.of(folder.path) != nil else { return false }
    let lock = try folder.lock()
    defer { lock.close() }
    let temporary = TemporaryFile(for: path)
    var paths = copies
    if temporary.target != path { paths += isKept ? [temporary.path] : [temporary.path, temporary.target] }
    // A link may lead to a device, and a folder is no copy.
    var status = stat()
    paths.removeAll { lstat($0, &status) != 0 || ![S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) }
    var isRemoved = false
    for path in isKept ? paths : paths + [path] {
      if unlink(path) == 0 {
        isRemoved = true
      } else if errno != ENOENT, errno != ENOTDIR {
        throw .system(path: path).readOnlyIfDenied
      }
    }
    if isRemoved { try folder.synchronize() }
    return isRemoved
  }

  private var copies: [String] {
    let prefixes = [name, ".\(name)", "#\(name)", ".#\(name)"]
    // Dropbox and Syncthing leave copies such as `credentials (conflicted copy).json`.
    let stem = name.prefix { $0 != "." }
    return folder.names.filter { other in
      other != name
        && (prefixes.contains { prefix in
          // Leaves files with longer names, such as credentials.json5.
          other.hasPrefix(prefix) && other.dropFirst(prefix.count).first.map { ".~#-".contains($0) } ?? true
        } || [" (", ".sync-conflict-"].contains { other.hasPrefix(stem + $0) })
    }.map { "\(folder.path)/\($0)" }
  }

  // MARK: - JSON

  /// Returns the members of the JSON object in the file, which users may edit; none when the file is missing or empty.
  /// Throws `StoreError(.malformed)` for other text.
  func members() throws(StoreError) -> [String: JSONValue] {
    guard let bytes = try read(), !bytes.allSatisfy({ $0 <= 0x20 }) else { return [:] }
    guard case .object(let members)? = JSONValue(try json(in: bytes)) else {
      throw StoreError(.malformed, path: path)
    }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Changes members while other processes wait, and leaves the others unchanged.
  ///
  /// `written` is called once the change is on disk, in the order of changes. With `replacingMalformed`, a file that is
  /// not a JSON object is replaced.
  func update(
    replacingMalformed: Bool = false, _ change: (inout [String: JSONValue]) -> Void,
    written: ([String: JSONValue]) -> Void = { _ in }
  ) throws(StoreError) {
    try folder.create()
    let lock = try folder.lock()
    defer { lock.close() }
    let old: [String: JSONValue]
    do throws(StoreError) {
      old = try self.members()
    } catch {
      guard replacingMalformed, [.malformed, .fileTooLarge].contains(error.code) else { throw error }
      old = [:]
    }
    var members = old
    change(&members)
    guard members != old else { return }
    try write(.object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }))
    written(members)
  }

  /// The JSON in the contents. Throws `StoreError(.malformed)` for other text.
  func json(in bytes: [UInt8]) throws(StoreError) -> JSONNode {
    guard String(validating: bytes, as: UTF8.self) != nil, let json = JSONNode(parsing: bytes) else {
      throw StoreError(.malformed, path: path)
    }
    return json
  }

  /// Replaces the contents by JSON that people can read.
  func write(_ json: JSONValue) throws(StoreError) {
    try write(Array("\(json.encoded(.indented))\n".utf8))
  }
}
