import MovieDisplay

extension DetailText {
  /// Where a film can be watched: how, on which services, and the page that tells more.
  func lines(of offers: [DetailScene.Offer], link: String?, width: Int) -> [TextLine] {
    let gap = 2
    let labels = offers.map { CleanText($0.label) }
    let column = (labels.map(\.width).max() ?? 0) + gap
    // In a narrower table, the services are below the labels.
    let isStacked = width < max(36, column * 2)
    let start = isStacked ? gap : column
    let lines = zip(offers, labels).flatMap { offer, label -> [TextLine] in
      let services = services(of: offer, width: max(1, width - start))
      let label = [TextLine(label.truncated(to: width), .muted)]
      return (isStacked ? label : []) + Block.beside([isStacked ? [] : label, services]) { $0 * start }
    }
    return lines + (link.flatMap { Hyperlink($0) }.map { [address($0.address)] } ?? [])
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

  /// A trailer or another video: the title, what is known about it, and the address.
  func lines(of video: DetailScene.Video, width: Int) -> [TextLine] {
    let indent = TextLine(.blank(2))
    let readable = min(width, Block.readableWidth)
    let target = page.target(ofAddress: video.address)
    var lines = CleanText(video.title).wrapped(to: readable).map { TextLine($0, .strong, to: target) }
    let remark = CleanText(video.remark)
    if let last = lines.last, remark.width > 0, last.width + indent.width + remark.width <= readable {
      lines[lines.count - 1] = last + indent + TextLine(remark, .muted)
    } else {
      lines += remark.wrapped(to: max(1, readable - indent.width)).map { indent + TextLine($0, .muted) }
    }
    // Where the title has the focus, its mark ends with it.
    let link = page.isInteractive ? TextLine(CleanText(video.address), .command) : address(video.address)
    return lines + [indent + link]
  }
}
