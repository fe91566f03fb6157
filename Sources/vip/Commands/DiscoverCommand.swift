import ArgumentParser
import MovieDisplay
import MovieDomain

struct DiscoverCommand: FilmListCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "discover",
    abstract: "Find films by genre, year, score and more.",
    discussion: """
      EXAMPLES:
        vip discover --genre comedy --year 1920..1929
        vip discover --score 8.. --sort score
        vip discover --any-genre horror --any-genre mystery
        vip discover --without drama --original-language french
        vip discover --runtime ..70 --country germany
        vip discover --person "buster keaton" --sort oldest --tsv

      A film has to meet all criteria. A range is 1990..1999, 1990.. or ..1999. The built-in films have no votes, no \
      offers and no age ratings.
      """)

  @OptionGroup(title: "Criteria") var criteria: FilterOptions

  @Option(help: "How to order the films.")
  var sort: MovieFilter.Order = .popularity

  @OptionGroup var page: PageOption
  @OptionGroup var list: ListOptions
  @OptionGroup var options: TableOptions

  var route: Route { .discover(criteria.criteria(in: sort), page: page.number) }
}
