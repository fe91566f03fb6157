import LibC
import MovieDomain

/// A file at a path chosen by the user.
struct UserFile: Sendable {
  let path: String

  /// Reads the file. Throws `StoreError(.tooLarge)` above the limit.
  func read(upTo limit: Int) throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .outside(path: path) }
    defer { close(descriptor) }
    return try Self.read(descriptor, upTo: limit, path: path)
  }

  /// Reads a descriptor. Throws `StoreError(.tooLarge)` above the limit.
  static func read(_ descriptor: Int32, upTo limit: Int, path: String?) throws(StoreError) -> [UInt8] {
    let bytes = try OpenFile(descriptor) { .outside($0, path: path) }.read(upTo: limit)
    guard bytes.count <= limit else { throw StoreError(.tooLarge, path: path) }
    return bytes
  }

  /// Writes a temporary file next to the target, then replaces the target once the data is on disk.
  func write<Value>(
    replacing: Bool, _ work: (_ write: (String) async throws(StoreError) -> Void) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    switch try kind() {
    case .folder: throw StoreError(.folder, path: path)
    case .stream:
      // Pipes and devices cannot be replaced, so write to them directly.
      let file = try OpenFile(open(path, O_WRONLY | O_CLOEXEC)) { [path] in .outside($0, path: path) }
      defer { file.close() }
      return try await work { text throws(StoreError) in try file.write(Array(text.utf8)) }
    case .file where !replacing: throw StoreError(.fileExists, path: path)
    case .file, .nothing: break
    }
    let temporary = TemporaryFile(for: path)
    let file: OpenFile
    do throws(StoreError) {
      file = try temporary.create(permissions: 0o666) { [path] in .outside($0, path: path) }
    } catch {
      // The folder is missing: the file was about to be created.
      throw error.code == .missing ? StoreError(.missing, path: temporary.folder.path) : error.readOnlyIfDenied
    }
    defer { file.close() }
    do throws(StoreError) {
      let value = try await work { text throws(StoreError) in try file.write(Array(text.utf8)) }
      guard try temporary.place(file, replacing: replacing) else { throw StoreError(.fileExists, path: path) }
      return value
    } catch {
      temporary.discard()
      throw error
    }
  }

  private enum Kind {
    case nothing, file, folder, stream
  }

  private func kind() throws(StoreError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .outside(path: path) }
      return .nothing
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .stream
    }
  }
}

extension StoreError {
  /// Maps `errno` for a file named by the user.
  fileprivate static func outside(_ number: Int32 = errno, path: String?) -> StoreError {
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG: StoreError(.missing, path: path)
    case EISDIR: StoreError(.folder, path: path)
    default: .system(number, path: path)
    }
  }
}
