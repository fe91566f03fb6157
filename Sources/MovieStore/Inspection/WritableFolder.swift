public import MovieDomain
import MovieLibC

/// Checks whether files can be written in a folder.
public struct WritableFolder: Sendable {
  private let path: String

  /// Creates a check without touching the folder.
  public init(path: String) {
    self.path = path
  }

  /// Why no file can be written, with the system's reason; nil if one can.
  ///
  /// Writes a temporary file each time and removes it. If the folder does not exist, the file is written in the nearest
  /// existing one, in which the folder would be created.
  public var problem: StoreError? {
    do throws(StoreError) {
      try writeTemporaryFile(in: nearest)
      return nil
    } catch {
      return error.readOnlyIfDenied
    }
  }

  private var nearest: Folder {
    var folder = Folder(path: path)
    while access(folder.path, F_OK) != 0, errno == ENOENT {
      let outer = Folder(containing: folder.path)
      guard outer.path != folder.path else { break }
      folder = outer
    }
    return folder
  }

  private func writeTemporaryFile(in folder: Folder) throws(StoreError) {
    let name = "\(folder.path)/vip-\(getpid()).test"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    let file = try OpenFile(descriptor) { .system($0, path: folder.path) }
    defer {
      file.close()
      unlink(name)
    }
    // A full disk has room for an empty file.
    try file.write(Array(repeating: 0, count: Self.length))
    try file.synchronize()
  }

  private static let length = 4096
}
