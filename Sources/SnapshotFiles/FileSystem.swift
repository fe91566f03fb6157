import MovieLibC

/// File operations for snapshots. Errors name the file and the reason.
package enum FileSystem {
  package enum Kind: Sendable { case missing, file, directory, other }

  /// The type of the file at `path`. With `followingLinks`, a broken link is `.missing`; without, any link is `.other`.
  package static func kind(of path: String, followingLinks: Bool = true) -> Kind {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return .missing }
    return kind(of: status)
  }

  /// Reads the file at `path`; nil if it does not exist. Throws for folders, devices and files larger than `limit`
  /// bytes.
  package static func read(_ path: String, limit: Int) throws(SnapshotProblem) -> [UInt8]? {
    // Non-blocking, so that a named pipe cannot hang a test.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw problem("read", path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem("read", path) }
    guard kind(of: status) == .file else {
      throw SnapshotProblem(
        "\(VisibleText.line(path)) is not a file: move it, because a snapshot is saved at this path.")
    }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw SnapshotProblem(
        "\(VisibleText.line(path)) has \(size) bytes, more than the \(limit) a snapshot may have: delete it, or snapshot a"
          + " smaller text.")
    }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = MovieLibC.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
    }
    guard !failed else { throw problem("read", path) }
    return bytes
  }

  /// Writes `bytes` to `path` atomically, creating missing folders. Throws for a link, which would be lost.
  package static func write(_ bytes: [UInt8], to path: String) throws(SnapshotProblem) {
    let folder = parent(of: path)
    try makeDirectory(folder)
    guard [.missing, .file].contains(kind(of: path, followingLinks: false)) else {
      throw SnapshotProblem(
        "\(VisibleText.line(path)) is a directory or a link: move it, because a snapshot is saved at this path.")
    }
    let temporary = "\(folder)/.snapshot-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw problem("write", path) }
    let error = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    close(descriptor)
    guard error == nil, rename(temporary, path) == 0 else {
      let reason = error ?? errno
      unlink(temporary)
      throw problem("write", path, reason)
    }
  }

  /// Appends `bytes` to the file at `path` atomically, so that processes can share it.
  package static func append(_ bytes: [UInt8], to path: String) throws(SnapshotProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw problem("write", path) }
    defer { close(descriptor) }
    if let error = bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) { throw problem("write", path, error) }
  }

  /// Creates the folder at `path` and missing parents.
  private static func makeDirectory(_ path: String) throws(SnapshotProblem) {
    if kind(of: path) == .directory || path.isEmpty { return }
    let above = parent(of: path)
    if above != path { try makeDirectory(above) }
    // Another process may have created it in the meantime.
    guard mkdir(path, 0o755) == 0 || (errno == EEXIST && kind(of: path) == .directory) else {
      throw problem("make the directory", path)
    }
  }

  /// Removes the file at `path`, if it exists.
  package static func remove(_ path: String) throws(SnapshotProblem) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw problem("remove", path) }
  }

  /// The names in the folder at `path`, unordered; empty if it does not exist.
  package static func names(in path: String) throws(SnapshotProblem) -> [String] {
    if let names = fileNames(in: path) { return names }
    guard errno == ENOENT else { throw problem("read the directory", path) }
    return []
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The absolute path without links, dots and doubled slashes. What does not exist stays as it is.
  static func resolved(_ path: String, in folder: String = workingDirectory()) -> String {
    var path = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let above = parent(of: path)
    return above == path ? path : "\(resolved(above))/\(path.split(separator: "/").last ?? "")"
  }

  package static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  private static func problem(_ action: String, _ path: String, _ code: CInt = errno) -> SnapshotProblem {
    let reason = String(cString: strerror(code))
    return SnapshotProblem(
      "Cannot \(action) \(VisibleText.line(path)) (\(reason)): check the path and its permissions.")
  }
}

/// An error that prevents a snapshot from being compared or written, as one sentence.
package struct SnapshotProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String
  /// Whether the last test run used no snapshots, so that received texts are older than that run.
  package let hasOlderTexts: Bool

  package init(_ message: String, hasOlderTexts: Bool = false) {
    self.message = message
    self.hasOlderTexts = hasOlderTexts
  }

  package var description: String { message }
}

/// Reads goldens, which version control may have changed.
package enum GoldenFile {
  /// Reads the golden at `path` with LF line endings; nil if it does not exist. Throws if it is not text, unless it
  /// equals `expected`.
  package static func read(
    _ path: String, limit: Int, expecting expected: [UInt8]? = nil
  ) throws(SnapshotProblem) -> [UInt8]? {
    guard let bytes = try FileSystem.read(path, limit: limit) else { return nil }
    // Tests are debug builds, in which `==` takes long, unless both are the same array.
    if let expected, bytes.count == expected.count, memcmp(bytes, expected, bytes.count) == 0 { return expected }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw SnapshotProblem("\(VisibleText.line(path)) is not valid UTF-8: restore it or delete it.")
    }
    return withoutCR(bytes)
  }

  /// Returns the bytes without CR before LF. Goldens spell out CR, so a raw one was added by version control.
  static func withoutCR(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    let kept = bytes.indices.filter { bytes[$0] != 0x0D || $0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A }
    return kept.map { bytes[$0] }
  }

  /// The number of the line with the first mark that a merge conflict left in a golden; nil if there is none, or if the
  /// new text has such marks itself.
  static func conflictLine(in golden: [UInt8], replacedBy received: [UInt8]) -> Int? {
    conflictLine(in: received) == nil ? conflictLine(in: golden) : nil
  }

  /// The number of the line with the first mark that a merge conflict left, counted from 1; nil if there is no whole
  /// conflict.
  package static func conflictLine(in bytes: [UInt8]) -> Int? {
    var start: Int?
    var hasMiddle = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.starts(with: "<<<<<<< ".utf8) {
        start = index + 1
        hasMiddle = false
      } else if line.elementsEqual("=======".utf8) {
        hasMiddle = start != nil
      } else if hasMiddle, let start, line.starts(with: ">>>>>>> ".utf8) {
        return start
      }
    }
    return nil
  }
}
