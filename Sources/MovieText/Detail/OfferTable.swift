import MovieDisplay

/// Where a film can be watched: how, and on which services.
struct OfferTable {
  private static let gap = 2
  /// In a narrower table, the services are below the labels.
  private static let narrowest = 36

  let offers: [DetailScene.Offer]
  let link: String?
  let page: TextPage

  func lines(width: Int) -> [TextLine] {
    let width = min(width, Block.readableWidth)
    let labels = offers.map { CleanText($0.label) }
    let column = (labels.map(\.width).max() ?? 0) + Self.gap
    let isStacked = width < max(Self.narrowest, column * 2)
    let start = isStacked ? Self.gap : column
    var lines: [TextLine] = []
    for (offer, label) in zip(offers, labels) {
      let services = services(of: offer, width: max(1, width - start))
      let label = TextLine(label.truncated(to: width), .muted)
      if isStacked { lines.append(label) }
      for (index, service) in services.enumerated() {
        var line = index == 0 && !isStacked ? label : .empty
        line.pad(to: start)
        line.append(service)
        lines.append(line)
      }
    }
    return lines + linkLines
  }

  /// An address that is wrapped does not work when it is copied, so a terminal wraps it.
  private var linkLines: [TextLine] {
    guard let link, let address = Hyperlink(link) else { return [] }
    return [TextLine(CleanText(address.address), .command, to: page.target(ofAddress: link))]
  }

  /// The services, separated by commas and marked. A line breaks between services, or within a long one.
  private func services(of offer: DetailScene.Offer, width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    for (index, service) in offer.services.enumerated() {
      let isLast = index == offer.services.count - 1
      let name = CleanText((service.mark.map { $0 + " " } ?? "") + service.name + (isLast ? "" : ","))
      let style: TextStyle = service.mark == nil ? .plain : .strong
      lines.flow(TextLine(name, style), gap: 1, width: width)
    }
    return lines
  }
}
