public import ArgumentParser

struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a shell completion script.",
    discussion: """
      EXAMPLES:
        source <(vip completions bash)    in .bashrc
        source <(vip completions zsh)     in .zshrc, after compinit
        vip completions fish | source     in config.fish
      """)

  @Argument(help: "The shell that reads the script.")
  var shell: CompletionShell

  func run() {
    OutputStream.standardOutput.write(Vip.completionScript(for: shell) + "\n")
  }
}

extension CompletionShell: @retroactive ExpressibleByArgument {}
