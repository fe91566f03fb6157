import MovieDomain
import MovieLibC

/// A file at a path that the user gave.
struct UserFile: Sendable {
  let path: String

  /// What was read: bytes, or an archive that is too large for memory.
  typealias Contents = (bytes: [UInt8], archive: FilmArchive?)

  /// Reads the file to the end, `limit` bytes at most or an archive. Throws `StoreError(.tooLarge)` for more bytes that
  /// are no archive.
  func read(upTo limit: Int) throws(StoreError) -> Contents {
    let file = try opened()
    defer { file.close() }
    return try Self.read(file, upTo: limit, path: path)
  }

  /// Reads from a descriptor in the same way.
  static func read(_ descriptor: Int32, upTo limit: Int) throws(StoreError) -> Contents {
    try read(OpenFile(descriptor) { .userFile($0, path: nil) }, upTo: limit, path: nil)
  }

  private static func read(_ file: OpenFile, upTo limit: Int, path: String?) throws(StoreError) -> Contents {
    let bytes = try file.read(upTo: limit)
    guard bytes.count > limit else { return (bytes, nil) }
    guard FilmArchive.canRead(bytes) else { throw StoreError(.tooLarge, path: path) }
    return ([], try FilmArchive(reading: FileParts(copying: bytes, then: file).read))
  }

  private func opened() throws(StoreError) -> OpenFile {
    // Without O_NONBLOCK, opening a pipe waits until another program opens it.
    try OpenFile(open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)) { [path] in .userFile($0, path: path) }
  }

  func begins(with text: String) throws(StoreError) -> Bool {
    guard try kind() == .file else { return false }
    return try FileParts(opened()).read(from: 0).starts(with: text.utf8)
  }

  /// Opens and checks the file if it is a regular file that begins like an archive; otherwise returns nil.
  func archive() throws(StoreError) -> FilmArchive? {
    // What a pipe has can be read once only, and is copied.
    guard try kind() == .file else { return nil }
    let parts = FileParts(try opened())
    guard FilmArchive.canRead(try parts.read(from: 0)) else { return nil }
    return try FilmArchive(reading: parts.read)
  }

  /// Writes a temporary file, which replaces the target once it is on disk. Pipes and devices are written to directly.
  ///
  /// Unless `replacing`, throws `StoreError(.fileExists)` for an existing file.
  func write<Value>(
    replacing: Bool, _ work: (_ write: (String) async throws(StoreError) -> Void) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    switch try kind() {
    case .folder: throw StoreError(.folder, path: path)
    case .stream:
      let file = try OpenFile(open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)) { [path] in .userFile($0, path: path) }
      defer { file.close() }
      return try await work { text throws(StoreError) in try file.write(Array(text.utf8)) }
    case .file where !replacing: throw StoreError(.fileExists, path: path)
    case .file, .nothing: break
    }
    let temporary = TemporaryFile(for: path)
    let draft: Draft
    do throws(StoreError) {
      // A file that only its owner may read stays so.
      let permissions = try FileStatus.of(path)?.permissions ?? 0o666
      draft = try temporary.create(permissions: permissions, waits: false) { [path] in .userFile($0, path: path) }
    } catch {
      // The file was to be created, so what is missing is its folder.
      throw error.code == .missing ? StoreError(.missing, path: temporary.folder.path) : error.readOnlyIfDenied
    }
    let value = try await work { text throws(StoreError) in try draft.file.write(Array(text.utf8)) }
    guard try draft.moveIntoPlace(replacing: replacing) else { throw StoreError(.fileExists, path: path) }
    return value
  }

  private enum Kind {
    case nothing, file, folder, stream
  }

  private func kind() throws(StoreError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .userFile(path: path) }
      // A link to a file that does not exist counts as a file.
      return lstat(path, &status) == 0 ? .file : .nothing
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .stream
    }
  }
}

extension StoreError {
  /// The error for an `errno` about a file that the user named.
  fileprivate static func userFile(_ number: Int32 = errno, path: String?) -> StoreError {
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG: StoreError(.missing, path: path)
    case EISDIR: StoreError(.folder, path: path)
    default: .system(number, path: path)
    }
  }
}

/// Reads a file in parts. Closes it when it is released.
private final class FileParts: Sendable {
  private static let size = 1 << 18
  private let file: OpenFile

  init(_ file: OpenFile) {
    self.file = file
  }

  /// Copies a pipe that is too large for memory, the bytes read so far and the rest, to a temporary file that has
  /// no name.
  init(copying start: [UInt8], then input: OpenFile) throws(StoreError) {
    // The descriptor outlives the stream, and the file the descriptor.
    let stream = tmpfile()
    defer { stream.map { _ = fclose($0) } }
    file = try OpenFile(stream.map { fcntl(fileno($0), F_DUPFD_CLOEXEC, 0) } ?? -1) { .system($0, path: nil) }
    try file.write(start)
    while true {
      let bytes = try input.read(upTo: Self.size)
      guard !bytes.isEmpty else { break }
      try file.write(bytes)
    }
  }

  deinit {
    file.close()
  }

  /// Returns the bytes from an offset on, up to the size of a part; none at the end.
  func read(from offset: Int) throws(StoreError) -> [UInt8] {
    try file.readPart(Self.size, from: offset)
  }
}
