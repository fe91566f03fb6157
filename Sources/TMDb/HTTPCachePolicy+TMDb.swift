public import HTTPPort

extension HTTPCachePolicy {
  /// TMDb's terms allow caching for six months; 181 days is the shortest such period.
  public static func tmdb(_ mode: Mode = .normal) -> HTTPCachePolicy {
    HTTPCachePolicy(mode: mode, longestAge: .seconds(181 * 86_400), leavingOut: [TMDbCredential.keyParameter])
  }
}
