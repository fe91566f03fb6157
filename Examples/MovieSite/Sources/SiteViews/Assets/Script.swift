/// Searches while the visitor types. The pause between letters and the end of older searches are the scene's work: an
/// abandoned request cancels its scene. The title of the page follows, and a live region says what has come. Without the
/// script, the form does the same with a page.
let searchScript = """
  const form = document.querySelector('form[role=search]'), field = form.elements.q
  const main = document.querySelector('main')
  const status = document.body.appendChild(document.createElement('p'))
  status.className = 'hidden'
  status.role = 'status'
  const page = () => location.pathname + location.search
  const search = () => '/search?' + new URLSearchParams({ q: field.value.trim() })
  // What was confirmed once is not confirmed again by reloading.
  if (location.hash === '#done') {
    document.querySelector('#done').style.display = 'block'
    history.replaceState(null, '', page())
  }
  let shown = page()
  let asking
  field.addEventListener('input', async () => {
    asking?.abort()
    asking = new AbortController()
    const address = search()
    try {
      const answer = await fetch(address, { headers: { 'X-Part': 'results' }, signal: asking.signal })
      // The page of an error says what the visitor can do.
      if (answer.headers.get('X-Part') !== 'results') return form.submit()
      const found = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const part of ['nav', 'main', 'footer']) {
        document.querySelector(part).innerHTML = found.querySelector(part).innerHTML
      }
      const isSearch = location.pathname === '/search'
      history[isSearch ? 'replaceState' : 'pushState'](null, '', address)
      shown = page()
      document.title = found.title
      status.textContent = [...main.querySelectorAll('h1, h1 + p')].map(part => part.textContent).join('. ')
    } catch (error) {
      if (error.name !== 'AbortError') form.submit()
    }
  })
  form.addEventListener('submit', event => {
    asking?.abort()
    // What was typed is a step in the history already.
    if (location.pathname !== '/search') return
    event.preventDefault()
    location.replace(search())
  })
  // The skip link is a step in the history too, and leads to the same page.
  addEventListener('popstate', () => { if (page() !== shown) location.reload() })

  """
