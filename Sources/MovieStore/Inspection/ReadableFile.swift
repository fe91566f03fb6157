public import MovieDomain

/// Checks whether a file that the user named can be read.
public struct ReadableFile: Sendable {
  private let file: UserFile

  /// Creates a check without reading the file.
  public init(path: String) {
    file = UserFile(path: path)
  }

  /// Why the file cannot be read, such as `StoreError(.missing)`; nil if it can. Reads the file each time.
  public var problem: StoreError? {
    do throws(StoreError) {
      _ = try file.read(upTo: Self.largest)
      return nil
    } catch {
      return error
    }
  }

  /// The size limit in bytes. No certificate bundle is that large.
  private static let largest = 16 << 20
}
