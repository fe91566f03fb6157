public import MovieDomain
import MovieLibC

/// The condition of a stored file, or of the folder of a cache. Inspecting it does not create or repair it.
public struct FileInspection: Sendable, Hashable {
  /// What was found.
  public enum State: Sendable, Hashable {
    /// There is no file yet. The first use creates it.
    case absent
    /// The file is valid. `count` is the number of entries and `bytes` the size; nil for a file without entries to
    /// count.
    case sound(count: Int?, bytes: Int?)
    /// The file is valid, but `unreadable` of its rows cannot be read. They stay until a repair moves them.
    case partlyUnreadable(count: Int?, unreadable: Int, bytes: Int?)
    /// The library is damaged. The next use renames it.
    case damaged
    /// The file could not be inspected, or cannot be used.
    case failed(StoreError)
  }

  /// The path of the file; nil when there is no folder for it.
  public var path: String?
  /// What was found.
  public var state: State

  private init(_ path: String?, _ state: (String) throws(StoreError) -> State) {
    self.path = path
    do throws(StoreError) {
      guard let path else { throw StoreError(.noFolder) }
      self.state = try state(path)
    } catch {
      self.state = .failed(error)
    }
  }

  /// Inspects the settings file in a folder. Fails for an invalid setting.
  public static func settings(in directory: String?) -> FileInspection {
    let file = directory.map { SettingsFile(directory: $0) }
    return FileInspection(file?.path) { path throws(StoreError) in
      _ = try file?.settings()
      return access(path, F_OK) == 0 ? .sound(count: nil, bytes: nil) : .absent
    }
  }

  /// Inspects the library in a folder and counts its films. Fails for a library of a newer version and for a database of
  /// another program.
  public static func library(in directory: String?) -> FileInspection {
    let file = directory.map { LibraryDatabase.file(in: $0) }
    return FileInspection(file?.path) { path in
      if (try? file?.hasLostContents) ?? false { return .damaged }
      return InspectedDatabase(path: path).state
    }
  }

  /// Inspects the folder of a cache and counts its responses.
  public static func cache(at path: String?) -> FileInspection {
    FileInspection(path) { path throws(StoreError) in
      guard try FileStatus.of(path) != nil else { return .absent }
      let names = try Folder(path: path).contents().filter { $0.hasSuffix(FileHTTPCache.suffix) }
      let sizes = names.compactMap { try? FileStatus.of("\(path)/\($0)")?.size }
      return .sound(count: sizes.count, bytes: sizes.reduce(0, +))
    }
  }
}

extension CredentialFile {
  /// Whether users other than the owner can read or write the file.
  public var isExposed: Bool { (try? FileStatus.of(location))?.isExposed ?? false }
}
