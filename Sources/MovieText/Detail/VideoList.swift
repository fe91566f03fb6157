import MovieDisplay

/// Trailers and other videos: the title, what is known about it, and the address.
struct VideoList {
  private static let gap = 2

  let videos: [DetailScene.Video]
  let page: TextPage

  func lines(width: Int) -> [TextLine] {
    videos.flatMap { lines(of: $0, width: width) }
  }

  private func lines(of video: DetailScene.Video, width: Int) -> [TextLine] {
    let readable = min(width, Block.readableWidth)
    var lines = CleanText(video.title).wrapped(to: readable).map { title in
      TextLine(title, .strong, to: page.target(ofAddress: video.address))
    }
    let remark = CleanText(video.remark)
    let indent = TextLine(.blank(Self.gap))
    if let last = lines.last, remark.width > 0, last.width + Self.gap + remark.width <= readable {
      lines[lines.count - 1] = last + indent + TextLine(remark, .muted)
    } else {
      lines += remark.wrapped(to: max(1, readable - Self.gap)).map { indent + TextLine($0, .muted) }
    }
    // An address that is wrapped does not work when it is copied.
    let address = TextLine(CleanText(video.address), .command, to: page.target(ofAddress: video.address))
    return lines + [indent + address]
  }
}
