package import MovieDomain

/// The English names of countries.
package enum Countries {
  package static let regions = names.keys.sorted().compactMap { Region($0) }

  /// The English name of a country; the code if it is not known.
  package static func name(_ region: Region) -> String { names[region.code] ?? region.code }

  /// Other names of a country that people type, in any language.
  static func otherNames(of region: Region) -> [String] { otherNames.filter { $0.value == region.code }.map(\.key) }

  /// Finds a country by its code or its name in one of the languages. Similar names are those of the first.
  package static func find(_ typed: String, in languages: [any Words]) -> NameSelection<Region> {
    NameSelection(finding: typed, among: regions, code: \.code) { region in
      languages.map { $0.countryName(region.code, name(region)) } + otherNames(of: region)
    }
  }

  private static let otherNames = [
    "UK": "GB", "Great Britain": "GB", "Britain": "GB", "England": "GB", "USA": "US", "America": "US", "USSR": "SU",
    "United States of America": "US", "UAE": "AE", "Côte d'Ivoire": "CI", "Соединённые Штаты": "US",
    "Czechia": "CZ", "Korea": "KR", "Holland": "NL", "Türkiye": "TR", "GDR": "XG",
    "Беларусь": "BY", "Молдова": "MD", "Англия": "GB", "Америка": "US", "Корея": "KR", "Голландия": "NL",
    "Кыргызстан": "KG", "Туркменистан": "TM",
  ]

  /// The names by ISO 3166-1 code, with TMDb's codes of former countries.
  static let names = [String: String](
    table: """
      AD: Andorra; AE: United Arab Emirates; AF: Afghanistan; AG: Antigua and Barbuda; AI: Anguilla; AL: Albania;
      AM: Armenia; AN: Netherlands Antilles; AO: Angola; AQ: Antarctica; AR: Argentina; AS: American Samoa; AT: Austria;
      AU: Australia; AW: Aruba; AX: Åland Islands; AZ: Azerbaijan; BA: Bosnia and Herzegovina; BB: Barbados;
      BD: Bangladesh; BE: Belgium; BF: Burkina Faso; BG: Bulgaria; BH: Bahrain; BI: Burundi; BJ: Benin;
      BL: Saint Barthélemy; BM: Bermuda; BN: Brunei; BO: Bolivia; BQ: Caribbean Netherlands; BR: Brazil; BS: Bahamas;
      BT: Bhutan; BU: Burma; BV: Bouvet Island; BW: Botswana; BY: Belarus; BZ: Belize; CA: Canada; CC: Cocos Islands;
      CD: DR Congo; CF: Central African Republic; CG: Congo; CH: Switzerland; CI: Ivory Coast; CK: Cook Islands;
      CL: Chile; CM: Cameroon; CN: China; CO: Colombia; CR: Costa Rica; CS: Serbia and Montenegro; CU: Cuba;
      CV: Cape Verde; CW: Curaçao; CX: Christmas Island; CY: Cyprus; CZ: Czech Republic; DE: Germany; DJ: Djibouti;
      DK: Denmark; DM: Dominica; DO: Dominican Republic; DZ: Algeria; EC: Ecuador; EE: Estonia; EG: Egypt;
      EH: Western Sahara; ER: Eritrea; ES: Spain; ET: Ethiopia; FI: Finland; FJ: Fiji; FK: Falkland Islands;
      FM: Micronesia; FO: Faroe Islands; FR: France; GA: Gabon; GB: United Kingdom; GD: Grenada; GE: Georgia;
      GF: French Guiana; GG: Guernsey; GH: Ghana; GI: Gibraltar; GL: Greenland; GM: Gambia; GN: Guinea; GP: Guadeloupe;
      GQ: Equatorial Guinea; GR: Greece; GS: South Georgia; GT: Guatemala; GU: Guam; GW: Guinea-Bissau; GY: Guyana;
      HK: Hong Kong; HM: Heard and McDonald Islands; HN: Honduras; HR: Croatia; HT: Haiti; HU: Hungary; ID: Indonesia;
      IE: Ireland; IL: Israel; IM: Isle of Man; IN: India; IO: British Indian Ocean Territory; IQ: Iraq; IR: Iran;
      IS: Iceland; IT: Italy; JE: Jersey; JM: Jamaica; JO: Jordan; JP: Japan; KE: Kenya; KG: Kyrgyzstan; KH: Cambodia;
      KI: Kiribati; KM: Comoros; KN: Saint Kitts and Nevis; KP: North Korea; KR: South Korea; KW: Kuwait;
      KY: Cayman Islands; KZ: Kazakhstan; LA: Laos; LB: Lebanon; LC: Saint Lucia; LI: Liechtenstein; LK: Sri Lanka;
      LR: Liberia; LS: Lesotho; LT: Lithuania; LU: Luxembourg; LV: Latvia; LY: Libya; MA: Morocco; MC: Monaco;
      MD: Moldova; ME: Montenegro; MF: Saint Martin; MG: Madagascar; MH: Marshall Islands; MK: North Macedonia;
      ML: Mali; MM: Myanmar; MN: Mongolia; MO: Macau; MP: Northern Mariana Islands; MQ: Martinique; MR: Mauritania;
      MS: Montserrat; MT: Malta; MU: Mauritius; MV: Maldives; MW: Malawi; MX: Mexico; MY: Malaysia; MZ: Mozambique;
      NA: Namibia; NC: New Caledonia; NE: Niger; NF: Norfolk Island; NG: Nigeria; NI: Nicaragua; NL: Netherlands;
      NO: Norway; NP: Nepal; NR: Nauru; NU: Niue; NZ: New Zealand; OM: Oman; PA: Panama; PE: Peru; PF: French Polynesia;
      PG: Papua New Guinea; PH: Philippines; PK: Pakistan; PL: Poland; PM: Saint Pierre and Miquelon;
      PN: Pitcairn Islands; PR: Puerto Rico; PS: Palestine; PT: Portugal; PW: Palau; PY: Paraguay; QA: Qatar;
      RE: Réunion; RO: Romania; RS: Serbia; RU: Russia; RW: Rwanda; SA: Saudi Arabia; SB: Solomon Islands;
      SC: Seychelles; SD: Sudan; SE: Sweden; SG: Singapore; SH: Saint Helena; SI: Slovenia; SJ: Svalbard and Jan Mayen;
      SK: Slovakia; SL: Sierra Leone; SM: San Marino; SN: Senegal; SO: Somalia; SR: Suriname; SS: South Sudan;
      ST: São Tomé and Príncipe; SU: Soviet Union; SV: El Salvador; SX: Sint Maarten; SY: Syria; SZ: Eswatini;
      TC: Turks and Caicos Islands; TD: Chad; TF: French Southern Territories; TG: Togo; TH: Thailand; TJ: Tajikistan;
      TK: Tokelau; TL: Timor-Leste; TM: Turkmenistan; TN: Tunisia; TO: Tonga; TP: East Timor; TR: Turkey;
      TT: Trinidad and Tobago; TV: Tuvalu; TW: Taiwan; TZ: Tanzania; UA: Ukraine; UG: Uganda; UM: U.S. Outlying Islands;
      US: United States; UY: Uruguay; UZ: Uzbekistan; VA: Vatican City; VC: Saint Vincent and the Grenadines;
      VE: Venezuela; VG: British Virgin Islands; VI: U.S. Virgin Islands; VN: Vietnam; VU: Vanuatu;
      WF: Wallis and Futuna; WS: Samoa; XC: Czechoslovakia; XG: East Germany; XI: Northern Ireland; XK: Kosovo;
      YE: Yemen; YT: Mayotte; YU: Yugoslavia; ZA: South Africa; ZM: Zambia; ZR: Zaire; ZW: Zimbabwe
      """)
}

/// The English names of languages.
package enum Languages {
  package static let codes = names.keys.sorted()

  /// The codes of languages that text can be in, so without spoken Cantonese and films without words.
  package static let written = codes.filter { $0 != "xx" && $0 != "cn" }

  /// Finds a language's code by the code or the name in one of the languages. Similar names are those of the first.
  package static func find(_ typed: String, in languages: [any Words]) -> NameSelection<String> {
    NameSelection(finding: typed, among: codes, code: \.self) { code in languages.map { $0.languageName(code) } }
  }

  /// The names by ISO 639-1 code, with two of TMDb's: Cantonese, and films without spoken words.
  static let names = [String: String](
    table: """
      aa: Afar; ab: Abkhaz; ae: Avestan; af: Afrikaans; ak: Akan; am: Amharic; an: Aragonese; ar: Arabic; as: Assamese;
      av: Avaric; ay: Aymara; az: Azerbaijani; ba: Bashkir; be: Belarusian; bg: Bulgarian; bi: Bislama; bm: Bambara;
      bn: Bengali; bo: Tibetan; br: Breton; bs: Bosnian; ca: Catalan; ce: Chechen; ch: Chamorro; cn: Cantonese;
      co: Corsican; cr: Cree; cs: Czech; cu: Church Slavic; cv: Chuvash; cy: Welsh; da: Danish; de: German; dv: Dhivehi;
      dz: Dzongkha; ee: Ewe; el: Greek; en: English; eo: Esperanto; es: Spanish; et: Estonian; eu: Basque; fa: Persian;
      ff: Fula; fi: Finnish; fj: Fijian; fo: Faroese; fr: French; fy: Frisian; ga: Irish; gd: Scottish Gaelic;
      gl: Galician; gn: Guarani; gu: Gujarati; gv: Manx; ha: Hausa; he: Hebrew; hi: Hindi; ho: Hiri Motu; hr: Croatian;
      ht: Haitian; hu: Hungarian; hy: Armenian; hz: Herero; ia: Interlingua; id: Indonesian; ie: Interlingue; ig: Igbo;
      ii: Nuosu; ik: Inupiaq; io: Ido; is: Icelandic; it: Italian; iu: Inuktitut; ja: Japanese; jv: Javanese;
      ka: Georgian; kg: Kongo; ki: Kikuyu; kj: Kuanyama; kk: Kazakh; kl: Greenlandic; km: Khmer; kn: Kannada;
      ko: Korean; kr: Kanuri; ks: Kashmiri; ku: Kurdish; kv: Komi; kw: Cornish; ky: Kyrgyz; la: Latin;
      lb: Luxembourgish; lg: Ganda; li: Limburgish; ln: Lingala; lo: Lao; lt: Lithuanian; lu: Luba-Katanga; lv: Latvian;
      mg: Malagasy; mh: Marshallese; mi: Maori; mk: Macedonian; ml: Malayalam; mn: Mongolian; mo: Moldavian;
      mr: Marathi; ms: Malay; mt: Maltese; my: Burmese; na: Nauruan; nb: Norwegian; nd: North Ndebele; ne: Nepali;
      ng: Ndonga; nl: Dutch; nn: Norwegian Nynorsk; no: Norwegian; nr: South Ndebele; nv: Navajo; ny: Nyanja;
      oc: Occitan; oj: Ojibwa; om: Oromo; or: Odia; os: Ossetian; pa: Punjabi; pi: Pali; pl: Polish; ps: Pashto;
      pt: Portuguese; qu: Quechua; rm: Romansh; rn: Rundi; ro: Romanian; ru: Russian; rw: Kinyarwanda; sa: Sanskrit;
      sc: Sardinian; sd: Sindhi; se: Northern Sami; sg: Sango; sh: Serbo-Croatian; si: Sinhala; sk: Slovak;
      sl: Slovenian; sm: Samoan; sn: Shona; so: Somali; sq: Albanian; sr: Serbian; ss: Swati; st: Sotho; su: Sundanese;
      sv: Swedish; sw: Swahili; ta: Tamil; te: Telugu; tg: Tajik; th: Thai; ti: Tigrinya; tk: Turkmen; tl: Tagalog;
      tn: Tswana; to: Tongan; tr: Turkish; ts: Tsonga; tt: Tatar; tw: Twi; ty: Tahitian; ug: Uyghur; uk: Ukrainian;
      ur: Urdu; uz: Uzbek; ve: Venda; vi: Vietnamese; vo: Volapük; wa: Walloon; wo: Wolof; xh: Xhosa; xx: No language;
      yi: Yiddish; yo: Yoruba; za: Zhuang; zh: Chinese; zu: Zulu
      """)
}

extension [String: String] {
  /// Reads pairs such as `AD: Andorra; AE: United Arab Emirates`. A literal of as many pairs takes a second to compile.
  package init(table: String) {
    self.init()
    for pair in table.split(separator: ";") {
      let parts = pair.split(separator: ":", maxSplits: 1).map { String($0.drop(while: \.isWhitespace)) }
      self[parts[0]] = parts[1]
    }
  }
}
