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
      TextLine(title, .strong, link: page.link(toAddress: video.address))
    }
    let remark = CleanText(video.remark)
    if var last = lines.last, remark.width > 0, last.width + Self.gap + remark.width <= readable {
      last.append(.blank(Self.gap))
      last.append(remark, .muted)
      lines[lines.count - 1] = last
    } else if remark.width > 0 {
      lines += indented(remark, width: readable)
    }
    // An address that is wrapped does not work when it is copied.
    var address = TextLine(.blank(Self.gap))
    address.append(CleanText(video.address), .command, link: page.link(toAddress: video.address))
    return lines + [address]
  }

  private func indented(_ text: CleanText, width: Int) -> [TextLine] {
    text.wrapped(to: max(1, width - Self.gap)).map { text in
      var line = TextLine(.blank(Self.gap))
      line.append(text, .muted)
      return line
    }
  }
}
