public import MovieDisplay

/// The first page. It is sent at once with a place for each shelf, and each shelf is sent when it has arrived, in
/// whatever order: the browser puts it into its place without a script.
public actor HomePage: HomeDisplay {
  private let frame: PageFrame
  private let send: @Sendable (HTML) -> Void
  /// The shelves that have a place on the page.
  private var places: [HomeScene.Shelf] = []
  private var sentShelves: Set<HomeScene.Shelf.ID> = []
  private var hasStarted = false
  /// Whether every shelf is on the page as it should be, so that the page may serve others for a while.
  public private(set) var isComplete = false

  /// Creates a page whose parts are sent with `send`, in order.
  public init(_ frame: PageFrame, send: @escaping @Sendable (HTML) -> Void) {
    self.frame = frame
    self.send = send
  }

  public func displayProgress(_ viewModel: HomeScene.ViewModel) async { show(viewModel.shelves) }

  public func display(_ viewModel: HomeScene.ViewModel) async {
    var shelves = viewModel.shelves
    if let state = viewModel.emptyState {
      // Nothing could be loaded, so what is still waiting will not come.
      shelves = places
      for index in shelves.indices { shelves[index].content = .failed(state.message) }
    }
    show(shelves)
    let message = viewModel.emptyState.map { frame.message($0, level: 2) }
    send("</div>\n\(message)\(frame.end(viewModel.footnotes))")
    isComplete = viewModel.outcome == .shown && viewModel.warnings.isEmpty && viewModel.emptyState == nil
  }

  private func show(_ shelves: [HomeScene.Shelf]) {
    if !hasStarted {
      hasStarted = true
      places = shelves
      let slots: [HTML] = places.map(place)
      send(
        """
        \(frame.start(frame.words.siteName))<h1 class="hidden">\(frame.words.siteName)</h1>
        <div class="shelves"><template shadowrootmode="open">\(slots)<slot></slot></template>

        """)
    }
    for shelf in shelves where !sentShelves.contains(shelf.id) {
      guard let content = content(of: shelf) else { continue }
      sentShelves.insert(shelf.id)
      // The shelf of the visitor's genre is not known at the start: it comes after those that have a place.
      let slot: HTML = places.contains { $0.id == shelf.id } ? #" slot="\#(shelf.id)""# : ""
      send(
        """
        <section class="shelf"\(slot) aria-label="\(shelf.title)">
        <h2>\(frame.link(shelf.title, to: shelf.route))</h2>\(frame.note(shelf.note))\(content)</section>

        """)
    }
  }

  /// Where a shelf goes, with what to show until it is there.
  private func place(for shelf: HomeScene.Shelf) -> HTML {
    var text = ""
    if case .loading(let message) = shelf.content { text = message }
    return """
      <slot name="\(shelf.id)"><div part="waiting"><h2 part="heading">\(shelf.title)</h2>\
      <p part="message">\(text)</p></div></slot>
      """
  }

  /// The films or a message; nil while the shelf is loading.
  private func content(of shelf: HomeScene.Shelf) -> HTML? {
    switch shelf.content {
    case .loading: return nil
    case .cards(let cards, let remainders):
      let rest: HTML =
        remainders.last.flatMap { text in
          text.isEmpty ? nil : #"<p class="rest"><a href="\#(shelf.route.address ?? "/")">\#(text)</a></p>"#
        } ?? ""
      return "\(frame.row(cards))\(rest)"
    case .empty(let text), .failed(let text): return #"<p class="message">\#(text)</p>"#
    }
  }
}
