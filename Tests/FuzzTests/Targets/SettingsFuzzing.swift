import MovieDomain
import MovieStore

/// The files of the settings and the credential, as users may have edited them.
///
/// The first byte chooses whether the rest is the file, or changes to a sound one.
enum SettingsFuzzing {
  private static let settings = #"""
    {"language":"pt-BR","region":"BR","adult":true,"theme":"dark","services":"Netflix, MUBI","genre":"Horror",
    "posters":false,"history":"on","pager":"no"}
    """#
  private static let credentials = #"{"access_token":"eyJhbGciOiJIUzI1NiJ9.e30.x","api_key":"0123456789abcdef"}"#

  static func run(_ bytes: [UInt8]) throws {
    let folder = try ScratchFolder()
    let isOdd = (bytes.first ?? 0) & 1 == 1
    for (name, template) in [("settings.json", settings), ("credentials.json", credentials)] {
      var choices = Choices(bytes.dropFirst())
      let document = isOdd ? OddJSON.document(template, &choices) : Array(bytes.dropFirst())
      // Larger files are refused before they are parsed.
      guard (document ?? []).count <= 1 << 20 else { return }
      try folder.write(document ?? [], to: name)
    }
    try useSettings(SettingsFile(directory: folder.path))
    try useCredential(CredentialFile(directory: folder.path))
  }

  private static func useSettings(_ file: SettingsFile) throws {
    do {
      let settings = try file.settings()
      for setting in Setting.allCases { _ = settings[setting] }
    } catch {
      try require(error.code == .malformed, "The settings cannot be read: \(error)")
    }
    do {
      try file.reset([.theme])
      try file.reset(Set(Setting.allCases))
      let settings = try file.settings()
      try require(settings == UserSettings(), "A reset leaves settings.")
    } catch let error as StoreError {
      try require(error.code == .malformed, "The settings cannot be reset: \(error)")
    }
  }

  private static func useCredential(_ file: CredentialFile) throws {
    do {
      if let credential = try file.credential() {
        try require("\(credential)".contains("••••"), "A credential is printed: \(credential)")
      }
    } catch let error as StoreError {
      try require(error.code == .malformed, "The credential cannot be read: \(error)")
    }
    guard let credential = Credential(.accessToken, "token") else { return }
    try file.save(credential)
    let saved = try file.credential()
    try require(saved == credential, "A credential that was saved is not there.")
    let isRemoved = try file.remove()
    try require(isRemoved, "The credential is not removed.")
    let left = try file.credential()
    try require(left == nil, "A removed credential is there.")
  }
}
