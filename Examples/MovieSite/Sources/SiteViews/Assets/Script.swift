/// Searches while the visitor types. The pause between letters and the end of older searches are the scene's work: an
/// abandoned request cancels its scene. The title of the page follows, and a live region says what has come. Without the
/// script, the form does the same with a page. Changes of shelves and settings are sent in the same way, and posters that
/// cannot be loaded are left out. After a refusal of too many requests, the search is tried again when it says. Where the
/// site cannot be reached, the page stays and says so.
nonisolated let searchScript = """
  const form = document.querySelector('form[role=search]'), field = form.elements.q
  const main = document.querySelector('main')
  const status = document.querySelector('header').appendChild(document.createElement('p'))
  status.className = 'hidden'
  status.role = 'status'
  // Seen, too, until something is found.
  const warn = text => {
    status.className = ''
    status.textContent = text
    main.ariaBusy = null
  }
  const page = () => location.pathname + location.search
  const search = () => '/search?' + new URLSearchParams({ q: field.value.trim() })
  // Behind a poster that cannot be loaded is the title card, which says what the caption does.
  const uncover = image => {
    const poster = image.parentElement
    image.remove()
    poster.querySelector('[aria-hidden]:has(.title)')?.removeAttribute('aria-hidden')
    if (poster.nextElementSibling?.className === 'caption') poster.nextElementSibling.remove()
  }
  addEventListener('error', event => { if (event.target.matches?.('.poster img')) uncover(event.target) }, true)
  for (const image of document.querySelectorAll('.poster img')) {
    if (image.complete && !image.naturalWidth) uncover(image)
  }
  // A page that is loaded again has lost the focus.
  const reload = () => {
    history.replaceState('reload', '')
    // The browser would put back what was typed on the page that is left.
    form.reset()
    location.reload()
  }
  if (history.state === 'reload') main.focus({ preventScroll: true })
  const done = document.querySelector('#done')
  if (done) {
    // What was confirmed once is not confirmed again by reloading.
    history.replaceState(null, '', page().replace(/[?&]done=1$/, ''))
    status.textContent = done.textContent
  }
  // When something was last changed in any tab; nothing where storage is not allowed.
  const changed = time => {
    try {
      if (time) localStorage.changed = time
      return localStorage.changed
    } catch {}
  }
  let seen = changed(done && Date.now())
  // On the way back, the browser may show the page that it has stored, which can be older than a change.
  const isWayBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward'
  if (isWayBack && history.state !== (seen ?? null)) reload()
  // A page that confirms a change is stored under another address, so it is not current on the way back.
  else if (!done) history.replaceState(seen ?? null, '')
  let shown = page()
  let asking, later
  const show = text => {
    // The first page may still be arriving. Its rows are of no use any more.
    if (document.readyState === 'loading') stop()
    const found = new DOMParser().parseFromString(text, 'text/html')
    const focused = document.activeElement
    for (const part of ['nav', 'main', 'footer']) {
      const place = document.querySelector(part) ?? document.body.appendChild(document.createElement(part))
      const content = found.querySelector(part).innerHTML
      if (place.innerHTML !== content) place.innerHTML = content
    }
    // What had the focus may have been replaced. A link of the navigation is there again.
    if (!focused.isConnected) {
      const next = [...document.querySelectorAll('nav a')].find(link => link.href === focused.href) ?? main
      next.focus({ preventScroll: true })
    }
    // The language may have been changed in another tab. The field stays, with what is being typed.
    document.documentElement.lang = found.documentElement.lang
    for (const part of ['.skip', '.brand', 'header button']) {
      document.querySelector(part).textContent = found.querySelector(part).textContent
    }
    form.dataset.unreachable = found.querySelector('form[role=search]').dataset.unreachable
    field.placeholder = field.ariaLabel = found.querySelector('input[name=q]').placeholder
    document.querySelector('nav').ariaLabel = found.querySelector('nav').ariaLabel
    main.ariaBusy = null
    status.className = 'hidden'
    document.title = found.title
  }
  field.addEventListener('input', async () => {
    asking?.abort()
    clearTimeout(later)
    asking = new AbortController()
    const address = search()
    main.ariaBusy = true
    try {
      const answer = await fetch(address, { headers: { 'X-Part': 'results' }, signal: asking.signal })
      if (answer.status === 429) {
        const refusal = new DOMParser().parseFromString(await answer.text(), 'text/html')
        warn(refusal.querySelector('h1')?.textContent ?? refusal.title)
        later = setTimeout(() => field.dispatchEvent(new Event('input')), 1000 * (answer.headers.get('Retry-After') || 60))
        return
      }
      // The page of an error says what the visitor can do.
      if (answer.headers.get('X-Part') !== 'results') return form.submit()
      show(await answer.text())
      const isSearch = location.pathname === '/search'
      history[isSearch ? 'replaceState' : 'pushState'](seen ?? null, '', address)
      shown = page()
      status.textContent = [...main.querySelectorAll('h1, h1 + p, h2')].map(part => part.textContent).join('. ')
    } catch (error) {
      if (error.name !== 'AbortError') warn(form.dataset.unreachable)
    }
  })
  // What was typed before the script was there. Without the focus, it is text that the browser has put back.
  if (field.value !== field.defaultValue && document.activeElement === field) field.dispatchEvent(new Event('input'))
  form.addEventListener('submit', event => {
    asking?.abort()
    // What was typed is a step in the history already.
    if (location.pathname !== '/search') return
    event.preventDefault()
    location.replace(search())
  })
  let last = Promise.resolve()
  // A change of a shelf or of a setting leaves the visitor where they are, without a step in the history.
  main.addEventListener('submit', async event => {
    const change = event.target
    if (change.method !== 'post') return
    event.preventDefault()
    const subject = change.querySelector('[name=shelf], [name=key]')
    const origin = page()
    const time = changed(Date.now())
    const body = new URLSearchParams(new FormData(change))
    // The answer to a visitor's first change has the cookie that the next one needs.
    const answer = last.then(() => fetch(change.getAttribute('action'), { method: 'POST', body }))
      .then(answer => answer.ok ? answer.text() : null)
    last = answer.catch(() => {})
    let text
    try {
      text = await answer
    } catch {
      return warn(form.dataset.unreachable)
    }
    if (text === null) {
      // The answer to an earlier change may have replaced the form.
      if (!change.isConnected) main.append(change)
      // The page of an error says what the visitor can do.
      return change.submit()
    }
    // What was found meanwhile stays.
    if (page() !== origin) return
    try {
      show(text)
      seen = time
      // The other forms may have gone, as that of the watchlist does once a film is seen.
      const same = main.querySelector(`form:has([name=${subject.name}][value=${subject.value}])`)
      same?.querySelector('button').focus({ preventScroll: true })
      status.textContent = main.querySelector('#done').textContent
    } catch {
      location.reload()
    }
  })
  // The browser keeps pages as they were for the way back.
  addEventListener('pageshow', event => { if (event.persisted && changed() !== seen) reload() })
  // The skip link is a step in the history too, and leads to the same page.
  addEventListener('popstate', () => { if (page() !== shown) reload() })

  """
