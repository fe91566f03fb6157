/// Why stored data could not be read or written.
///
/// Contains no display text: presenters choose the words.
public struct StoreError: Error, Sendable, Equatable {
  /// The kind of failure. More kinds may be added, so other packages should switch over codes with a `default`.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The task was canceled. Scenes never show this as a failure.
    case cancelled
    /// The file could not be read: an error of the disk, or damaged contents.
    case unreadable
    /// The system denied access to the file.
    case denied
    /// The file's contents are invalid, for example after it was edited by hand.
    case malformed
    /// The file is a database that this program has not made, or not in a released version. It is left unchanged.
    case foreign
    /// The user may not write the file or to its folder.
    case readOnly
    /// The whole file system is read-only.
    case readOnlyVolume
    /// No space is left on the disk.
    case diskFull
    /// The file would be larger than the system allows.
    case sizeLimit
    /// A newer version of the program wrote the file. It is left unchanged.
    case newerVersion
    /// The file was damaged. It was moved to `movedTo` and replaced by what could be read of it.
    ///
    /// Never thrown: stores pass it to a callback, and continue with the new file or throw `lostFilms`.
    case setAside
    /// The file had lost its contents. What was left was moved to `movedTo`, and a new file was created.
    case emptied
    /// Films or their details were lost when the file was replaced, as a callback was told. The next use goes on with those
    /// that are left.
    case lostFilms
    /// What is stored about the viewings and the rating of a film cannot be read, so nothing was added to it.
    case unreadableDiary
    /// Another process locked the file for too long.
    case busy
    /// There is no folder for the program's data.
    case noFolder
    /// Any other failure.
    case failed
    /// The file does not exist, or the folder in which to create it does not.
    case missing
    /// The path that the user gave is a folder, not a file.
    case folder
    /// In place of the program's own file, there is a folder, a pipe, a device or a socket.
    case notAFile
    /// The file is larger than such a file can be.
    case fileTooLarge
    /// The file to import exceeds the size limit.
    case tooLarge
    /// The file is neither a list of films nor an archive of a library.
    case noFilms
    /// The file is a ZIP archive, which may contain lists of films.
    case zipped
    /// The file is a list of films, and does not say for which shelf.
    case unknownShelf
    /// The file is a table without a column of titles or ids.
    case noTitleColumn
    /// The file already exists and overwriting was not requested.
    case fileExists
    /// The file already exists and was not replaced, because it may have films or details that could not be read now.
    case unreadableFilms
    /// The damaged library of which films or details were lost is still at the path, so no exported file is replaced.
    case earlierLoss
    /// The file already exists, and is not a calendar, which a newer one may replace.
    case notACalendar
    /// The extension of the file name is that of no known format.
    case unknownFormat
  }

  /// The kind of failure.
  public var code: Code
  /// The path of the file concerned; nil when there is none, as for standard input.
  public var path: String?
  /// The operating system's own words for the failure, such as `Permission denied`; nil when it reported none.
  public var reason: String?
  /// The path a damaged file was moved to; nil for other failures.
  public var movedTo: String?
  /// How many films of a damaged library could be copied to a new file; nil for other failures.
  public var copiedFilms: Int?
  /// The invalid settings in a malformed settings file; empty for other failures.
  public var invalidSettings: [SettingError]
  /// All valid settings of a settings file with invalid ones; nil for other failures.
  public var validSettings: UserSettings?

  /// Creates an error.
  public init(
    _ code: Code, path: String? = nil, reason: String? = nil, movedTo: String? = nil, copiedFilms: Int? = nil,
    invalidSettings: [SettingError] = [], validSettings: UserSettings? = nil
  ) {
    self.code = code
    self.path = path
    self.reason = reason
    self.movedTo = movedTo
    self.copiedFilms = copiedFilms
    self.invalidSettings = invalidSettings
    self.validSettings = validSettings
  }
}

/// Why something failed that needs both a catalog and the viewer's library.
public enum CatalogOrStoreError: Error, Sendable, Equatable {
  /// The catalog failed, or does not know a criterion.
  case catalog(CatalogError)
  /// The library could not be read or changed.
  case store(StoreError)
}
