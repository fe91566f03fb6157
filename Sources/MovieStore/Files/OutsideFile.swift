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
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { LibC.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .outside(path: path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw StoreError(.tooLarge, path: path) }
    }
  }

  /// Has the file written piece by piece beside its place; it takes its place when it is whole and on the disk.
  func write<Value>(
    replacing: Bool, _ work: (_ write: (String) async throws(StoreError) -> Void) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    switch try kind() {
    case .folder: throw StoreError(.folder, path: path)
    case .stream:
      // A pipe or a device holds nothing that could be replaced.
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .outside(path: path) }
      defer { close(descriptor) }
      return try await work { text throws(StoreError) in try Self.write(text, to: descriptor, path: path) }
    case .file where !replacing: throw StoreError(.occupied, path: path)
    case .file, .nothing: break
    }
    let target = resolved
    let temporary = "\(target).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let error = StoreError.outside(path: path).readOnlyIfDenied
      // It is the folder that is missing: the file was yet to be.
      throw error.code == .missing ? StoreError(.missing, path: folder(of: target)) : error
    }
    do throws(StoreError) {
      defer { close(descriptor) }
      let value = try await work { text throws(StoreError) in try Self.write(text, to: descriptor, path: path) }
      guard fsync(descriptor) == 0 else { throw .outside(path: path) }
      try place(temporary, at: target, replacing: replacing)
      return value
    } catch {
      unlink(temporary)
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

  /// Where a link leads; the path itself when it is none.
  private var resolved: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func folder(of target: String) -> String {
    target.lastIndex(of: "/").map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
  }

  private func place(_ temporary: String, at target: String, replacing: Bool) throws(StoreError) {
    if !replacing {
      // Unlike a renaming, a second name is refused where a file appeared meanwhile.
      if link(temporary, target) == 0 {
        unlink(temporary)
        return
      }
      guard errno != EEXIST else { throw StoreError(.occupied, path: path) }
    }
    guard rename(temporary, target) == 0 else { throw .outside(path: path) }
  }

  private static func write(_ text: String, to descriptor: Int32, path: String) throws(StoreError) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { LibC.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .outside(path: path) }
      written += count
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
