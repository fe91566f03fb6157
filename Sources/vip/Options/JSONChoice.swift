import ArgumentParser

/// The value of `--json`: the names of the fields to print; none for all.
///
/// `JSONArguments` gives `--json` alone the value `,`, which has no names.
struct JSONChoice: ExpressibleByArgument, Hashable, Sendable {
  let fields: [String]

  init(argument: String) {
    fields = argument.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.map { String($0) }
  }
}
