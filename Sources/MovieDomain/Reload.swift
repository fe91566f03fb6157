/// What the viewer wants of catalogs, for the tasks that load something.
///
/// A task-local value, because it is about a request to a scene, not about a film or a list: each catalog below passes it
/// on unread, except one with a server.
public enum Reload {
  /// Whether the viewer asked for a page again. Then catalogs ask their server, also if a recent answer is kept.
  @TaskLocal public static var isWanted = false
}
