import MoviePictures

/// A picture is decoded, scaled and drawn, or is an error.
enum JPEGFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    for (width, height) in [(1, 1), (40, 60), (2000, 3000)] {
      let picture: Picture
      do throws(PictureError) {
        picture = try JPEGDecoder.picture(from: bytes, covering: width, height: height)
      } catch {
        if case .unavailable(let reason) = error { throw FuzzFailure(description: reason) }
        return
      }
      try require(picture.width > 0 && picture.height > 0, "A picture is empty.")
      for blocks in [Mosaic.Blocks.half, .sextants] {
        _ = Mosaic(picture.filling(width: 8, height: 12), columns: 4, rows: 4, blocks: blocks)
      }
      _ = KittyGraphics.sequence(for: picture.filling(width: 8, height: 12), columns: 4, rows: 4)
    }
  }
}
