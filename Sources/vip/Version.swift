/// The program's version.
enum Version {
  static let current = "0.1.0"
  static let userAgent = "vip/\(current)"
}
