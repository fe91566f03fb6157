import Dispatch
import MovieDomain
import MovieLibC

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
