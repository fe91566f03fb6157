import LibC
import MovieDomain

/// A file of the viewer's own, wherever the viewer says.
struct OutsideFile: Sendable {
  let path: String

  /// The bytes, up to a limit.
  func read(upTo limit: Int) throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .outside(path: path) }
    defer { close(descriptor) }
    return try Self.read(descriptor, upTo: limit, path: path)
  }

  /// The bytes that a descriptor gives, up to a limit.
  static func read(_ descriptor: Int32, upTo limit: Int, path: String?) throws(StoreError) -> [UInt8] {
    let bytes = try OpenFile(descriptor) { .outside($0, path: path) }.read(upTo: limit)
    guard bytes.count <= limit else { throw StoreError(.tooLarge, path: path) }
    return bytes
  }

  /// Has the file written piece by piece beside its place; it takes its place when it is whole and on the disk.
  func write<Value>(
    replacing: Bool, _ work: (_ write: (String) async throws(StoreError) -> Void) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    switch try kind() {
    case .folder: throw StoreError(.folder, path: path)
    case .stream:
      // A pipe or a device holds nothing that could be replaced.
      let file = try OpenFile(open(path, O_WRONLY | O_CLOEXEC)) { [path] in .outside($0, path: path) }
      defer { file.close() }
      return try await work { text throws(StoreError) in try file.write(Array(text.utf8)) }
    case .file where !replacing: throw StoreError(.occupied, path: path)
    case .file, .nothing: break
    }
    let temporary = TemporaryFile(for: path)
    let file: OpenFile
    do throws(StoreError) {
      file = try temporary.create(permissions: 0o666) { [path] in .outside($0, path: path) }
    } catch {
      // It is the folder that is missing: the file was yet to be.
      throw error.code == .missing ? StoreError(.missing, path: temporary.folder.path) : error.readOnlyIfDenied
    }
    defer { file.close() }
    do throws(StoreError) {
      let value = try await work { text throws(StoreError) in try file.write(Array(text.utf8)) }
      guard try temporary.place(file, replacing: replacing) else { throw StoreError(.occupied, path: path) }
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
  /// What the last failed call of the system left behind, for a file that the viewer named.
  fileprivate static func outside(_ number: Int32 = errno, path: String?) -> StoreError {
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG: StoreError(.missing, path: path)
    case EISDIR: StoreError(.folder, path: path)
    default: .system(number, path: path)
    }
  }
}
