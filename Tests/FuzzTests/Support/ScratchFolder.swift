import MovieLibC

/// A folder with files that hold the fuzzer's bytes. It is removed with all that a test has put into it.
struct ScratchFolder: ~Copyable {
  let path: String

  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/vip-fuzz.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FuzzFailure(description: "There is no folder for scratch files.") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    guard let stream = opendir(path) else { return }
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { _ = unlinkat(dirfd(stream), $0, 0) }
      }
    }
    closedir(stream)
    rmdir(path)
  }

  /// Writes a file. Replaces an earlier one.
  func write(_ bytes: some Collection<UInt8>, to name: String) throws {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FuzzFailure(description: "\(name) cannot be written.") }
    defer { close(descriptor) }
    let count = Array(bytes).withUnsafeBytes { MovieLibC.write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else { throw FuzzFailure(description: "\(name) was not written.") }
  }
}
