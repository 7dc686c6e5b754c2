import { finishBeforeReload } from '../i18n/reload.ts'

/** Set in a tab that has been loaded anew for this. */
const key = 'reloadedForChunk'

/**
 * Where a chunk is missing since the server has another version by now, the page is loaded anew, once. A chunk that only
 * did not come is waited for where it belongs (`platform/lazy-with-retry.ts`): nothing a person has begun goes for that.
 */
export function reloadForNewVersion(): void {
  addEventListener('vite:preloadError', async () => {
    if (sessionStorage.getItem(key) || !(await isGone())) return
    sessionStorage.setItem(key, 'yes')
    await finishBeforeReload()
    location.reload()
  })
}

/** Whether the server's page begins with scripts this one does not have; false while it cannot be asked. */
async function isGone(): Promise<boolean> {
  // A query, since the worker has the page of its own version under the name alone.
  const reply = await fetch('/index.html?newest', { cache: 'no-store' }).catch(() => undefined)
  const page = reply?.ok ? await reply.text() : ''
  const own = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  return [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].some(([, src]) => !own.has(src!))
}
