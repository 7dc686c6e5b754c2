/**
 * Runs in the head of a page before it is painted, apart from everything else. A page that the server has rendered is
 * for a first visit; for anybody else the page stays hidden until the client renders theirs. It waits for its font, a
 * second at most (`base.css`), so that nothing shifts when the font arrives; its scripts wait until it is painted and all
 * of it has arrived, and then run one after the other, so that the page responds in between. If the network fails before the scripts of a page
 * have loaded, prerendered or not, the page reloads when they are available; style sheets are requested again.
 */
// A classic script: the block keeps its names local, and it can import nothing.
{
  const root = document.documentElement
  const { scripts = '', soon = '' } = document.currentScript?.dataset ?? {}
  const splitList = (list: string) => list.split(' ').filter(Boolean)
  const waitFor = (ms: number) => new Promise((done) => setTimeout(done, ms))

  /** Waits for the `online` event, or for this long. */
  const waitUntilBack = (ms: number) =>
    Promise.race([waitFor(ms), new Promise((back) => addEventListener('online', back, { once: true }))])
  // The visitor cannot have written anything yet, and some browsers never request a module again that failed to load.
  const beginAnew = async () => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    for (let pause = load?.type === 'reload' ? 8000 : 1000; ; pause *= 2) {
      await waitUntilBack(Math.min(pause, 8000))
      // The page stays readable until it can be loaded; the worker can always serve it.
      const ask = { method: 'HEAD', cache: 'no-store' } as const
      const reply = await fetch(location.href, ask).catch(() => undefined)
      if (navigator.serviceWorker?.controller || (reply && reply.status < 500)) return location.reload()
    }
  }
  let begins = false
  const askAgain = (sheet: HTMLLinkElement) => void waitUntilBack(3000).then(() => sheet.replaceWith(sheet.cloneNode()))
  // A script or style sheet of the page itself failed to load. Scripts that loaded and threw would do so again.
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') askAgain(target)
    if (!(target instanceof HTMLScriptElement) || begins) return
    begins = true
    void beginAnew()
  }
  addEventListener('error', handleError, true)
  const hasRules = ({ sheet }: HTMLLinkElement) => {
    try {
      return Boolean(sheet?.cssRules.length)
    } catch {
      return false // of what did not come nothing may be read
    }
  }
  // The sheets before this script have loaded or failed by now.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!hasRules(sheet)) askAgain(sheet)

  try {
    const lng =
      localStorage.getItem('lng') ?? (new URLSearchParams(location.search).get('lang') === 'ar' ? 'arabic' : '')
    const theme = localStorage.getItem('theme')
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    root.dataset.theme = theme === 'dark' || theme === 'light' ? theme : dark ? 'dark' : 'light'
    const signedIn = JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth?.user
    if (signedIn || (lng === 'arabic') !== (root.lang === 'ar')) root.dataset.drawnFor = 'another visitor'
  } catch {
    // Storage is unavailable, so the prerendered page fits any visitor.
  }
  const letters = root.lang === 'ar' ? ['a', 'ش'] : ['a']
  const font = Promise.allSettled(letters.map((letter) => document.fonts.load('1em "Cairo Variable"', letter)))
  void font.then(() => {
    root.dataset.font = 'here'
  })

  /** Resolves with whether the file loaded; an error the script throws itself would occur again. */
  const fetchSoon = (file: string) =>
    new Promise<boolean>((done) => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      link.onload = () => done(true)
      link.onerror = () => done(false)
      document.head.append(link)
    })
  const prepare = async () => {
    for (const file of splitList(soon)) {
      void fetchSoon(file)
      await waitFor(0)
    }
  }
  // A page in the background is not painted, so it does not wait for that.
  const waitUntilPainted = () =>
    Promise.race([
      new Promise<void>((done) => {
        const checkEntries = (list: PerformanceObserverEntryList) =>
          list.getEntriesByName('first-contentful-paint').length > 0 && done()
        new PerformanceObserver(checkEntries).observe({ type: 'paint', buffered: true })
      }),
      waitFor(500),
    ])
  // React renders a page again of which only a part has arrived. A connection that stalls for long loses only that.
  const waitUntilParsed = () =>
    Promise.race([
      new Promise<void>((done) => {
        if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => done())
        else done()
      }),
      waitFor(10_000),
    ])
  const waitUntilSeen = async () => {
    if (root.dataset.drawnFor) return
    await Promise.race([font, waitFor(1000)])
    await Promise.all([waitUntilPainted(), waitUntilParsed()])
  }
  const run = async () => {
    const coming = splitList(scripts).map(fetchSoon)
    try {
      for (const file of splitList(scripts)) await import(/* @vite-ignore */ file)
    } catch (error) {
      if ((await Promise.all(coming)).every(Boolean)) throw error
      await beginAnew()
    }
  }
  if (scripts) void waitUntilSeen().then(() => Promise.all([run(), prepare()]))
}
