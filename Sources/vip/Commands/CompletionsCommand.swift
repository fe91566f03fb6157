public import ArgumentParser

/// `vip completions`: a script that teaches a shell to complete this program's commands.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a completion script for bash, zsh or fish.",
    discussion: """
      EXAMPLES:
        vip completions bash > ~/.local/share/bash-completion/completions/vip
        vip completions zsh > ~/.zsh/completions/_vip
        vip completions fish > ~/.config/fish/completions/vip.fish

      `make install` installs all three under PREFIX.
      """)

  @Argument(help: "Shell: bash, zsh or fish.")
  var shell: CompletionShell

  func run() {
    OutputStream.standardOutput.write(Vip.completionScript(for: shell))
  }
}

extension CompletionShell: @retroactive ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
