import MovieDisplay
import MovieTerminal
import MovieText

/// A place on a page that leads to another page.
struct PageTarget: Sendable, Hashable {
  /// Identifies a target by where it leads, so that it is found again after the page has changed.
  struct ID: Sendable, Hashable {
    let destination: TextLine.Target
    /// The carousel that it is in; nil for none.
    let section: String?
    /// Tells targets with the same destination apart, counted from the top of the page or carousel.
    var occurrence: Int
  }

  let id: ID
  /// The rows of the page and the columns that the target's text covers.
  var area: ScreenArea

  /// Whether moves up and down lead here. The link to the rest of a carousel's list is reached from its last card.
  var isInColumns: Bool { id.section == nil || id.destination.isCard }

  /// Whether the lines below it are about it, too.
  var hasLinesBelow: Bool {
    guard case .route(let route) = id.destination else { return false }
    return switch route {
    case .movie(_, .overview, _), .person: true
    default: false
    }
  }

  /// The first row.
  var row: Int { area.rows.lowerBound }
  /// The first column.
  var column: Int { area.columns.lowerBound }
}
