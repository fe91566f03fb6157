public import MovieDisplay

/// A list of films, page by page.
public struct ListPage: ListDisplay {
  private let frame: PageFrame
  private let sink: PageSink

  public init(_ frame: PageFrame, to sink: PageSink) {
    self.frame = frame
    self.sink = sink
  }

  public func display(_ viewModel: ListScene.ViewModel) async {
    let body: HTML =
      viewModel.emptyState.map { frame.message($0) }
        ?? """
        <h1>\(viewModel.title)</h1>\(frame.note(viewModel.position))
        \(frame.grid(viewModel.rows.map { frame.card($0) }))\(frame.steps(viewModel.hints))
        """
    await sink.show(
      frame.page(viewModel.title, footnotes: viewModel.footnotes, body), viewModel.outcome)
  }
}

/// Popular people, or those with a name.
public struct PeoplePage: PeopleDisplay {
  private let frame: PageFrame
  private let sink: PageSink

  public init(_ frame: PageFrame, to sink: PageSink) {
    self.frame = frame
    self.sink = sink
  }

  public func display(_ viewModel: PeopleScene.ViewModel) async {
    let rows: [HTML] = viewModel.rows.map { person in
      """
      <li><a href="\(person.route.address ?? "/people")">\(person.name)</a> \
      <span class="note">\(person.department)</span>\(frame.note(person.knownFor))</li>

      """
    }
    let body: HTML =
      viewModel.emptyState.map { frame.message($0) }
        ?? """
        <h1>\(viewModel.title)</h1>\(frame.note(viewModel.position))
        <ul class="people">
        \(rows)</ul>\(frame.steps(viewModel.hints))
        """
    await sink.show(
      frame.page(viewModel.title, footnotes: viewModel.footnotes, body),
      viewModel.outcome)
  }
}

/// One of the visitor's shelves.
public struct ShelfPage: ShelfDisplay {
  private let frame: PageFrame
  private let sink: PageSink
  private let shelf: String

  public init(_ frame: PageFrame, shelf: String, to sink: PageSink) {
    self.frame = frame
    self.shelf = shelf
    self.sink = sink
  }

  public func display(_ viewModel: ShelfScene.ViewModel) async {
    let confirmations: [HTML] = viewModel.confirmations.map { #"<p role="status">\#($0)</p>"# }
    let failure = viewModel.failure.map { frame.message($0, level: 2) }
    let empty = viewModel.emptyState.map { frame.message($0, level: 2) }
    let cards = viewModel.rows.isEmpty ? "" : frame.grid(viewModel.rows.map { frame.card($0) })
    await sink.show(
      frame.page(
        viewModel.title, footnotes: viewModel.footnotes,
        """
        <h1>\(viewModel.title)</h1>\(frame.note(viewModel.position))\(confirmations)\(failure)\(empty)
        \(viewModel.rows.count > 1 ? sorting : "")\(cards)\(frame.steps(viewModel.hints))
        """),
      viewModel.outcome)
  }

  /// The orders of the shelf, as links.
  private var sorting: HTML {
    let orders: [HTML] = [
      (frame.words.byTitle, "title", false), (frame.words.byDate, "date", true),
      (frame.words.byRating, "rating", true), (frame.words.byAdded, "added", true),
    ].map { name, field, isDescending in
      let address = Route.shelf(id: shelf, sort: field, isDescending: isDescending, page: 1).address ?? "/"
      return #"<a href="\#(address)">\#(name)</a>"#
    }
    return #"<p class="steps">\#(frame.words.sortBy): \#(orders.joined(by: " · "))</p>"#
  }
}
