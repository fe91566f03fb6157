import MovieScenes

extension Words {
  /// A file size in whole kilobytes or tenths of megabytes.
  func size(_ bytes: Int, kilobytes: String, megabytes: String) -> String {
    guard bytes >= 1_000_000 else { return "\(number((bytes + 999) / 1000)) \(kilobytes)" }
    return "\(decimal(tenths: bytes / 100_000)) \(megabytes)"
  }
}
