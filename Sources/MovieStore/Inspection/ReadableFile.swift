public import MovieDomain

/// Checks whether a file named by the user can be read.
public struct ReadableFile: Sendable {
  private let file: UserFile

  public init(path: String) {
    file = UserFile(path: path)
  }

  /// Why the file cannot be read; nil if it can.
  public var problem: StoreError? {
    do throws(StoreError) {
      _ = try file.read(upTo: Self.largest)
      return nil
    } catch {
      return error
    }
  }

  /// The read limit in bytes, larger than any certificate bundle.
  private static let largest = 16 << 20
}
