public import MovieDomain

/// A file that the viewer named, looked at for whether it can be read.
public struct ReadableFile: Sendable {
  private let file: OutsideFile

  public init(path: String) {
    file = OutsideFile(path: path)
  }

  /// Why it cannot be read; nil when it can.
  public var problem: StoreError? {
    do throws(StoreError) {
      _ = try file.read(upTo: Self.largest)
      return nil
    } catch {
      return error
    }
  }

  /// No bundle of certificates is larger; reading must end.
  private static let largest = 16 << 20
}
