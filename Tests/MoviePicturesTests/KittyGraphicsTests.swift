import Foundation
import MoviePictures
import Testing

@Suite struct KittyGraphicsTests {
  @Test func `The sequence contains the pixels and their size in cells`() {
    let picture = Picture(width: 2, height: 1) { column, _ in column == 0 ? RGB(0xFF0000) : RGB(0x0000FF) }
    #expect(
      KittyGraphics.sequence(for: picture, columns: 24, rows: 18)
        == "\u{1B}_Ga=T,f=24,s=2,v=1,c=24,r=18,C=1,q=2,m=0;/wAAAAD/\u{1B}\\")
  }

  @Test func `A stored picture has an id for placeholders`() {
    let picture = Picture(width: 1, height: 1) { _, _ in RGB(0xFF0000) }
    #expect(
      KittyGraphics.storing(picture, as: 0x12_3456, columns: 24, rows: 18)
        == "\u{1B}_Ga=T,f=24,s=1,v=1,U=1,i=1193046,c=24,r=18,q=2,m=0;/wAA\u{1B}\\")
    #expect(KittyGraphics.removing(0x100_0007) == "\u{1B}_Ga=d,d=I,i=7,q=2\u{1B}\\")
  }

  @Test(arguments: [(32, 32, 1), (33, 32, 2), (64, 48, 3), (240, 360, 85)])
  func `A large picture is sent in chunks`(width: Int, height: Int, count: Int) throws {
    let picture = Picture(width: width, height: height) { column, row in RGB(UInt8(column), UInt8(row & 0xFF), 7) }
    let sequence = KittyGraphics.sequence(for: picture, columns: 24, rows: 18)
    let pieces = sequence.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count == count)
    let payloads = try pieces.map { piece in
      let parts = piece.components(separatedBy: ";")
      #expect(piece.hasPrefix("\u{1B}_G") && parts.count == 2)
      return try #require(parts.last)
    }
    #expect(payloads.allSatisfy { $0.utf8.count <= 4_096 })
    #expect(payloads.dropLast().allSatisfy { $0.utf8.count % 4 == 0 })
    #expect(pieces.dropLast().allSatisfy { $0.contains("m=1;") } && pieces.last?.contains("m=0;") == true)
    #expect(pieces.dropFirst().allSatisfy { $0.hasPrefix("\u{1B}_Gq=2,m=") })
    #expect(Data(base64Encoded: payloads.joined()) == Data(picture.bytes))
  }
}

@Suite struct ITermImageTests {
  @Test func `The sequence contains the file and its size in cells`() {
    #expect(
      ITermImage.sequence(for: Array("foobar".utf8), columns: 24, rows: 18)
        == "\u{1B}]1337;File=inline=1;size=6;width=24;height=18;preserveAspectRatio=1;doNotMoveCursor=1:Zm9vYmFy\u{7}")
  }
}
