/// Searches while the visitor types. The pause between letters and the end of older searches are the scene's work: an
/// abandoned request cancels its scene. Without the script, the form does the same with a page.
let searchScript = """
  const form = document.querySelector('form[role=search]'), field = form.elements.q
  const main = document.querySelector('main')
  let asking
  field.addEventListener('input', async () => {
    asking?.abort()
    asking = new AbortController()
    const address = '/search?q=' + encodeURIComponent(field.value)
    try {
      const answer = await fetch(address, { headers: { 'X-Part': 'results' }, signal: asking.signal })
      if (answer.headers.get('X-Part') !== 'results') return
      main.innerHTML = await answer.text()
      const isSearch = location.pathname === '/search'
      history[isSearch ? 'replaceState' : 'pushState'](null, '', address)
    } catch (error) {
      if (error.name !== 'AbortError') form.submit()
    }
  })
  form.addEventListener('submit', () => asking?.abort())
  addEventListener('popstate', () => location.reload())

  """
