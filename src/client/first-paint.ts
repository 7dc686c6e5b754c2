/**
 * Runs before a page that the server has drawn is painted, in the page's head and apart from everything else. The server
 * draws for somebody who was never here; for anybody else the page stays hidden until the client draws theirs. It also
 * waits for its font, a second at most (`base.css`), so that nothing moves when the font comes.
 */
// A plain script: in braces its names are nobody else's.
{
  const page = document.documentElement
  try {
    const lng =
      localStorage.getItem('lng') ?? (new URLSearchParams(location.search).get('lang') === 'ar' ? 'arabic' : '')
    const theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') page.dataset.theme = theme
    const signedIn = JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth?.user
    if (signedIn || (lng === 'arabic') !== (page.lang === 'ar')) page.dataset.drawnFor = 'somebody else'
  } catch {
    // Nothing is kept here, so the page is drawn for whoever this is.
  }
  const letters = page.lang === 'ar' ? ['a', 'ش'] : ['a']
  Promise.all(letters.map((letter) => document.fonts.load('1em "Cairo Variable"', letter))).finally(() => {
    page.dataset.font = 'here'
  })
}
