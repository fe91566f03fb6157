import ArgumentParser

/// The completion script for a shell: the argument parser's, with completions for `vip help`.
///
/// The parser adds a help command of its own to its scripts, whose argument has no completions.
enum CompletionScript {
  static func text(for shell: CompletionShell) -> String {
    let script = Vip.completionScript(for: shell)
    let request = "---completion help -- positional@0"
    switch shell {
    case .bash:
      let end = "\n    __vip_offer_flags_options -1\n}"
      let completions = """

            __vip_offer_flags_options -1

            # Offer positional completions
            case "${positional_number}" in
            *)
                __vip_add_completions -W "$(__vip_custom_complete \(request) "${COMP_CWORD}" \
        "$(__vip_cursor_index_in_current_word)")"
                return
                ;;
            esac
        }
        """
      return replacing(end, in: script, after: "_vip_help() {", with: completions)
    case .zsh:
      let completions =
        #"'*:subcommands:{__vip_custom_complete \#(request) "${current_word_index}" "#
        + #""$(__vip_cursor_index_in_current_word)"}'"#
      return replacing("'*:subcommands:'", in: script, after: "_vip_help() {", with: completions)
    case .fish:
      return script + """

        complete -c 'vip' -n '__vip_should_offer_completions_for_positional "vip help" -ge 1' -fka \
        '(__vip_custom_completion \(request) (count (__vip_tokens -pc)) (__vip_tokens -tC))'

        """
    default: return script
    }
  }

  private static func replacing(_ text: String, in script: String, after mark: String, with new: String) -> String {
    guard let start = script.firstRange(of: mark)?.upperBound, let range = script[start...].firstRange(of: text)
    else { return script }
    return script.replacingCharacters(in: range, with: new)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
