import Testing

/// `vip` with names that are not UTF-8, and with pipes, devices and folders in place of its files.
@Suite(.timeLimit(.minutes(10))) struct StrangeFilesTests {
  private let home = Home()

  @Test func `Text that is not UTF-8 is refused`() async throws {
    try await home.session(
      #"""
      vip detail $'\xff'
      vip favorites import $'/tmp/\xc3.csv'
      XDG_DATA_HOME=$'/tmp/\xff' vip favorites
      LANG=ru_RU.UTF-8 vip $'\xff'
      vip --json $'\xff'
      """#)
  }

  @Test(arguments: ["pipe", "device", "folder"], [".local/share/vip/library.sqlite", ".config/vip/settings.json"])
  func `Something else in place of a file is reported`(kind: String, file: String) async throws {
    let path = home.path(file)
    let made = [
      "pipe": "mkfifo '\(path)'", "device": "ln -s /dev/null '\(path)'", "folder": "mkdir -p '\(path)'",
    ]
    try await Program.shell("mkdir -p '\(path)'; rmdir '\(path)'; \(made[kind] ?? "")")
    let command = file.hasSuffix(".sqlite") ? "favorites" : "settings"
    for language in ["en", "ru"] {
      let run = try await home.run(command, "--language", language, "--width", "300", exits: 1)
      let what = [
        "en": "\(path) is a folder, a pipe or a device, not a file.\nhint: Move it away, or remove it.",
        "ru": "\(path): это папка, канал или устройство, а не файл.\nhint: Переместите или удалите его.",
      ]
      #expect(run.errors.contains(what[language] ?? "?"), "\(run.errors)")
    }
    try await home.run("doctor", "--offline", exits: 1)
  }

  @Test func `Pipes in place of the cache do not stop the program`() async throws {
    let folder = home.path(".cache/vip")
    try await Program.shell("mkdir -p '\(folder)'; mkfifo '\(folder)/responses'")
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.run("home", server: standIn)
    let doctor = try await home.run("doctor", "--offline", "--width", "300", server: standIn)
    #expect(doctor.output.contains("responses could not be accessed: Not a directory."), "\(doctor)")
    try await Program.shell("rm '\(folder)/responses'")
    try await home.run("home", server: standIn)
    try await Program.shell("for file in '\(folder)'/responses/*; do rm $file; mkfifo $file; done")
    try await home.run("home", server: standIn)
    try await home.run("home", "--offline", server: standIn, exits: 1)
  }
}
