public import MovieDisplay

/// The first page. It is sent at once with a place for each row, and each row is sent when it has arrived, in
/// whatever order: the browser puts it into its place without a script.
public actor HomePage: HomeDisplay {
  private let frame: PageFrame
  private let send: @Sendable (HTML) -> Void
  /// The rows that have a place on the page.
  private var places: [HomeScene.Row] = []
  private var sentRows: Set<HomeScene.Row.ID> = []
  private var hasStarted = false
  /// Whether every row is on the page as it should be, so that the page may serve others for a while.
  public private(set) var isComplete = false

  /// Creates a page whose parts are sent with `send`, in order.
  public init(_ frame: PageFrame, send: @escaping @Sendable (HTML) -> Void) {
    self.frame = frame
    self.send = send
  }

  public func displayProgress(_ viewModel: HomeScene.ViewModel) async { show(viewModel.rows) }

  public func display(_ viewModel: HomeScene.ViewModel) async {
    show(viewModel.rows, isLast: true)
    // If nothing could be loaded, one message says so for all rows, and no place waits any more.
    let rest = viewModel.emptyState == nil ? [] : places.filter { !sentRows.contains($0.id) }
    let nothing: [HTML] = rest.map { #"<div slot="\#($0.id)"></div>"# }
    let message = viewModel.emptyState.map { frame.message($0, level: 2) }
    send("\(nothing)</div>\n\(message)\(frame.end(viewModel.footnotes))")
    isComplete = viewModel.outcome == .shown && viewModel.warnings.isEmpty && viewModel.emptyState == nil
  }

  /// Sends the rows that have come. Those that failed come last, because one message is enough if all have.
  private func show(_ rows: [HomeScene.Row], isLast: Bool = false) {
    if !hasStarted {
      hasStarted = true
      places = rows
      let slots: [HTML] = places.map(place)
      send(
        """
        \(frame.start(frame.words.siteName))<h1 class="hidden">\(frame.words.siteName)</h1>
        <div class="shelves"><template shadowrootmode="open">\(slots)<slot></slot></template>

        """)
    }
    for row in rows where !sentRows.contains(row.id) {
      if case .failed = row.content, !isLast { continue }
      guard let content = content(of: row) else { continue }
      sentRows.insert(row.id)
      // The row of the visitor's genre is not known at the start: it comes after those that have a place.
      let slot: HTML = places.contains { $0.id == row.id } ? #" slot="\#(row.id)""# : ""
      send(
        """
        <section class="shelf"\(slot) aria-label="\(row.title)">
        <h2>\(frame.link(row.title, to: row.route))</h2>\(frame.note(row.note))\(content)</section>

        """)
    }
  }

  /// Where a row goes, with what to show until it is there.
  private func place(for row: HomeScene.Row) -> HTML {
    var text = ""
    if case .loading(let message) = row.content { text = message }
    return """
      <slot name="\(row.id)"><div part="waiting"><h2 part="heading">\(row.title)</h2>\
      <p part="message">\(text)</p></div></slot>
      """
  }

  /// The films or a message; nil while the row is loading.
  private func content(of row: HomeScene.Row) -> HTML? {
    switch row.content {
    case .loading: return nil
    case .cards(let cards, let remainders):
      let rest: HTML =
        remainders.last.flatMap { text in
          text.isEmpty ? nil : #"<p class="rest"><a href="\#(row.route.address ?? "/")">\#(text)</a></p>"#
        } ?? ""
      return "\(frame.row(cards, named: row.title))\(rest)"
    case .empty(let text), .failed(let text): return #"<p class="message">\#(text)</p>"#
    }
  }
}
