/**
 * Runs before a page that the server has drawn is painted, in the page's head and apart from everything else. The server
 * draws for somebody who was never here; for anybody else the page stays hidden until the client draws theirs. The page
 * waits for its font, a second at most (`base.css`), so that nothing moves when the font comes; its scripts wait until
 * it is painted, and then run one after the other, so that the page answers in between.
 */
// A plain script: in braces its names are nobody else's.
{
  const page = document.documentElement
  const { scripts = '', soon = '' } = document.currentScript?.dataset ?? {}
  const files = (list: string) => list.split(' ').filter(Boolean)
  try {
    const lng =
      localStorage.getItem('lng') ?? (new URLSearchParams(location.search).get('lang') === 'ar' ? 'arabic' : '')
    const theme = localStorage.getItem('theme')
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    page.dataset.theme = theme === 'dark' || theme === 'light' ? theme : dark ? 'dark' : 'light'
    const signedIn = JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth?.user
    if (signedIn || (lng === 'arabic') !== (page.lang === 'ar')) page.dataset.drawnFor = 'somebody else'
  } catch {
    // Nothing is kept here, so the page is drawn for whoever this is.
  }
  const letters = page.lang === 'ar' ? ['a', 'ش'] : ['a']
  const font = Promise.allSettled(letters.map((letter) => document.fonts.load('1em "Cairo Variable"', letter)))
  void font.then(() => {
    page.dataset.font = 'here'
  })

  const fetchSoon = (file: string) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  const within = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const run = async () => {
    for (const file of files(scripts)) await import(/* @vite-ignore */ file)
  }
  const prepare = async () => {
    for (const file of files(soon)) {
      fetchSoon(file)
      await within(0)
    }
  }
  // A page in the background is not painted: it does not wait for that.
  const painted = () =>
    Promise.race([
      new Promise<void>((done) => {
        const seesWords = (list: PerformanceObserverEntryList) =>
          list.getEntriesByName('first-contentful-paint').length > 0 && done()
        new PerformanceObserver(seesWords).observe({ type: 'paint', buffered: true })
      }),
      within(500),
    ])
  const seen = async () => {
    if (page.dataset.drawnFor) return
    await Promise.race([font, within(1000)])
    await painted()
  }
  void seen().then(() => {
    for (const file of files(scripts)) fetchSoon(file)
    return Promise.all([run(), prepare()])
  })
}
