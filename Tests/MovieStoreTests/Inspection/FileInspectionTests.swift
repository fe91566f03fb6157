import Foundation
import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

@Suite struct FileInspectionTests {
  let folder = TemporaryFolder()

  private var settings: FileInspection { .settings(in: folder.path) }

  @Test func `The settings file is absent, valid or malformed`() throws {
    let path = folder.file("settings.json")
    #expect(settings.path == path)
    #expect(settings.state == .absent)
    #expect(try folder.names() == [])
    try folder.write(#"{"theme":"dark"}"#, to: "settings.json")
    #expect(settings.state == .sound(count: nil, bytes: nil))
    try folder.write("theme = dark", to: "settings.json")
    #expect(settings.state == .failed(StoreError(.malformed, path: path)))
  }

  @Test(arguments: [(0o600, false), (0o400, false), (0o640, true), (0o604, true), (0o620, true)])
  func `A credential file is exposed when others may read or write it`(mode: Int, isExposed: Bool) throws {
    #expect(!CredentialFile(directory: folder.path).isExposed, "it is missing")
    try folder.write(#"{"access_token":"s3.cr.et"}"#, to: "credentials.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.file("credentials.json"))
    #expect(CredentialFile(directory: folder.path).isExposed == isExposed)
  }

  @Test func `An unreadable file is reported with a reason`() throws {
    try folder.write("certificate", to: "a.pem")
    #expect(FileInspection.problem(reading: folder.file("a.pem")) == nil)
    #expect(FileInspection.problem(reading: folder.file("b.pem")) == StoreError(.missing, path: folder.file("b.pem")))
    #expect(FileInspection.problem(reading: folder.path) == StoreError(.folder, path: folder.path))
  }

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

  @Test func `SQLite reports its version`() throws {
    #expect(try #require(SQLiteLibrary.version).split(separator: ".").count == 3)
  }
}
