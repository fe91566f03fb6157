import ArgumentParser
import MovieDisplay
import MovieDomain

struct StatsCommand: RouteCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Count the films you have seen, by month, decade, genre and more.",
    discussion: """
      EXAMPLES:
        vip seen nosferatu --on 2026-01-02 --rate 4.5
        vip stats
        vip stats 2026
        vip stats --tsv

      A film that you watched twice counts twice by month and year, and once otherwise. With a year, only films that you \
      watched in it count.
      """)

  @Argument(help: "A year, such as 2026 (default: all).", transform: { try MovieQuery.years.number($0) })
  var year: Int?

  @OptionGroup var options: TableOptions

  var route: Route { .stats(year: year) }
}
