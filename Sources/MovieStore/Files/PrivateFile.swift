import Dispatch
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

/// A folder that is created accessible only by its owner.
package struct Folder: Sendable {
  let path: String

  package init(path: String) {
    self.path = path
  }

  init(containing path: String) {
    let slash = path.lastIndex(of: "/")
    self.init(path: slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
  }

  /// Creates the folder, and the folders that contain it, unless they exist.
  func create() throws(StoreError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    let number = errno
    let outer = Folder(containing: path)
    guard number == ENOENT, outer.path.utf8.count < path.utf8.count else {
      throw .system(number, path: path).readOnlyIfDenied
    }
    try outer.create()
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system(path: path).readOnlyIfDenied }
  }

  /// The names of the files in the folder; none if it cannot be read.
  var names: [String] { fileNames(in: path) ?? [] }

  func contents() throws(StoreError) -> [String] {
    guard let names = fileNames(in: path) else { throw .system(path: path) }
    return names
  }

  var isWritable: Bool { access(path, W_OK) == 0 }

  /// Waits until no other process holds the lock on the folder, and holds it until the result is closed.
  ///
  /// A lock on the folder itself needs no lock file, and works in a read-only folder. The system releases it when the
  /// process ends.
  func lock() throws(StoreError) -> OpenFile {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let lock = try OpenFile(descriptor) { [path] in .system($0, path: path) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        defer { lock.close() }
        throw .system(path: path)
      }
    }
    return lock
  }

  /// Waits until created and renamed files in the folder are on disk.
  func synchronize() throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path) }
    defer { close(descriptor) }
    // EINVAL means that the file system does not support this for folders.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .system(path: path) }
  }

  /// An element after files in this folder were written, by any process: one for several writes in a row.
  ///
  /// The system tells of them, so that waiting costs nothing. Nil if it cannot, as on systems other than Linux. Creates a
  /// missing folder, which could not be watched.
  func writes() -> AsyncStream<Void>? {
    #if os(Linux)
      try? create()
      let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVE)) >= 0 else {
        close(descriptor)
        return nil
      }
      // Sources may be canceled on any thread; Dispatch's module does not say so.
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      source.setEventHandler {
        var events = [UInt8](repeating: 0, count: 4_096)
        while read(descriptor, &events, events.count) > 0 {}
        continuation.yield()
      }
      source.setCancelHandler { close(descriptor) }
      continuation.onTermination = { _ in source.cancel() }
      source.activate()
      return stream
    #else
      return nil
    #endif
  }
}
