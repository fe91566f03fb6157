/// What the viewer wants of catalogs, for the tasks that load something.
///
/// Task-local values, because they are about a request to a scene, not about a film or a list: each catalog below passes
/// them on unread, except one with a server.
public enum Reload {
  /// Whether the viewer asked for a page again. Then catalogs ask their server, also if a recent response is cached.
  @TaskLocal public static var isWanted = false
  /// The age up to which a cached response is used; nil if that is for the server to say. For scenes that look through
  /// many films, which they do not show: texts in another language are then not asked for.
  @TaskLocal public static var acceptedAge: Duration?
  /// Whether only cached responses are wanted, such as after a server has limited the rate of requests.
  @TaskLocal public static var isCacheOnly = false
}
