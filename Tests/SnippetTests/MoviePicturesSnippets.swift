import MoviePictures
import Testing

/// The code on the landing page of Pictures.
@Suite struct MoviePicturesSnippets {
  @Test func aCardIsDrawnPixelByPixel() {
    let (width, height) = (60, 60)
    var colors: Set<[UInt8]> = []

    let card = TitleCard(id: 5, title: "Metropolis", year: "1927")
    for row in card.motif.pixels(width: width, height: height) {
      for tone in row {
        let color = card.colors.color(of: tone)
        colors.insert([color.red, color.green, color.blue])
      }
    }

    #expect(colors.isSuperset(of: [[0x1B, 0x2A, 0x4E], [0xD9, 0xA4, 0x41]]))
  }
}
