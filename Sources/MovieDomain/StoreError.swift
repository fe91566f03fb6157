/// Why stored data could not be read or written. Contains no display text; presenters supply it.
public struct StoreError: Error, Sendable, Hashable {
  /// The kind of failure. More may be added, so switch with a `default`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case cancelled, unreadable, denied, malformed, readOnly, diskFull, newerVersion, setAside, busy, noFolder, failed,
        emptied
      case missing, folder, tooLarge, noFilms, fileExists
    }
    private let kind: Kind

    /// The caller cancelled the request; never shown as a failure.
    public static let cancelled = Code(kind: .cancelled)
    /// A read error.
    public static let unreadable = Code(kind: .unreadable)
    /// Permission denied.
    public static let denied = Code(kind: .denied)
    /// The file's contents are invalid, as after editing by hand.
    public static let malformed = Code(kind: .malformed)
    /// The file or its folder is read-only.
    public static let readOnly = Code(kind: .readOnly)
    /// No space is left on the disk.
    public static let diskFull = Code(kind: .diskFull)
    /// A newer version of the program wrote the file; it is left unchanged.
    public static let newerVersion = Code(kind: .newerVersion)
    /// The file was damaged. It was moved to `movedTo` and replaced with a new one.
    public static let setAside = Code(kind: .setAside)
    /// The file had lost its contents. What was left was moved to `movedTo`, and a new file was created.
    public static let emptied = Code(kind: .emptied)
    /// Another process locked the file for too long.
    public static let busy = Code(kind: .busy)
    /// The user has no folder for the program's data.
    public static let noFolder = Code(kind: .noFolder)
    /// Any other failure.
    public static let failed = Code(kind: .failed)
    /// The file does not exist, or the folder to create it in does not.
    public static let missing = Code(kind: .missing)
    /// The path is a folder, not a file.
    public static let folder = Code(kind: .folder)
    /// The file exceeds the size limit.
    public static let tooLarge = Code(kind: .tooLarge)
    /// The file is not a film list.
    public static let noFilms = Code(kind: .noFilms)
    /// The file already exists and overwriting was not requested.
    public static let fileExists = Code(kind: .fileExists)

    public var description: String { kind.rawValue }
  }

  public var code: Code
  /// The affected file.
  public var path: String?
  /// Where a damaged file was moved.
  public var movedTo: String?
  /// The invalid setting in a malformed settings file.
  public var setting: SettingError?

  public init(_ code: Code, path: String? = nil, movedTo: String? = nil, setting: SettingError? = nil) {
    self.code = code
    self.path = path
    self.movedTo = movedTo
    self.setting = setting
  }
}
