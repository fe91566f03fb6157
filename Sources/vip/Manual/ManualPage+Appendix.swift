extension ManualPage {
  /// What no command tells of itself.
  static var appendix: [String] {
    section(".SH ENVIRONMENT", environment) + section(".SH FILES", files) + section(".SH EXIT STATUS", statuses)
      + [".SH SEE ALSO", "https://www.themoviedb.org", ".PP"]
      + [Roff.text("This product uses the TMDB API but is not endorsed or certified by TMDB.")]
  }

  private static func section(_ heading: String, _ entries: [(String, String)]) -> [String] {
    [heading] + entries.flatMap { [".TP", ".B " + Roff.text($0), Roff.text($1)] }
  }

  private static let environment = [
    (
      "TMDB_ACCESS_TOKEN, TMDB_API_KEY",
      "What TMDb is asked with: a read access token, or a v3 key. They come before what vip auth login keeps."
    ),
    (
      "TMDB_API_URL, TMDB_IMAGE_URL",
      "Other addresses for films and pictures: https, or plain http on this machine."
    ),
    ("SSL_CERT_FILE, CURL_CA_BUNDLE", "A file with the certificates to trust."),
    ("HTTPS_PROXY, NO_PROXY", "A proxy, and the hosts that are asked without it."),
    (
      "NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR, TERM, COLORTERM, COLORFGBG",
      "Whether to color, with how many colors, and on what background."
    ),
    ("COLUMNS", "How many columns to fill, where --width does not say it."),
    ("VIP_PAGER, PAGER", "What shows texts that are longer than the screen; nothing or cat for none."),
    ("LC_ALL, LC_MESSAGES, LANG", "The language, where neither --language nor the settings name one."),
    ("XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME", "Where files are kept; relative values do not count."),
  ]

  private static let files = [
    ("~/.config/vip", "The settings, and the token in a file that only its owner reads."),
    ("~/.local/share/vip", "Favorites and searches."),
    ("~/.cache/vip", "Answers and pictures, which can be had again."),
  ]

  private static let statuses = [
    ("0", "Something was shown; what is missing is said in place and on standard error."),
    ("1", "Nothing could be shown or done, or vip doctor found something in trouble."),
    ("4", "A credential is missing or was rejected."),
    ("64", "The command was not understood."),
    ("130", "The program was interrupted."),
  ]
}
