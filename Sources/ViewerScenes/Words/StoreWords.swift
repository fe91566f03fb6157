public import MovieDomain
public import MovieScenes

/// The text of errors of stored data.
public protocol StoreWords: Sendable {
  /// A sentence: what went wrong when reading or writing stored data.
  func sentence(for error: StoreError) -> String
  /// A sentence: what to do about it.
  func advice(for error: StoreError) -> String
}

extension ViewerWords where Self: EnglishFallback {
  public func sentence(for error: StoreError) -> String {
    let path = error.path.flatMap { $0.isEmpty ? nil : $0 } ?? "The file"
    let target = error.movedTo ?? "another file"
    switch error.code {
    case .cancelled: return "The request was canceled."
    case .unreadable: return "\(path) could not be read\(reason(error))."
    case .denied: return "\(path) could not be opened\(reason(error, or: "permission denied"))."
    case .malformed:
      return "\(path) has \(error.invalidSettings.map(invalid).joined(by: "and").nonBlank ?? "invalid contents")."
    case .foreign: return "\(path) is not a database that this version of the program can use."
    case .readOnly: return "\(path) is not writable\(reason(error))."
    case .readOnlyVolume: return "\(path) is not writable\(reason(error, or: "the file system is read-only"))."
    case .diskFull: return "\(path) was not saved\(reason(error, or: "the disk is full"))."
    case .sizeLimit: return "\(path) was not saved\(reason(error, or: "the file would be too large"))."
    case .newerVersion: return "\(path) was written by a newer version of this program."
    case .setAside:
      let rest =
        switch error.copiedFilms {
        case nil: ", and what could be read was copied to a new file."
        case 0: ". None of its films could be read, so you start with a new, empty file."
        case let count?: ". A new file has the \(films(count)) that could be read."
        }
      return "\(path) was damaged. It was renamed to \(target)\(rest)"
    case .emptied:
      return "\(path) had lost its contents. What was left was moved to \(target), and a new file was created."
    case .lostFilms: return "Films in \(path), or details of them, are lost."
    case .unreadableDiary: return "The diary of this film could not be read, so nothing was added to it."
    // Only a sync waits for no file.
    case .busy: return error.path == nil ? "Another sync is running." : "\(path) is in use by another program."
    case .noFolder: return "This user has no home folder."
    case .missing: return "\(path) does not exist."
    case .folder: return "\(path) is a folder, not a file."
    case .notAFile: return "\(path) is a folder, a pipe or a device, not a file."
    case .fileTooLarge: return "\(path) is too large."
    case .tooLarge: return "\(path) is too large: a film list may have up to a million lines and 64 MiB."
    case .noFilms: return "\(path) is not a readable film list."
    case .zipped: return "\(path) is a ZIP archive."
    case .noTitleColumn: return "\(path) has none of the columns Title, Name, tmdbID and imdbID."
    case .unknownShelf: return "\(path) is a list of films, and does not say which list it is."
    case .fileExists: return "\(path) already exists."
    case .unreadableFilms: return "\(path) was not replaced, because films or their details could not be read."
    case .earlierLoss:
      return "\(path) is a damaged library from which films or details were lost, so no file was replaced."
    case .notACalendar: return "\(path) already exists and is not a calendar written here."
    case .unknownFormat: return "The format of \(path) is unknown."
    case .failed: return "\(path) could not be accessed\(reason(error))."
    }
  }

  private func invalid(_ error: SettingError) -> String {
    let quoted = if case .invalidValue(let value) = error.problem, !value.isEmpty { ": “\(value)”" } else { "" }
    return "an invalid value for \(error.key)\(quoted)"
  }

  /// The system's reason, or `other` if there is none.
  private func reason(_ error: StoreError, or other: String = "") -> String {
    let reason = error.reason ?? other
    return reason.isEmpty ? "" : ": \(reason)"
  }

  public func advice(for error: StoreError) -> String {
    switch error.code {
    case .denied, .readOnly: "Check the permissions of the file and its folder."
    case .foreign: "Move it away. To keep the films of an earlier version, export them with that version first."
    case .readOnlyVolume: "Make the file system writable, or use another folder."
    case .diskFull: "Free some disk space and try again."
    case .sizeLimit: "Raise the limit on the size of files."
    case .newerVersion: "Update this program."
    case .malformed:
      error.invalidSettings.isEmpty
        ? "Fix or remove the file."
        : "Reset or change in the settings: \(error.invalidSettings.map(\.key).joined(by: "and"))."
    case .unreadable: "Check the disk."
    case .lostFilms: "Import an exported file, or try again to go on without what is lost."
    case .unreadableDiary: adviceOnUnreadable
    case .noFolder: "Create a home folder for this user."
    case .missing: "Check the path."
    case .folder: "Give the path of a file."
    case .notAFile, .fileTooLarge: "Move it away, or remove it."
    case .tooLarge: "Split the file and try again."
    case .noFilms:
      "Use a whole file exported by this program or a service such as IMDb, Letterboxd or Trakt, or CSV with a Title, "
        + "Name, tmdbID or imdbID column."
    case .zipped:
      "Unpack it, and import the files in it. Those of Letterboxd are diary.csv, reviews.csv, ratings.csv, watched.csv, "
        + "watchlist.csv and likes/films.csv, and those of Trakt end in .json."
    case .noTitleColumn: "Add a column with the titles of the films."
    case .unknownShelf: "Import it to favorites, to the watchlist or to the films you have seen."
    case .fileExists: "Choose another name or overwrite the file."
    case .earlierLoss: "Import an earlier export and move the damaged library away, or export to a new file."
    case .unreadableFilms: "Repair the library and import the file, or export to a new file."
    case .notACalendar: "Choose another name."
    case .unknownFormat: "Use a name that ends in .json or .csv, or choose a format."
    default: error.reason == nil ? "Try again." : "Check the file and its folder."
    }
  }
}
