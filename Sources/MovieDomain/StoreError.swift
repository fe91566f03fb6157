/// Why what the viewer keeps could not be read or written. Holds no words for the viewer: presenters have those.
public struct StoreError: Error, Sendable, Hashable {
  /// The kind of failure. More may be added: switch with a `default`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case cancelled, unreadable, denied, malformed, readOnly, diskFull, newerVersion, setAside, busy, nowhere, failed
      case missing, folder, tooLarge, noFilms, occupied
    }
    private let kind: Kind

    /// The asker no longer wants the answer; never shown as a failure.
    public static let cancelled = Code(kind: .cancelled)
    /// The disk does not give back what is on it.
    public static let unreadable = Code(kind: .unreadable)
    /// This user may not open the file.
    public static let denied = Code(kind: .denied)
    /// A file made by hand, or from elsewhere, that does not say what it should.
    public static let malformed = Code(kind: .malformed)
    /// The file or its folder takes no changes.
    public static let readOnly = Code(kind: .readOnly)
    public static let diskFull = Code(kind: .diskFull)
    /// A later version of the program wrote it; it stays as it is.
    public static let newerVersion = Code(kind: .newerVersion)
    /// It was damaged and is kept under another name, in `movedTo`; a new one took its place.
    public static let setAside = Code(kind: .setAside)
    /// Another program held it for too long.
    public static let busy = Code(kind: .busy)
    /// This user has no folder to keep things in.
    public static let nowhere = Code(kind: .nowhere)
    public static let failed = Code(kind: .failed)
    /// There is no such file, or no folder to make it in.
    public static let missing = Code(kind: .missing)
    /// A folder stands where a file should.
    public static let folder = Code(kind: .folder)
    /// No list of films is as large.
    public static let tooLarge = Code(kind: .tooLarge)
    /// A file from elsewhere that is no list of films.
    public static let noFilms = Code(kind: .noFilms)
    /// A file is there already, and was not to be replaced.
    public static let occupied = Code(kind: .occupied)

    public var description: String { kind.rawValue }
  }

  public var code: Code
  /// The file that it is about.
  public var path: String?
  /// Where a damaged file went.
  public var movedTo: String?
  /// The setting that a malformed file got wrong.
  public var setting: SettingError?

  public init(_ code: Code, path: String? = nil, movedTo: String? = nil, setting: SettingError? = nil) {
    self.code = code
    self.path = path
    self.movedTo = movedTo
    self.setting = setting
  }
}
