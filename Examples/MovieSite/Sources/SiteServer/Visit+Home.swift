import HTTPTypes
import Hummingbird
import MovieDisplay
import MovieScenes
import SiteViews

extension Visit {
  /// Sends the first page in parts. What all visitors without shelves see is kept for others.
  func home(_ first: HomeScene.Request) async throws -> Response {
    var headers = Response.pageHeaders
    // Without a length, the server would send the end of a body, which an answer to HEAD does not have.
    if request.method == .head {
      var length = 0
      _ = try await make(first) { length += $0.readableBytes }
      headers[.contentLength] = String(length)
      return Response(status: .ok, headers: headers)
    }
    headers[.connection] = "close"
    // A proxy that compresses would otherwise send nothing before the page is complete.
    headers[.proxyBuffering] = "no"
    return Response(
      status: .ok, headers: headers,
      body: .init { [self] writer in
        // A page that is slow to make is often abandoned. Noticing that costs the connection, so kept pages do not.
        let whole = try await request.body.consumeWithCancellationOnInboundClose { _ in
          try await make(first) { try await writer.write($0) }
        }
        if let whole, frame.notice == nil, Self.visitor(of: request) == nil {
          await keptPages.keep(whole, in: Self.preferredLanguage(of: request))
        }
        try await writer.finish(nil)
      })
  }

  /// Writes the first page, part by part. Returns all of it, or nil if it should not be kept.
  private func make(
    _ first: HomeScene.Request, _ write: (ByteBuffer) async throws -> Void
  ) async throws -> ByteBuffer? {
    let (parts, continuation) = AsyncStream.makeStream(of: HTML.self)
    let page = HomePage(frame) { continuation.yield($0) }
    async let made: Void = {
      let shown = Output(display: page) { await context.presenter(of: HomeScene.self) }
      let home = context.open(HomeScene.self, to: shown, followingChanges: false)
      await home.handle(first)
      continuation.finish()
    }()
    var whole = ByteBuffer()
    for await part in parts {
      whole.writeBytes(part.bytes)
      try await write(ByteBuffer(bytes: part.bytes))
    }
    await made
    return await page.isComplete ? whole : nil
  }
}

extension HTTPField.Name {
  // The name is a valid token.
  // swift-format-ignore: NeverForceUnwrap
  fileprivate static let proxyBuffering = HTTPField.Name("X-Accel-Buffering")!
}
