/// The program's non-zero exit statuses.
enum ExitStatus {
  static let failure: Int32 = 1
  /// There is nothing that films could be chosen with. Unlike `failure`, which is the choice of no film.
  static let notUsable: Int32 = 2
  static let unauthorized: Int32 = 4
  static let usage: Int32 = 64
}
