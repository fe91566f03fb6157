public import MovieHTTP

extension HTTPCachePolicy {
  /// The policy for TMDb, whose terms allow caching for six months: 181 days, the shortest six months there are.
  public static func tmdb(_ mode: Mode = .normal) -> HTTPCachePolicy {
    HTTPCachePolicy(mode: mode, longestAge: .seconds(181 * 86_400), leavingOut: [TMDbClient.keyParameter])
  }
}
