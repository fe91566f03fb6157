import Foundation
import MovieDomain
import MovieStore
import Testing

@Suite struct FileChecksTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func settings(_ directory: String?) -> HealthFinding.File? {
    guard case .file(let file)? = SettingsCheck(directory: directory).findings().first else { return nil }
    return file
  }

  @Test func settingsAreRead() throws {
    let path = folder.file("settings.json")
    #expect(settings(folder.path) == .init(.settings, path: path, .absent))
    #expect(try folder.names() == [])
    try folder.write(#"{"theme":"dark"}"#, to: "settings.json")
    #expect(settings(folder.path) == .init(.settings, path: path, .sound(count: nil, bytes: nil)))
    try folder.write("theme = dark", to: "settings.json")
    #expect(settings(folder.path) == .init(.settings, path: path, .failed(StoreError(.malformed, path: path))))
    #expect(settings(nil) == .init(.settings, path: nil, .failed(StoreError(.nowhere))))
  }

  @Test(arguments: [(0o600, false), (0o400, false), (0o640, true), (0o604, true), (0o620, true)])
  func othersAreSeenWhoMayReadTheCredential(mode: Int, isExposed: Bool) throws {
    try folder.write(#"{"access_token":"s3.cr.et"}"#, to: "credentials.json")
    let path = folder.file("credentials.json")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let findings = CredentialFileCheck(directory: folder.path).findings()
    #expect(findings == (isExposed ? [.exposedCredential(path: path)] : []))
  }

  @Test func whereNoneIsKeptThereIsNothingToSee() {
    #expect(CredentialFileCheck(directory: folder.path).findings() == [])
    #expect(CredentialFileCheck(directory: nil).findings() == [])
  }

  @Test func aFileIsReadableOrSaysWhyNot() throws {
    try folder.write("certificate", to: "a.pem")
    #expect(ReadableFile(path: folder.file("a.pem")).problem == nil)
    #expect(ReadableFile(path: folder.file("b.pem")).problem == StoreError(.missing, path: folder.file("b.pem")))
    #expect(ReadableFile(path: folder.path).problem == StoreError(.folder, path: folder.path))
  }

  @Test func theDatabaseTellsItsVersion() throws {
    #expect(try #require(SQLiteLibrary.version).split(separator: ".").count == 3)
  }
}
