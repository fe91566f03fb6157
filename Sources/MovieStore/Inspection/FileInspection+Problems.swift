public import MovieDomain
import MovieLibC

extension FileInspection {
  /// Why a file that the user named cannot be read, such as `StoreError(.missing)`; nil if it can. Reads the file.
  public static func problem(reading path: String) -> StoreError? {
    do throws(StoreError) {
      _ = try UserFile(path: path).read(upTo: largestReadFile)
      return nil
    } catch {
      return error
    }
  }

  /// The size limit in bytes. No certificate bundle is that large.
  private static let largestReadFile = 16 << 20

  /// Why no file can be written in a folder, with the system's reason; nil if one can.
  ///
  /// Writes a temporary file and removes it. If the folder does not exist, the file is written in the nearest existing
  /// one, in which the folder would be created.
  public static func problem(writingIn folder: String) -> StoreError? {
    var folder = Folder(path: folder)
    while access(folder.path, F_OK) != 0, errno == ENOENT {
      let outer = Folder(containing: folder.path)
      guard outer.path != folder.path else { break }
      folder = outer
    }
    do throws(StoreError) {
      try writeTemporaryFile(in: folder)
      return nil
    } catch {
      return error.readOnlyIfDenied
    }
  }

  private static func writeTemporaryFile(in folder: Folder) throws(StoreError) {
    let name = "\(folder.path)/vip-\(getpid()).test"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    let file = try OpenFile(descriptor) { .system($0, path: folder.path) }
    defer {
      file.close()
      unlink(name)
    }
    // A full disk has room for an empty file.
    try file.write(Array(repeating: 0, count: 4096))
    try file.synchronize()
  }
}
