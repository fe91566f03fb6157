import MoviePictures

/// The looks of the site. Each set of colors of the title cards is a class.
nonisolated let styleSheet = """
  :root {
    color-scheme: light dark;
    --paper: light-dark(#faf8f3, #151519); --text: light-dark(#22201c, #ece6d8);
    --soft: light-dark(#635d52, #a29b8d); --line: light-dark(#d8d2c5, #3a3a42);
    --accent: light-dark(#8a3a12, #f0a866); --card: clamp(8.5rem, 14vw, 12rem);
    font-family: "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", Georgia, serif;
  }
  @view-transition { navigation: auto }
  @media (prefers-reduced-motion: reduce) { @view-transition { navigation: none } }
  /* Only one poster of a page may have the name: where a card is clicked, the one of the page has not. */
  .card:focus .poster, body:not(:has(.card:focus)) .film .poster { view-transition-name: poster }
  * { box-sizing: border-box }
  body { margin: 0 auto; padding: 1.25rem clamp(1rem, 4vw, 4rem) 3rem; max-width: 110rem; background: var(--paper);
    color: var(--text); line-height: 1.5; overflow-wrap: anywhere }
  a { color: var(--accent); text-underline-offset: .15em }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
  h1 { font-size: clamp(1.6rem, 4vw, 2.6rem); line-height: 1.2; margin: .5rem 0; font-weight: 400; text-wrap: balance }
  main > h1 { margin-top: 1.75rem }
  h2 { font-size: 1.35rem; font-weight: 400; margin: 1.5rem 0 .75rem }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  .skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; top: .25rem; background: var(--paper) }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.5rem; padding-bottom: 1rem;
    border-bottom: 3px double var(--line) }
  .brand { font-size: 1.7rem; letter-spacing: .28em; text-transform: uppercase; color: var(--text);
    text-decoration: none }
  header form { display: flex; gap: .5rem; flex: 1 1 16rem; min-width: 0; justify-content: flex-end }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem }
  nav a[aria-current] { color: var(--text); text-decoration-thickness: 2px }
  input { font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 99px;
    padding: .4rem 1rem; min-width: 0; width: 100% }
  select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 99px;
    padding: .4rem 1rem; width: 100%; min-height: calc(1.5em + .8rem + 2px) }
  header input { max-width: 24rem }
  ::placeholder { color: var(--soft); opacity: 1 }
  button, .step { font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft);
    border-radius: 99px; padding: .4rem 1.1rem; cursor: pointer; text-decoration: none; display: inline-block }
  header button, .settings button { flex: none; white-space: nowrap }
  button:hover, .step:hover { border-color: var(--accent); color: var(--accent) }
  main { outline: none }
  footer { margin-top: 3rem; padding-top: .75rem; border-top: 1px solid var(--line); color: var(--soft);
    font-size: .85rem }
  footer:empty { display: none }
  .note, .unknown, .year, .original, .remark, .rest { color: var(--soft) }
  .note, .remark { font-size: .92rem } p.note { margin: .25rem 0 }
  /* A title from right to left does not move what follows it. */
  .title { unicode-bidi: plaintext } .facts, .score, .year, .note, .remark { unicode-bidi: isolate }
  .rest a { color: inherit }
  .poster .tentative { opacity: .8 }
  .shelf > h2 a, ::part(heading) { color: var(--text); text-decoration: none }
  .shelf > h2 a::after { content: " ›"; color: var(--accent) }
  .shelf, ::part(waiting) { min-height: calc(var(--card) * 1.5 + 6.5rem) }
  ::part(heading) { font-size: 1.35rem; font-weight: 400; margin: 1.5rem 0 .75rem }
  ::part(message) { color: var(--soft) }
  .shelf > h2 { margin-bottom: .35rem } .shelf .note { margin-bottom: .35rem }
  ul { list-style: none; padding: 0; margin: 0 }
  .row { display: grid; grid-auto-flow: column; grid-auto-columns: var(--card); gap: 1.25rem;
    overflow-x: auto; padding: .5rem; margin: -.5rem; scroll-snap-type: x proximity; scrollbar-width: thin }
  .row > li { scroll-snap-align: start; scroll-margin: .5rem }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr)); gap: 1.75rem 1.25rem;
    margin: 1.25rem 0 }
  /* Hidden text would widen the page if it were not placed relative to something in the row that scrolls. */
  .card { display: block; position: relative; color: inherit; text-decoration: none }
  .poster { display: block; aspect-ratio: 2 / 3; border-radius: 6px; overflow: hidden; position: relative;
    background: var(--panel, var(--line)); color: var(--ink); box-shadow: 0 2px 10px #0004; container-type: inline-size;
    transition: transform .2s }
  .card:hover .poster { transform: translateY(-4px) }
  /* With a size of its own, a picture that cannot be loaded would be a broken one, where there is no script. */
  .poster img { position: absolute; inset: 0; width: auto; height: auto; min-width: 100%; max-width: 100%; min-height: 100%;
    max-height: 100%; object-fit: cover }
  .poster svg { display: block; width: 100%; aspect-ratio: 1; background: var(--ground) }
  .poster::after { content: ""; position: absolute; inset: 3cqw; border: 1px solid var(--ink); opacity: .55;
    border-radius: 3px; pointer-events: none }
  .poster:has(img)::after { display: none }
  /* A long title takes as much of the picture as it needs. The frame is within the padding. */
  .poster .panel { position: absolute; bottom: 0; width: 100%; min-height: 33.4%; max-height: 100%;
    background: var(--panel); padding: 5cqw 8cqw; display: flex; flex-direction: column; align-items: center;
    justify-content: safe center; text-align: center }
  .poster .title { font-size: 9.5cqw; line-height: 1.12; text-wrap: balance; flex-shrink: 0 }
  .poster .facts { font-size: max(7cqw, .7rem); line-height: 1.12; display: flex; gap: .8em; margin-top: .35em }
  .caption .panel { display: block; padding-top: .4rem }
  .caption .facts, dd .note { font-size: .9rem; color: var(--soft) }
  /* The space after the title, so that a line never begins with it. */
  .caption .title { margin-inline-end: .25em } .caption .facts { display: inline-flex; gap: .8em; white-space: nowrap }
  dd .note { margin-inline-start: .5em }
  .film .caption { display: none }
  .marks { display: flex; gap: .6rem; margin-top: .35rem; color: var(--accent) }
  .remark { display: block; margin-top: .25rem }
  .film { display: grid; grid-template-columns: minmax(9rem, 22rem) minmax(0, 1fr); gap: clamp(1rem, 4vw, 3.5rem);
    margin-top: 1.75rem; align-items: start }
  .about p, .part > p, .grid ~ p { max-width: 42rem } .tagline { font-style: italic; color: var(--soft) }
  @media (max-width: 44rem) { .film { grid-template-columns: minmax(0, 1fr) } .side { max-width: 15rem } }
  dl.facts { margin: 1rem 0 }
  dl.facts > div { display: grid; grid-template-columns: minmax(6.5rem, 9rem) minmax(0, 1fr); gap: .75rem;
    padding: .3rem 0; border-bottom: 1px solid var(--line) }
  dt { color: var(--soft) } dd { margin: 0 }
  .steps { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; margin: 1.25rem 0 }
  .credits { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: .35rem 1.5rem }
  .people { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem 2rem; margin-top: 1.25rem }
  .review { max-width: 46rem; border-inline-start: 2px solid var(--line); padding-inline-start: 1rem; margin: 1rem 0 }
  .items li { padding-inline-start: 1.2rem } .marker { color: var(--soft) }
  .message { padding: 1rem 0 } p.message { color: var(--soft) }
  .settings form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin: .8rem 0; max-width: 34rem }
  /* Wide enough for the name of a choice. */
  .settings form > label, fieldset { flex: 1 1 12rem; min-width: 0 }
  .settings form > label::first-letter, legend::first-letter { text-transform: uppercase }
  fieldset { border: 0; padding: 0; margin: 0 } legend { padding: 0 }
  fieldset > div { max-height: 16rem; overflow-y: auto; border: 1px solid var(--soft); border-radius: 12px; padding: .4rem 1rem }
  fieldset label { display: flex; gap: .6rem } [type=checkbox] { width: auto; accent-color: var(--accent) }
  [role=status], #done { color: var(--accent) }
  #done { position: sticky; top: 0; z-index: 1; background: var(--paper) }
  [aria-busy] { opacity: .5 } [aria-busy] .prompt { visibility: hidden } [aria-busy] h1::after { content: " …" }
  table { border-collapse: collapse } th, td { padding: 2px 0 }
  th { text-align: start; font-weight: 400; padding-inline-end: 1rem; white-space: nowrap; vertical-align: top }
  ::-webkit-meter-optimum-value { background: var(--accent) } ::-moz-meter-bar { background: var(--accent) }
  .filter { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin: 1rem 0 }
  @media print {
    :root { color-scheme: light; --paper: #fff; --text: #000 }
    form, nav, .steps, #done { display: none !important }
    /* Paper does not have the ground that the ink of a title card is meant for. */
    .poster, .poster .panel { background: var(--paper); color: var(--text) }
    .row { display: flex; flex-wrap: wrap; overflow: visible } .row > li { width: var(--card) }
  }

  """
  + TitleCard.Colors.allCases.map { colors in
    """
    .\(colors.rawValue) { --ground: #\(hex(colors.ground)); --figure: #\(hex(colors.figure)); \
    --ink: #\(hex(colors.ink)); --panel: #\(hex(colors.panel)) }

    """
  }.joined()

private nonisolated func hex(_ color: RGB) -> String {
  [color.red, color.green, color.blue].map { component in
    let digits = String(component, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }.joined()
}
