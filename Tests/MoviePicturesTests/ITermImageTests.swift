import MoviePictures
import Testing

@Suite struct ITermImageTests {
  @Test func `The sequence contains the file and its size in cells`() {
    #expect(
      ITermImage.sequence(for: Array("foobar".utf8), columns: 24, rows: 18)
        == "\u{1B}]1337;File=inline=1;size=6;width=24;height=18;preserveAspectRatio=1;doNotMoveCursor=1:Zm9vYmFy\u{7}")
  }
}
