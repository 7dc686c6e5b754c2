import { finishBeforeReload } from '../i18n/reload.ts'
import { tabStorage } from '../platform/device-storage.ts'

/** The key set in a tab that has been reloaded for this. */
const key = 'reloadedForChunk'

/**
 * Reloads the page, once, where a chunk is missing because the server has another version. A chunk that failed to load
 * otherwise is waited for by its component (`platform/lazy-with-retry.ts`): nothing a person has begun is lost for
 * that.
 */
export function reloadForNewVersion(): void {
  addEventListener('vite:preloadError', async () => {
    if (tabStorage.getItem(key) || !(await isGone())) return
    // Where that cannot be stored, the page might reload again and again.
    if (!tabStorage.setItem(key, 'yes')) return
    await finishBeforeReload()
    location.reload()
  })
}

/** Whether the server's page begins with scripts this one does not have; false while the server cannot be reached. */
async function isGone(): Promise<boolean> {
  // With a query, since for the name alone the worker answers with the page of its own version.
  const reply = await fetch('/index.html?newest', { cache: 'no-store' }).catch(() => undefined)
  const html = reply?.ok ? await reply.text() : ''
  const own = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  return [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].some(([, src]) => !own.has(src!))
}
