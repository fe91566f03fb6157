import MovieDomain
import MovieTestSupport

#if canImport(vip)
  @testable import vip
#endif

/// The file of the films and people that were shown last.
enum CompletionsFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    let folder = TemporaryFolder()
    try folder.write(bytes, to: "shown.tsv")
    let items = ShownItems(folder: folder.path)
    let earlier = items.all()
    items.add([ShownItems.Item(kind: .movie, namespace: "tmdb", id: 603, name: "The Matrix")])
    let later = items.all()
    try require(later.first?.id == 603, "What was shown last is not the first.")
    try require(later.count <= earlier.count + 1, "One item is added, and \(later.count) follow \(earlier.count).")
    for kind in CatalogItem.Kind.allCases {
      try require(later.count { $0.kind == kind } <= ShownItems.limit, "There are too many items.")
    }
  }
}
