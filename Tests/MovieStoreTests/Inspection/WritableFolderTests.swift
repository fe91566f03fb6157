import Foundation
import MovieDomain
import MovieLibC
import MovieStore
import MovieTestSupport
import Testing

@Suite struct WritableFolderTests {
  private let folder = TemporaryFolder()

  @Test func `A folder that can be written leaves no trace of the test`() throws {
    #expect(FileInspection.problem(writingIn: folder.path) == nil)
    #expect(FileInspection.problem(writingIn: folder.file("not/there/yet")) == nil)
    #expect(try folder.names() == [])
  }

  @Test func `The system's reason is reported`() throws {
    try folder.write("", to: "file")
    let path = folder.file("file/folder")
    #expect(FileInspection.problem(writingIn: path) == StoreError(.failed, path: path, reason: "Not a directory"))
  }

  /// Disabled for root, who may write everywhere.
  @Test(.enabled(if: getuid() != 0)) func `A folder without permission is read-only`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    let error = StoreError(.readOnly, path: folder.path, reason: "Permission denied")
    #expect(FileInspection.problem(writingIn: folder.path) == error)
    #expect(FileInspection.problem(writingIn: folder.file("new")) == error)
  }
}
