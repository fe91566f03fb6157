import Foundation
import MovieDomain
import SiteTestSupport
import Testing

@Suite(.serialized, .browser, .timeLimit(.minutes(3)))
nonisolated struct SiteInBrowserTests {
  private let everything = Set(MovieList.allCases)

  @Test(arguments: [true, false])
  func `shelves appear in their places in whatever order they arrive`(hasScript: Bool) async throws {
    let catalog = GatedCatalog()
    try await withTab(catalog) { tab, address in
      try await tab.setScript(hasScript)
      try await tab.start(address + "/")
      let waiting = """
        [...document.querySelector('.shelves').shadowRoot.querySelectorAll('slot')]
          .filter(slot => slot.assignedNodes().length == 0).length
        """
      try await tab.until("document.querySelector('.shelves')?.shadowRoot && \(waiting) == 4")
      #expect(try await tab.count(".card") == 0)
      var cards = 0
      for (index, list) in [MovieList.popular, .upcoming, .topRated, .nowPlaying].enumerated() {
        catalog.open(list)
        try await tab.until("\(waiting) == \(3 - index)")
        try await tab.until("document.querySelectorAll('.card').length > \(cards)")
        cards = try await tab.count(".card")
      }
      try await tab.until("document.readyState === 'complete'")
      // On screen they are in the order of the page, not in the order in which they came.
      let headings = """
        [...document.querySelectorAll('.shelf h2')]
          .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top).map(h => h.textContent).join()
        """
      #expect(try await tab.value(headings) == "Top rated,Popular,New releases,Upcoming")
    }
  }

  @Test func `the first page is made once for all`() async throws {
    try await withTab(at: "/") { tab, _ in
      // Its length is known before it is sent, unlike that of a page that is being made.
      try await tab.until("fetch('/').then(answer => Number(answer.headers.get('Content-Length')) > 10000)")
    }
  }

  @Test func `a shelf that fails leaves the others as they are`() async throws {
    let catalog = GatedCatalog(open: everything)
    catalog.fail(.popular)
    try await withTab(catalog, at: "/") { tab, address in
      #expect(try await tab.count(".shelf") == 4)
      #expect(try await tab.count(".shelf p.message") == 1)
      let text = try await tab.value("document.querySelector('.shelf[slot=popular]').innerText")
      #expect(text.text?.contains("The server took too long to respond.") == true)
      // A page with a failure is not kept for others.
      try await tab.open(address + "/?again")
      #expect(catalog.askedLists.filter { $0 == .popular }.count == 2)
    }
  }

  @Test func `ten letters are one search`() async throws {
    let catalog = GatedCatalog(open: everything)
    let clock = HeldClock()
    try await withTab(catalog, clock: clock, at: "/genres") { tab, _ in
      #expect(try await tab.count("nav [aria-current]") == 1)
      try await tab.value("document.querySelector('input[name=q]').focus()")
      // A search needs at least three letters.
      for letter in "no" { try await tab.type(letter) }
      let prompt = "document.querySelector('.prompt')"
      try await tab.until("\(prompt)?.textContent === 'Type at least 3 letters. For a shorter title, press Enter.'")
      // A request that came after the time passed would search, too. So each must be there before the next letter.
      let letters = "sferatu!"
      for (index, letter) in letters.enumerated() {
        try await tab.type(letter)
        try await wait(for: "the pause after \(letter)") { clock.sleepsBegun == index + 1 }
      }
      try await tab.send(
        "Input.dispatchKeyEvent", ["type": "rawKeyDown", "key": "Backspace", "windowsVirtualKeyCode": 8])
      try await wait(for: "the last pause") { clock.sleepsBegun == letters.count + 1 }
      try await wait(for: "the end of the other pauses") { clock.sleepers == 1 }
      #expect(try await tab.value("document.querySelector('main').ariaBusy") == "true")
      #expect(try await tab.value("\(prompt).checkVisibility({ visibilityProperty: true })") == false)
      #expect(catalog.searches.isEmpty)
      clock.advance(by: .seconds(1))
      try await tab.until("document.querySelector('main h1')?.textContent.includes('nosferatu')")
      #expect(catalog.searches == ["nosferatu"])
      #expect(try await tab.value("location.search") == "?q=nosferatu")
      try await tab.until("document.title === 'Search: nosferatu – Films'")
      #expect(try await tab.count("[aria-busy]") == 0)
      #expect(try await tab.count("nav [aria-current], main main, main nav") == 0)
      let announcement = try await tab.value("document.querySelector('.hidden[role=status]').textContent")
      #expect(announcement == "Results for “nosferatu”. 1 film")
      // Enter takes the place of what was found while typing, so the way back leads to the film.
      try await tab.value("field.value = 'the general'; setTimeout(() => form.requestSubmit())")
      try await tab.until("location.search === '?q=the+general' && document.readyState === 'complete'")
      try await tab.value("setTimeout(() => history.back())")
      try await tab.until("location.pathname === '/genres'")
    }
  }

  @Test func `what was typed while the first page is arriving is searched for at once`() async throws {
    let catalog = GatedCatalog()
    try await withTab(catalog) { tab, address in
      // Types as soon as there is a field, which is before there is a script.
      try await tab.run(
        onEveryPage: """
          new MutationObserver((_, observer) => {
            const field = document.querySelector('input[name=q]')
            if (!field) return
            observer.disconnect()
            field.focus()
            field.value = 'nosferatu'
          }).observe(document, { childList: true, subtree: true })
          """)
      try await tab.start(address + "/")
      try await tab.until("document.querySelector('main h1')?.textContent.includes('nosferatu')")
      #expect(try await tab.count("main .shelves") == 0)
      #expect(try await tab.count("footer") == 1)
      try await wait(for: "the end of the rows") { catalog.cancelledLists == everything }
    }
  }

  @Test func `too many requests while typing leave what was typed, and it is searched for later`() async throws {
    try await withTab(at: "/genres") { tab, _ in
      try await tab.value(
        """
        window.send = window.fetch
        window.fetch = async () => {
          window.fetch = window.send
          return new Response('<h1>Wait.</h1>', { status: 429, headers: { 'Retry-After': 1 } })
        }
        field.value = 'nosferatu'
        field.dispatchEvent(new Event('input'))
        """)
      let status = "document.querySelector('header [role=status]')"
      try await tab.until("\(status).textContent === 'Wait.' && \(status).className === ''")
      #expect(try await tab.value("location.pathname + ' ' + field.value") == "/genres nosferatu")
      try await tab.until("document.querySelector('main h1').textContent.includes('nosferatu')")
      #expect(try await tab.value("\(status).className") == "hidden")
    }
  }

  @Test func `a site that cannot be reached leaves the page as it is, and that is seen`() async throws {
    try await withTab(at: "/film/34") { tab, _ in
      let status = "document.querySelector('header [role=status]')"
      func isTold() async throws {
        try await tab.until("\(status).className === '' && \(status).textContent.startsWith('The site cannot')")
        #expect(try await tab.value("location.pathname + ' ' + field.value") == "/film/34 nosferatu")
        #expect(try await tab.count("[aria-busy]") == 0)
        try await tab.value("\(status).textContent = ''; 0")
      }
      try await tab.value(
        """
        window.send = window.fetch
        window.fetch = async () => { throw new TypeError('Failed to fetch') }
        field.value = 'nosferatu'
        field.dispatchEvent(new Event('input'))
        """)
      try await isTold()
      try await tab.click(".steps form button")
      try await isTold()
      // The next change is sent as ever.
      try await tab.value("window.fetch = window.send; 0")
      try await tab.click(".steps form button")
      try await tab.until("document.querySelectorAll('.side .mark').length === 1")
      #expect(try await tab.value("\(status).className") == "hidden")
    }
  }

  @Test func `the way back from a search while typing has the focus, and what was typed is gone`() async throws {
    try await withTab(at: "/genres") { tab, _ in
      try await tab.value("field.focus(); 0")
      for letter in "nosf" { try await tab.type(letter) }
      try await tab.until("location.search === '?q=nosf'")
      try await tab.value("setTimeout(() => history.back())")
      try await tab.until(
        "location.pathname === '/genres' && document.readyState === 'complete' && document.activeElement.id === 'main'")
      #expect(try await tab.value("document.querySelector('input[name=q]').value") == "")
    }
  }

  @Test(arguments: ["nav a[href='/discover']", "main a"])
  func `results that arrive do not take the focus off the page`(focused: String) async throws {
    try await withTab(at: "/genres") { tab, _ in
      try await tab.value(
        """
        field.value = 'nosferatu'
        field.dispatchEvent(new Event('input'))
        document.querySelector(\(quoted(focused))).focus()
        """)
      try await tab.until("location.search === '?q=nosferatu'")
      let place = focused.hasPrefix("nav") ? "A /discover" : "MAIN "
      let active = "document.activeElement.tagName + ' ' + (document.activeElement.pathname ?? '')"
      #expect(try await tab.value(active) == .text(place))
    }
  }

  @Test func `a page found while typing is in the language that was chosen meanwhile`() async throws {
    try await withTab(at: "/genres") { tab, _ in
      try await tab.value(
        """
        window.send = window.fetch
        window.fetch = (address, options) =>
          send(address, { ...options, headers: { ...options.headers, 'Accept-Language': 'ru' } })
        field.value = 'nosferatu'
        field.dispatchEvent(new Event('input'))
        """)
      try await tab.until("document.documentElement.lang === 'ru'")
      let texts = "form.querySelector('button').textContent + ' ' + field.placeholder + ' ' + field.value"
      #expect(try await tab.value(texts) == "Найти Поиск фильмов nosferatu")
    }
  }

  @Test func `a refusal while typing is shown as a page`() async throws {
    try await withTab(at: "/genres") { tab, _ in
      // The field allows no text that long.
      try await tab.value("field.value = 'a'.repeat(2100); field.dispatchEvent(new Event('input')); 0")
      try await tab.until("location.pathname === '/search' && document.querySelector('main .message h1') !== null")
    }
  }

  @Test(arguments: EndlessCatalog.Kind.allCases)
  func `reading a page to its end loads no further one`(kind: EndlessCatalog.Kind) async throws {
    let catalog = EndlessCatalog(kind)
    try await withTab(catalog) { tab, address in
      for path in ["/list/popular", "/people", "/search?q=film", "/trending"] {
        let earlier = catalog.questions
        try await tab.open(address + path)
        let questions = catalog.questions
        // A search asks for people, too.
        #expect((1...2).contains(questions - earlier), "\(path)")
        try await tab.value("scrollTo(0, document.body.scrollHeight)")
        try await tab.value("new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(() => seen(true))))")
        #expect(catalog.questions == questions, "\(path)")
      }
      let requests = await tab.browser.events("Network.requestWillBeSent", in: tab.session)
      #expect(!requests.contains { $0["request"]["url"].text?.contains("page=") ?? true })
    }
  }

  @Test func `without a script, the form searches`() async throws {
    try await withTab { tab, address in
      try await tab.setScript(false)
      try await tab.open(address + "/")
      try await tab.value("document.querySelector('input[name=q]').value = 'the general'")
      try await tab.click("form[role=search] button")
      try await tab.until("location.search === '?q=the+general'")
      try await tab.until("document.querySelectorAll('.card').length > 0")
      #expect(try await tab.value("document.querySelector('input[name=q]').value") == "the general")
    }
  }

  @Test func `a film opens from the first page, and the way back leads to it`() async throws {
    try await withTab(at: "/") { tab, _ in
      // Shelves come in any order, and so do their cards.
      let film = try #require(try await tab.value("document.querySelector('.card').pathname").text)
      let title = try #require(try await tab.value("document.querySelector('.card .title').textContent").text)
      try await tab.click(".card")
      try await tab.until("location.pathname === \(quoted(film)) && document.readyState === 'complete'")
      #expect(try await tab.value("document.querySelector('.film h1').textContent").text?.contains(title) == true)
      try await tab.value("setTimeout(() => history.back())")
      try await tab.until("location.pathname === '/' && document.querySelectorAll('.card').length > 40")
    }
  }

  @Test(arguments: ["no-preference", "reduce"])
  func `the clicked poster grows into its page, unless the visitor prefers less motion`(motion: String) async throws {
    try await withTab { tab, address in
      try await tab.setMedia("prefers-reduced-motion", motion)
      try await tab.run(
        onEveryPage: """
          addEventListener('pagereveal', async event => {
            try {
              await event.viewTransition.ready
              window.moved = document.getAnimations().map(animation => animation.effect.pseudoElement).join(' ')
            } catch {
              window.moved = 'nothing'
            }
          })
          """)
      func moved() async throws -> String? {
        try await tab.open(address + "/")
        try await tab.press(".card")
        try await tab.until("document.querySelector('article.film') !== null && window.moved !== undefined")
        return try await tab.value("window.moved").text
      }
      if motion == "reduce" {
        #expect(try await moved() == "nothing")
      } else {
        var parts = ""
        // Where a page takes longer than some seconds, the browser shows it without the motion.
        try await wait(for: "the motion") {
          parts = try await moved() ?? ""
          return parts != "nothing"
        }
        for part in ["group", "old", "new"] { #expect(parts.contains("::view-transition-\(part)(poster)")) }
      }
      #expect(await tab.policyFaults() == [])
    }
  }

  @Test func `a favorite set in one tab is seen in the other`() async throws {
    try await withSite(GatedCatalog(open: everything)) { address, browser in
      let (first, second) = (try await browser.tab(), try await browser.tab())
      try await second.open(address + "/")
      #expect(try await second.count(".mark") == 0)
      try await first.open(address + "/film/34")
      try await first.click(".steps form button")
      try await first.until("document.querySelectorAll('.side .mark').length === 1")
      #expect(try await first.value("location.pathname + location.hash") == "/film/34")
      #expect(try await first.value("document.querySelector('#done').checkVisibility()") == true)
      try await second.send("Page.reload")
      try await second.until("document.querySelectorAll('a[href=\"/film/34\"] .mark').length > 0")
      try await second.open(address + "/shelf/favorites")
      #expect(try await second.count(".grid .card") == 1)
    }
  }

  @Test func `a change of a shelf leaves the visitor where they are`() async throws {
    try await withTab { tab, address in
      try await tab.resize(width: 390, height: 400)
      try await tab.open(address + "/film/34")
      try await tab.value("window.length0 = history.length; document.querySelector('.steps form').scrollIntoView(); 0")
      try await tab.click(".steps form button")
      try await tab.until("document.querySelectorAll('.side .mark').length === 1")
      #expect(try await tab.value("document.activeElement.tagName") == "BUTTON")
      #expect(try await tab.number("Math.round(scrollY)") ?? 0 > 0)
      #expect(try await tab.value("history.length === window.length0") == true)
      #expect(try await tab.value("document.querySelector('.hidden[role=status]').textContent") == "Saved.")
      #expect(try await tab.count("[role=status]") == 1)
      #expect(try await tab.value("location.pathname + location.search") == "/film/34")
    }
  }

  @Test func `the button that was pressed has the focus, also where another one has gone`() async throws {
    try await withTab(at: "/film/34") { tab, _ in
      for (shelf, marks) in [("watchlist", 1), ("seen", 1)] {
        try await tab.click(".steps form:has([value=\(shelf)]) button")
        try await tab.until("document.querySelector('form:has([name=on][value=\"0\"])')?.shelf.value === '\(shelf)'")
        try await tab.until("document.activeElement.form?.shelf.value === '\(shelf)'")
        #expect(try await tab.count(".side .mark") == marks)
      }
    }
  }

  @Test func `a setting is changed without a step in the history`() async throws {
    try await withTab(at: "/settings") { tab, _ in
      try await tab.value("window.length0 = history.length; 0")
      try await tab.value("document.querySelector('option[value=ru]').selected = true")
      try await tab.click("form:has([value=language]) button")
      try await tab.until("document.querySelector('option[value=ru][selected]') !== null")
      #expect(try await tab.value("history.length === window.length0") == true)
      #expect(try await tab.value("document.documentElement.lang + ' ' + location.search") == "ru ")
      #expect(try await tab.value("document.activeElement.form.elements.key.value") == "language")
      #expect(try await tab.value("document.querySelector('.hidden[role=status]').textContent") == "Сохранено.")
    }
  }

  @Test func `two first changes at once are those of one visitor`() async throws {
    try await withTab(at: "/film/34") { tab, _ in
      try await tab.value("[...document.querySelectorAll('.steps form button')].slice(0, 2).forEach(b => b.click())")
      try await tab.until("document.querySelectorAll('.side .mark').length === 2")
    }
  }

  @Test func `a late answer to a change leaves what was found meanwhile`() async throws {
    try await withTab(at: "/film/34") { tab, _ in
      try await tab.value(
        """
        window.send = window.fetch
        window.fetch = (address, options) => address !== '/shelve' ? send(address, options) : new Promise(take => {
          window.answer = async () => {
            const answer = await send(address, options)
            take(new Response(await answer.text()))
          }
        })
        document.querySelector('.steps form button').click()
        field.value = 'nosferatu'
        field.dispatchEvent(new Event('input'))
        """)
      try await tab.until("location.search === '?q=nosferatu' && window.answer !== undefined")
      try await tab.value("answer()")
      try await tab.value("new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(() => seen(true))))")
      #expect(try await tab.value("document.title + ' ' + location.search") == "Search: nosferatu – Films ?q=nosferatu")
    }
  }

  @Test(arguments: [[], ["--disable-back-forward-cache"]])
  func `the way back shows a shelf as it is by now`(browserOptions: [String]) async throws {
    try await withTab(at: "/film/34", browserOptions: browserOptions) { tab, address in
      try await tab.click(".steps form button")
      try await tab.until("document.querySelectorAll('.side .mark').length === 1")
      try await tab.open(address + "/shelf/favorites")
      try await tab.click(".grid .card")
      try await tab.until("location.pathname === '/film/34' && document.readyState === 'complete'")
      try await tab.click(".steps form button")
      try await tab.until("document.querySelectorAll('.side .mark').length === 0")
      try await tab.value("setTimeout(() => history.back())")
      try await tab.until("location.pathname === '/shelf/favorites' && document.querySelector('.card') === null")
    }
  }

  @Test func `without a script, a change leads back to the page`() async throws {
    try await withTab { tab, address in
      try await tab.setScript(false)
      try await tab.open(address + "/film/34")
      try await tab.click(".steps form button")
      try await tab.until("document.querySelector('#done')?.textContent === 'Saved.'")
      #expect(try await tab.count(".side .mark") == 1)
    }
  }

  @Test func `a poster that cannot be loaded leaves the title card behind it`() async throws {
    try await withTab(at: "/film/34") { tab, _ in
      // As the page has posters, which the built-in films do not have.
      try await tab.value(
        """
        const poster = document.querySelector('.poster'), caption = poster.querySelector('.panel').outerHTML
        poster.innerHTML = '<span aria-hidden="true">' + poster.innerHTML + '</span><img src="/nothing" alt="">'
        poster.insertAdjacentHTML('afterend', '<span class="caption">' + caption + '</span>')
        """)
      try await tab.until("document.querySelector('.poster img') === null")
      #expect(try await tab.value("document.querySelector('.poster .title').innerText") == "Metropolis")
      #expect(try await tab.count(".poster [aria-hidden] .title, .caption") == 0)
    }
  }

  @Test func `year and score stay together below a poster, at the start of their line`() async throws {
    try await withTab(at: "/film/34") { tab, _ in
      // A caption of a poster, which the built-in films do not have.
      try await tab.value(
        """
        document.querySelector('main').insertAdjacentHTML('beforeend', '<span class="caption"><span class="panel">'
          + '<span class="title">Metropolis</span> <span class="facts">1927 <span class="score">8.1</span></span></span></span>')
        """)
      let places = """
        ((panel, facts) => {
          panel.style.width = panel.querySelector('.title').getBoundingClientRect().width + 30 + 'px'
          const lines = facts.getClientRects()
          return [...new Set([...lines].map(line => line.top))].length + ' ' + (lines[0].left - panel.getBoundingClientRect().left)
        })(...document.querySelectorAll('main > .caption .panel, main > .caption .facts'))
        """
      #expect(try await tab.value(places) == "1 0")
    }
  }

  @Test func `a page is printed dark on white, without what is of no use on paper`() async throws {
    try await withTab { tab, address in
      try await tab.send(
        "Emulation.setEmulatedMedia",
        ["media": "print", "features": [["name": "prefers-color-scheme", "value": "dark"]]])
      try await tab.open(address + "/")
      let style = "getComputedStyle(document.body)"
      #expect(try await tab.value("\(style).color + \(style).backgroundColor") == "rgb(0, 0, 0)rgb(255, 255, 255)")
      #expect(
        try await tab.value(
          """
          [...new Set([...document.querySelectorAll('.poster .title, .poster .score')].map(text =>
            getComputedStyle(text).color + getComputedStyle(text.closest('.panel')).backgroundColor))].join()
          """) == "rgb(0, 0, 0)rgb(255, 255, 255)")
      #expect(
        try await tab.value("[...document.querySelectorAll('form, nav')].some(part => part.checkVisibility())") == false
      )
      #expect(
        try await tab.value(
          "[...document.querySelectorAll('.row')].every(row => row.scrollWidth <= row.clientWidth)") == true)
    }
  }

  @Test func `the shelf of the visitor's genre is on the first page`() async throws {
    try await withTab(clock: HeldClock(), at: "/settings") { tab, address in
      try await tab.value("document.querySelector('option[value=Comedy]').selected = true")
      try await tab.click("form:has(option[value=Comedy]) button")
      try await tab.until("document.querySelector('option[value=Comedy][selected]') !== null")
      try await tab.open(address + "/")
      let headings =
        "[...document.querySelectorAll('.shelf h2')].filter(h => h.checkVisibility()).map(h => h.textContent)"
      #expect(
        try await tab.value("\(headings).sort().join()") == "New releases,Popular,Popular · Comedy,Top rated,Upcoming")
    }
  }

  @Test func `who leaves early stops the work`() async throws {
    let catalog = GatedCatalog()
    try await withTab(catalog) { tab, address in
      try await tab.start(address + "/")
      try await tab.until("document.querySelector('.shelves') !== null")
      try await wait(for: "the questions to the catalog") { catalog.askedLists.count == 4 }
      try await tab.open("about:blank")
      try await wait(for: "the end of the questions") { catalog.cancelledLists == everything }
    }
  }

  @Test(arguments: [
    #""><script>document.title='broken'</script>"#, "<img src=x onerror=\"document.title='broken'\">",
    "</title><script>document.title='broken'</script>", "\u{202E}\u{0}\u{1B}[31m", "javascript:alert(1)",
    #"${document.title='broken'} {{7*7}} `'"#,
  ])
  func `text from a catalog stays text`(text: String) async throws {
    let catalog = GatedCatalog(open: everything)
    catalog.write(text)
    try await withTab(catalog) { tab, address in
      for path in ["/", "/list/popular", "/film/34", "/search?q=nos"] {
        try await tab.open(address + path)
        #expect(try await tab.value("document.title") != "broken")
        #expect(try await tab.count("script") == 1)
        #expect(try await tab.count("main img, main [onerror]") == 0)
      }
      let shown = try await tab.value("document.querySelector('.card .title').textContent")
      #expect(shown.text?.contains("broken") == text.contains("broken"))
      #expect(await tab.policyFaults().isEmpty)
    }
  }

  @Test func `the policy is kept on every page, and a fault would be seen`() async throws {
    try await withTab { tab, address in
      for path in pages { try await tab.open(address + path) }
      #expect(await tab.policyFaults() == [])
      try await tab.value("document.body.insertAdjacentHTML('beforeend', '<p style=\"color:red\">planted</p>')")
      try await wait(for: "the planted fault") { await !tab.policyFaults().isEmpty }
    }
  }

  @Test(arguments: [320, 390, 768, 1280, 1600])
  func `no page scrolls sideways, has letters that are too small, or lines that are too long`(width: Int) async throws {
    try await withTab { tab, address in
      try await tab.resize(width: width)
      // The marks of a film on a shelf have hidden text, which must not widen the page.
      try await tab.open(address + "/film/1")
      try await tab.click(".steps form button")
      try await tab.until("document.querySelectorAll('.side .mark').length === 1")
      for path in pages {
        try await tab.open(address + path)
        let excess = try await tab.number("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        #expect(excess == 0, "\(path)")
        let isLegible = """
          [...document.querySelectorAll('.facts')].every(part => parseFloat(getComputedStyle(part).fontSize) >= 11)
            && [...document.querySelectorAll('.part > p, .grid ~ p')].every(part => part.clientWidth <= 42 * 16)
          """
        #expect(try await tab.value(isLegible) == true, "\(path)")
      }
    }
  }

  // How many lines a title has depends on the fonts of the machine.
  @Test(arguments: [
    ("The Strange Adventures of Mr. West", 2), ("Необычайные приключения м-ра Веста", 2),
    ("The Extraordinary Adventures of Mr. West in the Land of the Bolsheviks", 4),
    ("Необычайные приключения мистера Веста в стране большевиков", 4),
  ])
  func `long titles are whole on their cards`(title: String, least: Int) async throws {
    let catalog = GatedCatalog(open: everything)
    catalog.write(title)
    try await withSite(catalog) { address, browser in
      let tab = try await browser.tab()
      for width in [320, 360, 390, 768, 1280, 1400] {
        try await tab.resize(width: width)
        try await tab.open(address + "/list/popular")
        // Letters may be higher than their line.
        let measures = """
          [...document.querySelectorAll('.card .poster .title')].map(title => {
            const line = parseFloat(getComputedStyle(title).lineHeight), panel = title.parentElement
            const poster = panel.closest('.poster').getBoundingClientRect(), frame = poster.width * .03
            const isCut = [title, panel].some(part => part.scrollHeight - part.clientHeight > line / 2)
              || title.getBoundingClientRect().top < poster.top + frame
              || title.nextElementSibling.getBoundingClientRect().bottom > poster.bottom - frame
            return isCut ? 'cut' : Math.round(title.clientHeight / line)
          })
          """
        let lines = try await tab.value("[...new Set(\(measures))].join()")
        #expect(lines.text.flatMap(Int.init).map { $0 >= least } == true, "\(width): \(lines.text ?? "none")")
      }
    }
  }

  @Test func `a title without end has its beginning on the card`() async throws {
    let catalog = GatedCatalog(open: everything)
    catalog.write(String(repeating: "Adventures of Mr. West ", count: 30))
    try await withTab(catalog, at: "/list/popular") { tab, _ in
      let start = "(part => document.querySelector(part).getBoundingClientRect().top)"
      let isWhole = try await tab.value("\(start)('.card .poster .title') > \(start)('.card .poster')")
      #expect(isWhole == true)
    }
  }

  @Test func `one poster of a page has a name, also where a card has the focus`() async throws {
    try await withTab(at: "/film/34") { tab, _ in
      let named = """
        [...document.querySelectorAll('.poster')].filter(poster =>
          getComputedStyle(poster).viewTransitionName === 'poster').map(poster => poster.closest('.card') ? 'card' : 'page').join()
        """
      #expect(try await tab.value(named) == "page")
      try await tab.value("document.querySelector('.card').focus()")
      #expect(try await tab.value(named) == "card")
    }
  }

  @Test func `year and score follow a title from right to left`() async throws {
    let catalog = GatedCatalog(open: everything)
    catalog.write("גאו 2")
    try await withTab(catalog, at: "/film/34") { tab, _ in
      // A caption of a poster, which the built-in films do not have.
      try await tab.value(
        """
        document.querySelector('main').insertAdjacentHTML('beforeend', '<span class="caption"><span class="panel">'
          + '<span class="title">גאו 2</span> <span class="facts">1969 <span class="score">7.1</span></span></span></span>')
        """)
      let order = """
        (...parts) => parts.map(part => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return range.getBoundingClientRect()
        }).every((box, index, boxes) => index == 0 || box.left >= boxes[index - 1].right)
        """
      let year = "document.querySelector('h1 .year')"
      #expect(try await tab.value("(\(order))(document.querySelector('h1').firstChild, \(year))") == true)
      let caption = "document.querySelector('main > .caption .panel')"
      let facts = "\(caption).querySelector('.facts').firstChild, \(caption).querySelector('.score')"
      #expect(try await tab.value("(\(order))(\(caption).querySelector('.title'), \(facts))") == true)
    }
  }

  @Test func `the keyboard reaches everything in order`() async throws {
    try await withTab(at: "/") { tab, _ in
      var stops: [String] = []
      for _ in 0..<17 {
        try await tab.send("Input.dispatchKeyEvent", ["type": "rawKeyDown", "key": "Tab", "windowsVirtualKeyCode": 9])
        stops.append(
          try await tab.value("document.activeElement.className || document.activeElement.tagName").text ?? "")
      }
      // Eleven links of the navigation, and the heading of the first shelf.
      #expect(stops.dropLast() == ["skip", "brand", "INPUT", "BUTTON"] + Array(repeating: "A", count: 12))
      #expect(stops.last == "row")
      let focus = "getComputedStyle(document.activeElement).outlineStyle"
      #expect(try await tab.value(focus) == "solid")
      let shape = "getComputedStyle(field).borderRadius"
      let usual = try await tab.value(shape)
      try await tab.value("field.focus({ focusVisible: true })")
      #expect(try await tab.value(shape) == usual)
    }
  }

  @Test func `the skip link and the way back from it do not load the page again`() async throws {
    try await withTab(at: "/list/popular") { tab, _ in
      try await tab.value("window.isSame = true")
      try await tab.click(".skip")
      try await tab.until("location.hash === '#main' && document.activeElement.id === 'main'")
      try await tab.value("setTimeout(() => history.back())")
      try await tab.until("location.hash === ''")
      let later = "requestAnimationFrame(() => requestAnimationFrame(() => done(window.isSame === true)))"
      #expect(try await tab.value("new Promise(done => \(later))") == true)
    }
  }

  @Test(arguments: ["light", "dark"])
  func `an accessibility checker finds nothing, and finds what is planted`(scheme: String) async throws {
    let checker = try AccessibilityChecker()
    try await withTab { tab, address in
      try await tab.setMedia("prefers-color-scheme", scheme)
      for path in pages {
        try await tab.open(address + path)
        #expect(try await checker.faults(in: tab) == [], "\(path)")
      }
      try await tab.value(
        """
        document.querySelector('main').innerHTML += '<img src="/x.png"><a href="/x"></a><input type="text">'
        """)
      #expect(Set(try await checker.faults(in: tab)).isSuperset(of: ["image-alt", "link-name", "label"]))
    }
  }

  private var pages: [String] {
    [
      "/", "/list/popular", "/discover", "/film/34", "/film/34/credits", "/person/1", "/people", "/search?q=nos",
      "/search?q=zzzzzz", "/shelf/favorites", "/pick/watchlist", "/calendar", "/stats", "/settings", "/nothing",
    ]
  }
}
