import MovieLibC
import Synchronization

/// The temporary files that this process is writing. A program that is ended by a signal removes them first.
public final class UnfinishedFiles: Sendable {
  private static let shared = UnfinishedFiles()
  private let paths = Mutex<Set<String>>([])

  /// The paths of the files.
  public static var all: Set<String> { shared.paths.withLock { $0 } }

  /// Removes the files, then calls `end`. Other threads cannot begin or finish a file any more.
  public static func removeAll(before end: () -> Never) -> Never {
    shared.paths.withLock { paths in
      for path in paths {
        unlink(path)
      }
      end()
    }
  }

  static func add(_ path: String, ifCreated create: () -> Bool) -> Bool {
    shared.paths.withLock { paths in
      guard create() else { return false }
      paths.insert(path)
      return true
    }
  }

  /// Calls `finish`, which renames or removes a file. Keeps the file in the set if it returns false.
  @discardableResult
  static func remove(_ path: String, ifFinished finish: () -> Bool) -> Bool {
    shared.paths.withLock { paths in
      guard finish() else { return false }
      paths.remove(path)
      return true
    }
  }
}
