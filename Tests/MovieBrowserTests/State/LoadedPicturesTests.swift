import Testing

@testable import MovieBrowser
@testable import MovieText

@Suite struct LoadedPicturesTests {
  @Test func `A picture that comes after many others were requested is not requested again`() throws {
    let requests = try (0..<200).map { id in
      try #require(PictureRequest("/\(id).jpg", .poster, size: PosterSize(columns: 12)))
    }
    var pictures = LoadedPictures()
    for request in requests { _ = pictures.request([request]) }
    _ = pictures.add([requests[0]: .stored(1)])
    #expect(pictures.request([requests[0]]).new.isEmpty)
  }
}
