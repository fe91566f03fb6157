import MovieDomain
import MovieTMDb
import Testing

@Suite struct TMDbImagesTests {
  @Test(
    arguments: [(1, .w92), (92, .w92), (93, .w154), (300, .w342), (501, .w780), (9_000, .w780)]
      as [(Int, TMDbImages.Size)])
  func `The smallest poster that is wide enough is chosen`(width: Int, size: TMDbImages.Size) {
    #expect(TMDbImages.Size.covering(width) == size)
  }

  @Test(arguments: [(45, .w45), (46, .w185), (186, .h632)] as [(Int, TMDbImages.PortraitSize)])
  func `The smallest portrait that is wide enough is chosen`(width: Int, size: TMDbImages.PortraitSize) {
    #expect(TMDbImages.PortraitSize.covering(width) == size)
  }
}
