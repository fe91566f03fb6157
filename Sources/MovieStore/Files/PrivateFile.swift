import LibC
import MovieDomain

/// A small file that only its owner may read, and that is there as a whole or not at all.
struct PrivateFile: Sendable {
  let folder: Folder
  let name: String

  var path: String { "\(folder.path)/\(name)" }

  /// The bytes of the file; nil when there is none.
  func read() throws(StoreError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .system(path: path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes { LibC.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(path: path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Puts other bytes in the file's place, on the disk when this returns.
  ///
  /// A link stays one, as those who keep their settings elsewhere want it: the file that it leads to is replaced.
  func write(_ bytes: [UInt8]) throws(StoreError) {
    try folder.create()
    let target = PrivateFile(resolving: self)
    let temporary = "\(target.path).\(getpid()).new"
    do throws(StoreError) {
      try target.write(bytes, to: temporary)
      guard rename(temporary, target.path) == 0 else { throw .system(path: target.path) }
    } catch {
      unlink(temporary)
      throw target.folder.isWritable ? error : error.readOnlyIfDenied
    }
    try target.folder.synchronize()
  }

  /// Removes the file; false when there is none.
  @discardableResult
  func remove() throws(StoreError) -> Bool {
    guard unlink(path) != 0 else {
      try folder.synchronize()
      return true
    }
    guard errno == ENOENT || errno == ENOTDIR else { throw .system(path: path).readOnlyIfDenied }
    return false
  }

  private func write(_ bytes: [UInt8], to temporary: String) throws(StoreError) {
    // What another process of the same number left when it was killed would be in the way.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(path: path) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { LibC.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(path: path) }
      written += count
    }
    guard fsync(descriptor) == 0 else { throw .system(path: path) }
  }
}

extension PrivateFile {
  /// The file that a link leads to; the file itself when it is none.
  fileprivate init(resolving file: PrivateFile) {
    guard let resolved = realpath(file.path, nil) else {
      self = file
      return
    }
    defer { free(resolved) }
    let path = String(cString: resolved)
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    self.init(folder: Folder(path: String(path[..<slash])), name: String(path[path.index(after: slash)...]))
  }
}
