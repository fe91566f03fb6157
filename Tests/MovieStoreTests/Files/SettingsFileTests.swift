import Foundation
import MovieDomain
import MovieLibC
import MovieStore
import MovieTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SettingsFileTests {
  private let folder = TemporaryFolder()
  private let settings: SettingsFile

  init() {
    settings = SettingsFile(directory: folder.path)
  }

  @Test func `Reading creates no file, and a change one that is formatted, and accessible to the user only`() throws {
    #expect(try settings.settings() == UserSettings())
    #expect(try folder.names() == [])
    try settings.set([
      SettingValue(.language, "PT_br"), SettingValue(.adult, "ON"), SettingValue(.theme, "dark"),
    ])
    #expect(
      folder.read("settings.json") == """
        {
          "adult": true,
          "language": "pt-BR",
          "theme": "dark"
        }

        """)
    #expect(try folder.permissions(of: "settings.json") == 0o600)
    #expect(try folder.names() == ["settings.json"])
    let read = try SettingsFile(directory: folder.path).settings()
    #expect([Setting.language, .adult, .theme].map { read[$0] } == ["pt-BR", "on", "dark"])
  }

  #if os(Linux)
    @Test func `Changes by another process are reported once`() async throws {
      var changes = settings.changes().makeAsyncIterator()
      try SettingsFile(directory: folder.path).set([SettingValue(.language, "ru")])
      #expect(await changes.next() == [.language])
      #expect(try settings.settings().language?.tag == "ru")
      try settings.set([SettingValue(.theme, "dark")])
      #expect(await changes.next() == [.theme])
      try SettingsFile(directory: folder.path).reset([.theme])
      #expect(await changes.next() == [.theme])
    }

    @Test func `A file that cannot be read any more is reported, and that it can be again`() async throws {
      try settings.set([SettingValue(.theme, "dark")])
      var changes = settings.changes().makeAsyncIterator()
      let text = try #require(folder.read("settings.json"))
      for text in [#"{"theme": "#, text] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("settings.json")), options: .atomic)
        #expect(await changes.next() == [])
      }
    }
  #endif

  @Test func `Unknown settings stay as they are, also numbers that cannot be read`() throws {
    try folder.write(
      #"{"future": {"a": [1e999, 12345678901234567890, null, "x"]}, "id": 7.0, "genre": "Drama", "theme": "dark"}"#,
      to: "settings.json")
    #expect(try settings.settings()[.theme] == "dark")
    try settings.set([SettingValue(.region, "DE")])
    try settings.reset([.genre])
    #expect(
      folder.read("settings.json") == """
        {
          "future": {"a": [1e999, 12345678901234567890, null, "x"]},
          "id": 7.0,
          "region": "DE",
          "theme": "dark"
        }

        """)
  }

  @Test func `Invalid values are reported and can be replaced`() throws {
    try folder.write(#"{"theme": "blue", "region": "DE", "adult": "x"}"#, to: "settings.json")
    let wrong = [
      SettingError(key: "adult", problem: .invalidValue("x"), valid: ["on", "off"], isComplete: true),
      SettingError(
        key: "theme", problem: .invalidValue("blue"), valid: ["auto", "light", "dark"], isComplete: true),
    ]
    var valid = UserSettings()
    valid.region = Region("DE")
    #expect(throws: StoreError(.malformed, path: settings.path, invalidSettings: wrong, validSettings: valid)) {
      try settings.settings()
    }
    try settings.set([SettingValue(.theme, "dark"), SettingValue(.adult, "on")])
    #expect(try settings.settings().region?.code == "DE")
  }

  @Test(arguments: ["[]", "{", "no JSON"]) func `A malformed file is not changed`(text: String) throws {
    try folder.write(text, to: "settings.json")
    #expect(throws: StoreError(.malformed, path: settings.path)) { try settings.settings() }
    #expect(throws: StoreError(.malformed, path: settings.path)) { try settings.reset([.theme]) }
    #expect(folder.read("settings.json") == text)
  }

  @Test func `A symbolic link stays a link, also one to a file that does not exist yet`() throws {
    try folder.write("{}", to: "other.json")
    for (name, destination) in [("other.json", folder.file("other.json")), ("elsewhere.json", "elsewhere.json")] {
      try folder.link("settings.json", to: destination)
      try settings.set([SettingValue(.theme, "dark")])
      #expect(folder.read(name)?.contains("dark") == true)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: settings.path) == destination)
      try FileManager.default.removeItem(atPath: settings.path)
    }
    try folder.link("settings.json", to: "gone/settings.json")
    #expect(throws: StoreError.self) { try settings.set([SettingValue(.theme, "dark")]) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: settings.path) == "gone/settings.json")
  }

  @Test func `A pipe, a device or a folder in place of the file is reported and stays`() throws {
    let strange = StoreError(.notAFile, path: settings.path)
    mkfifo(settings.path, 0o600)
    #expect(throws: strange) { try settings.settings() }
    #expect(throws: strange) { try settings.set([SettingValue(.theme, "dark")]) }
    for destination in ["/dev/null", "/"] {
      unlink(settings.path)
      try folder.link("settings.json", to: destination)
      #expect(throws: strange) { try settings.settings() }
      #expect(throws: strange) { try settings.set([SettingValue(.theme, "dark")]) }
    }
    #expect(try folder.names() == ["settings.json"])
  }

  @Test(arguments: [1 << 21, 1 << 40]) func `A huge file is not read into memory`(size: Int) throws {
    try folder.write("", to: "settings.json")
    try #require(truncate(settings.path, size) == 0)
    #expect(throws: StoreError(.fileTooLarge, path: settings.path)) { try settings.settings() }
  }

  @Test func `Observers receive changes`() async throws {
    var changes = settings.changes().makeAsyncIterator()
    try settings.reset([.theme])
    try settings.set([SettingValue(.theme, "dark")])
    try settings.reset([.theme])
    #expect(await changes.next() == [.theme])
    #expect(await changes.next() == [.theme])
  }

  @Test func `Concurrent changes are all stored`() async throws {
    let all = [
      ("language", "ru"), ("region", "DE"), ("adult", "on"), ("theme", "dark"), ("genre", "War"), ("history", "off"),
    ]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (name, text) in all {
        group.addTask { [path = folder.path] in
          try SettingsFile(directory: path).set([SettingValue(Setting(named: name), text)])
        }
      }
      try await group.waitForAll()
    }
    let read = try settings.settings()
    #expect(try all.map { read[try Setting(named: $0.0)] } == all.map(\.1))
  }
}
