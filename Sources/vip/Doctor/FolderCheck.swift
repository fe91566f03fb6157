import MovieStore
import ProgramScenes

/// Reports whether files can be written in the program's folders.
struct FolderCheck: HealthCheck {
  let directories: Directories

  func findings() -> [HealthFinding] {
    let folders: [(HealthFinding.Folder.Kind, String?)] = [
      (.settings, directories.configuration), (.data, directories.data), (.cache, directories.cache),
    ]
    // Without a home folder, the checks of the files report that.
    return folders.compactMap { kind, path in
      path.map { .folder(.init(kind, path: $0, problem: WritableFolder(path: $0).problem)) }
    }
  }
}
