import MovieDomain
import MovieLibC

/// What the system knows about a file.
struct FileStatus {
  /// The type, such as `S_IFREG`.
  let type: mode_t
  let size: Int
  /// The inode, by which a file is known even if another one takes its name.
  let inode: UInt64
  /// Who may read, write and execute it.
  let permissions: mode_t
  /// Whether users other than the owner have any permission.
  var isExposed: Bool { permissions & 0o077 != 0 }
  /// The times of last access and modification, in seconds since 1970.
  let (accessed, modified): (Int64, Int64)

  init(_ status: stat) {
    type = status.st_mode & S_IFMT
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    permissions = status.st_mode & 0o777
    #if canImport(Darwin)
      let times = (status.st_atimespec.tv_sec, status.st_mtimespec.tv_sec)
    #else
      let times = (status.st_atim.tv_sec, status.st_mtim.tv_sec)
    #endif
    (accessed, modified) = (Int64(times.0), Int64(times.1))
  }

  /// Returns the status of a file or of what a link leads to; nil if there is no file.
  ///
  /// Throws if the system cannot tell, for example because the user may not search the folder: a library that cannot be
  /// read must not pass for an empty one.
  static func of(_ path: String) throws(StoreError) -> FileStatus? {
    var status = stat()
    if stat(path, &status) == 0 { return FileStatus(status) }
    // A file in place of the folder means that there is no file either. Some services run with HOME=/dev/null.
    guard errno == ENOENT || errno == ENOTDIR else { throw .system(path: path) }
    return nil
  }

  /// Returns the status of a library's file; nil if there is none.
  ///
  /// Throws `StoreError(.missing)` if it is behind a link that leads nowhere, for example to a drive that is not mounted:
  /// such a library must not pass for an empty one either.
  static func ofLibrary(_ path: String) throws(StoreError) -> FileStatus? {
    if let status = try of(path) { return status }
    var (place, status) = (path, stat())
    while lstat(place, &status) != 0 {
      let folder = Folder(containing: place).path
      guard folder.utf8.count < place.utf8.count else { return nil }
      place = folder
    }
    if status.st_mode & S_IFMT == S_IFLNK, access(place, F_OK) != 0 { throw StoreError(.missing, path: place) }
    return nil
  }

  /// Throws `StoreError(.notAFile)` for a folder, a pipe or a device.
  func check(path: String) throws(StoreError) {
    guard type == S_IFREG else { throw StoreError(.notAFile, path: path) }
  }
}
