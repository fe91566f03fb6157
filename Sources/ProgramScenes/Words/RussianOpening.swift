/// The Russian text about opening web pages and videos.
struct RussianOpening: OpeningWords {
  func opened(_ address: String, with program: String) -> String { "Адрес \(address) открыт в \(program)." }
  func noPage(of title: String) -> String { "«\(title)» — встроенный фильм, страницы в сети у него нет" }
  func noIMDbPage(of title: String) -> String { "Номер IMDb фильма «\(title)» неизвестен" }
  func noHomepage(of title: String) -> String { "Сайт фильма «\(title)» неизвестен" }
  func noTrailer(of title: String) -> String { "Трейлер фильма «\(title)» неизвестен" }
  var unsafe: String { "Открываются только адреса http и https" }
  var noProgram: String { "Не нашлось программы, которая открывает адреса" }
  func failed(_ program: String) -> String { "\(program) не удалось открыть адрес" }
  func otherCatalog(_ person: String) -> String { "\(person): это человек из другого каталога." }
  var noOwnServices: String { "В настройках нет ваших сервисов." }
  var adviceOnOwnServices: String { "Укажите их: vip settings set services \"Netflix, MUBI\"" }
  var adviceOnPrograms: String { "Чтобы получить адрес, добавьте --print." }
}
