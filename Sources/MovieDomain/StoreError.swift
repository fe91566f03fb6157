/// Why stored data could not be read or written.
///
/// Contains no display text: presenters choose the words.
public struct StoreError: Error, Sendable, Hashable {
  /// The kind of failure. More kinds may be added, so switch over codes with a `default`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case cancelled, unreadable, denied, malformed, foreign, readOnly, readOnlyVolume, diskFull, sizeLimit,
        newerVersion, setAside, emptied, busy, noFolder, failed
      case missing, folder, notAFile, tooLarge, fileTooLarge, noFilms, zipped, noTitleColumn, unknownShelf, fileExists,
        unknownFormat
    }
    private let kind: Kind

    /// The task was cancelled. Scenes never show this as a failure.
    public static let cancelled = Code(kind: .cancelled)
    /// The file could not be read: an error of the disk, or damaged contents.
    public static let unreadable = Code(kind: .unreadable)
    /// The system denied access to the file.
    public static let denied = Code(kind: .denied)
    /// The file's contents are invalid, for example after it was edited by hand.
    public static let malformed = Code(kind: .malformed)
    /// The file is a database that this program has not made, or not in a released version. It is left unchanged.
    public static let foreign = Code(kind: .foreign)
    /// The user may not write the file or to its folder.
    public static let readOnly = Code(kind: .readOnly)
    /// The whole file system is read-only.
    public static let readOnlyVolume = Code(kind: .readOnlyVolume)
    /// No space is left on the disk.
    public static let diskFull = Code(kind: .diskFull)
    /// The file would be larger than the system allows.
    public static let sizeLimit = Code(kind: .sizeLimit)
    /// A newer version of the program wrote the file. It is left unchanged.
    public static let newerVersion = Code(kind: .newerVersion)
    /// The file was damaged. It was moved to `movedTo` and replaced with a new one.
    ///
    /// Never thrown: stores pass it to a callback, and continue with the new file.
    public static let setAside = Code(kind: .setAside)
    /// The file had lost its contents. What was left was moved to `movedTo`, and a new file was created.
    public static let emptied = Code(kind: .emptied)
    /// Another process locked the file for too long.
    public static let busy = Code(kind: .busy)
    /// There is no folder for the program's data.
    public static let noFolder = Code(kind: .noFolder)
    /// Any other failure.
    public static let failed = Code(kind: .failed)
    /// The file does not exist, or the folder in which to create it does not.
    public static let missing = Code(kind: .missing)
    /// The path is a folder, not a file.
    public static let folder = Code(kind: .folder)
    /// The path is a pipe, a device or a socket, not a file.
    public static let notAFile = Code(kind: .notAFile)
    /// The file is larger than such a file can be.
    public static let fileTooLarge = Code(kind: .fileTooLarge)
    /// The file to import exceeds the size limit.
    public static let tooLarge = Code(kind: .tooLarge)
    /// The file is neither a list of films nor an archive of a library.
    public static let noFilms = Code(kind: .noFilms)
    /// The file is a ZIP archive, which may contain lists of films.
    public static let zipped = Code(kind: .zipped)
    /// The file is a list of films, and does not say for which shelf.
    public static let unknownShelf = Code(kind: .unknownShelf)
    /// The file is a table without a column of titles or ids.
    public static let noTitleColumn = Code(kind: .noTitleColumn)
    /// The file already exists and overwriting was not requested.
    public static let fileExists = Code(kind: .fileExists)
    /// The extension of the file name is that of no known format.
    public static let unknownFormat = Code(kind: .unknownFormat)

    /// The name of the code, such as `denied`.
    public var description: String { kind.rawValue }
  }

  /// The kind of failure.
  public var code: Code
  /// The path of the file concerned; nil when there is none, as for standard input.
  public var path: String?
  /// The operating system's own words for the failure, such as `Permission denied`; nil when it reported none.
  public var reason: String?
  /// The path a damaged file was moved to; nil for other failures.
  public var movedTo: String?
  /// The invalid setting in a malformed settings file; nil for other failures.
  public var setting: SettingError?
  /// All valid settings of a settings file with an invalid one; nil for other failures.
  public var validSettings: UserSettings?

  /// Creates an error.
  public init(
    _ code: Code, path: String? = nil, reason: String? = nil, movedTo: String? = nil, setting: SettingError? = nil,
    validSettings: UserSettings? = nil
  ) {
    self.code = code
    self.path = path
    self.reason = reason
    self.movedTo = movedTo
    self.setting = setting
    self.validSettings = validSettings
  }
}
