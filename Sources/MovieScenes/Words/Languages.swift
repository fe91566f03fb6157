/// The English names of languages.
package enum Languages {
  /// The codes of all languages with names.
  package static let codes = names.keys.sorted()

  /// The codes of languages that text can be in, so without spoken Cantonese and films without words.
  package static let written = codes.filter { $0 != "xx" && $0 != "cn" }

  /// The English name of a language; the code if it is not known.
  static func name(_ code: String) -> String { names[code] ?? code }

  /// The names by ISO 639-1 code, with two of TMDb's: Cantonese, and films without spoken words.
  static let names = [String: String](
    table: """
      af: Afrikaans; am: Amharic; ar: Arabic; bg: Bulgarian; bn: Bengali; bo: Tibetan; bs: Bosnian; ca: Catalan;
      cs: Czech; cy: Welsh; da: Danish; de: German; el: Greek; en: English; es: Spanish; et: Estonian; eu: Basque;
      fa: Persian; fi: Finnish; fr: French; ga: Irish; gl: Galician; he: Hebrew; hi: Hindi; hr: Croatian;
      hu: Hungarian; hy: Armenian; id: Indonesian; is: Icelandic; it: Italian; ja: Japanese; ka: Georgian; kk: Kazakh;
      km: Khmer; kn: Kannada; ko: Korean; ku: Kurdish; la: Latin; lt: Lithuanian; lv: Latvian; mk: Macedonian;
      ml: Malayalam; mn: Mongolian; mr: Marathi; ms: Malay; nb: Norwegian; nl: Dutch; no: Norwegian; pa: Punjabi;
      pl: Polish; pt: Portuguese; ro: Romanian; ru: Russian; sk: Slovak; sl: Slovenian; sq: Albanian; sr: Serbian;
      sv: Swedish; sw: Swahili; ta: Tamil; te: Telugu; th: Thai; tl: Tagalog; tr: Turkish; uk: Ukrainian; ur: Urdu;
      uz: Uzbek; vi: Vietnamese; zh: Chinese; zu: Zulu; cn: Cantonese; xx: No language
      """)
}
