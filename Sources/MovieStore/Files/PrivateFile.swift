package import MovieDomain
import MovieJSON
import MovieLibC
import Synchronization

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
  /// A copy has the name of the file and an ending, such as `.unfinished`, `.bak` or `~`, or is an editor's hidden file.
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
  func members() throws(StoreError) -> [String: JSONValue] { try nodes().mapValues(Self.value) }

  /// Returns the members as they are in the file, to be decoded.
  func nodes() throws(StoreError) -> [String: JSONNode] {
    guard let bytes = try read(), !bytes.allSatisfy({ $0 <= 0x20 }) else { return [:] }
    let json = try json(in: bytes)
    let members = json.members
    // A key with an invalid escape is not among them.
    guard json.isObject, members.count == Array(json.children).count else { throw StoreError(.malformed, path: path) }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// One that cannot be decoded, such as a number out of range, becomes an empty object, which is invalid wherever it is
  /// known: it does not stand in the way of the others.
  private static func value(_ node: JSONNode) -> JSONValue { JSONValue(node) ?? .object([]) }

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
    let nodes: [String: JSONNode]
    do throws(StoreError) {
      nodes = try self.nodes()
    } catch {
      guard replacingMalformed, [.malformed, .fileTooLarge].contains(error.code) else { throw error }
      nodes = [:]
    }
    let old = nodes.mapValues(Self.value)
    var members = old
    change(&members)
    guard members != old else { return }
    let lines = members.sorted { $0.key < $1.key }.map { key, value in
      // The text of the file may be a number that `JSONValue` would round.
      let unchanged = old[key] == value ? nodes[key]?.json : nil
      let text = unchanged ?? value.encoded(.indented).replacing("\n", with: "\n  ")
      return "\n  \(JSONValue.string(key).encoded()): \(text)"
    }
    try write(Array("{\(lines.joined(separator: ","))\(lines.isEmpty ? "" : "\n")}\n".utf8))
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

/// A file beside its target. It takes the target's place in one step once it is on disk.
///
/// All processes use the same name for a target, and lock the file while they write. So a file that a killed process left
/// is replaced by the next one that writes.
struct TemporaryFile {
  static let suffix = ".unfinished"
  /// As in Linux; a longer chain of links is probably a loop.
  private static let maximumLinks = 40

  /// The path to replace, after following symbolic links, which may lead to a file that does not exist.
  let target: String
  let path: String

  init(for path: String) {
    self.init(inPlaceOf: Self.followed(path))
  }

  /// Creates a file that also takes the place of a symbolic link.
  init(inPlaceOf target: String) {
    self.target = target
    path = target + Self.suffix
  }

  var folder: Folder { Folder(containing: target) }

  /// Creates the file and opens it for writing.
  ///
  /// While another process writes it, waits if `waits` is true; otherwise throws `StoreError(.busy)`. Throws an error with
  /// the file's own path if something else has the name and cannot be removed.
  func create(
    permissions: mode_t, waits: Bool, failure: @escaping @Sendable (_ number: Int32) -> StoreError
  ) throws(StoreError) -> Draft {
    while true {
      var descriptor: Int32 = -1
      var number: Int32 = 0
      let isOwned = UnfinishedFiles.add(path) {
        descriptor = open(permissions)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
          number = errno
          return false
        }
        // The process that held the lock may have moved or removed the file.
        guard let opened = status(descriptor), let named, opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
        else { return false }
        // A file that has another name as well is not written to. It is removed, and another one created.
        guard (opened.st_nlink == 1 ? ftruncate(descriptor, 0) : unlink(path)) == 0 else {
          number = errno
          return false
        }
        return opened.st_nlink == 1
      }
      if isOwned { return Draft(self, try OpenFile(descriptor, failure: failure)) }
      guard descriptor >= 0 else { throw named == nil ? failure(number) : .system(number, path: path) }
      defer { close(descriptor) }
      guard number == EWOULDBLOCK else {
        // Zero means that the file was moved into place or removed meanwhile.
        guard number == 0 else { throw failure(number) }
        continue
      }
      guard waits else { throw StoreError(.busy, path: target) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  /// Opens the file, whether or not another process has left it.
  private func open(_ permissions: mode_t) -> Int32 {
    let flags = O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let created = MovieLibC.open(path, flags | O_CREAT | O_EXCL, permissions)
    guard created < 0, errno == EEXIST else { return created }
    let left = MovieLibC.open(path, flags)
    if let status = status(left), status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & 0o777 & ~permissions == 0
    {
      return left
    }
    if left >= 0 { close(left) }
    // Something else has this name, such as a file or a link of another user in a shared folder.
    return unlink(path) == 0 ? MovieLibC.open(path, flags | O_CREAT | O_EXCL, permissions) : -1
  }

  private func status(_ descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// The status of what has the name.
  private var named: stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// Follows symbolic links, also one that leads to a file that does not exist.
  private static func followed(_ path: String) -> String {
    var path = path
    for _ in 0..<maximumLinks {
      if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(validatingCString: resolved) ?? path
      }
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &bytes, bytes.count)
      guard count > 0 else { return path }
      let name = bytes[..<count].map { UInt8(bitPattern: $0) }
      guard let destination = String(validating: name, as: UTF8.self) else { return path }
      path = destination.hasPrefix("/") ? destination : "\(Folder(containing: path).path)/\(destination)"
    }
    return path
  }
}

/// A temporary file that is being written. It is closed when it is released, and removed unless it was moved.
final class Draft {
  let file: OpenFile
  private let temporary: TemporaryFile
  private var isMoved = false

  fileprivate init(_ temporary: TemporaryFile, _ file: OpenFile) {
    self.temporary = temporary
    self.file = file
  }

  deinit {
    if !isMoved {
      UnfinishedFiles.remove(temporary.path) {
        unlink(temporary.path)
        return true
      }
    }
    file.close()
  }

  /// Moves the file to the target. Returns false if there is a file already and `replacing` is false.
  func moveIntoPlace(replacing: Bool, waitsForDisk: Bool = true) throws(StoreError) -> Bool {
    if waitsForDisk { try file.synchronize() }
    if !replacing {
      // Unlike `rename`, `link` fails if another process has created a file by now.
      if link(temporary.path, temporary.target) == 0 { return true }
      guard errno != EEXIST else { return false }
    }
    isMoved = UnfinishedFiles.remove(temporary.path) { rename(temporary.path, temporary.target) == 0 }
    guard isMoved else { throw file.failure(errno) }
    return true
  }
}

/// The temporary files that this process is writing. A program that is ended by a signal removes them first.
public final class UnfinishedFiles: Sendable {
  private static let shared = UnfinishedFiles()
  private let paths = Mutex<Set<String>>([])

  /// The paths of the files.
  public static var all: Set<String> { shared.paths.withLock { $0 } }

  /// Removes the files, then calls `end`. Other threads cannot begin or finish a file any more.
  public static func removeAll(before end: () -> Never) -> Never {
    shared.paths.withLock { paths in
      for path in paths {
        unlink(path)
      }
      end()
    }
  }

  static func add(_ path: String, ifCreated create: () -> Bool) -> Bool {
    shared.paths.withLock { paths in
      guard create() else { return false }
      paths.insert(path)
      return true
    }
  }

  /// Calls `finish`, which renames or removes a file. Keeps the file in the set if it returns false.
  @discardableResult
  static func remove(_ path: String, ifFinished finish: () -> Bool) -> Bool {
    shared.paths.withLock { paths in
      guard finish() else { return false }
      paths.remove(path)
      return true
    }
  }
}
