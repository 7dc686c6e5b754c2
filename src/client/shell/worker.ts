import { Workbox } from 'workbox-window'
import { clientHeader, clientNumber } from '../../contract/client-number.ts'
import { apiBase } from '../../contract/endpoint.ts'
import { getScriptUrl } from '../data/script-address.ts'
import { listSsrReadAddresses } from '../data/ssr-data.ts'
import { toLanguageCode } from '../i18n/lng.ts'
import { finishBeforeReload } from '../i18n/reload.ts'
import { getServiceWorkers } from '../platform/browser.ts'
import { createSignal } from '../platform/signal.ts'

/** Set while a new version waits: a function that activates it. */
export const newVersion = createSignal<(() => Promise<void>) | undefined>(undefined)

/** Activates the version that waits, even after its offer was put off. */
let activate: (() => Promise<void>) | undefined

/** Registers the service worker of the built site; a new version is offered, never forced (design: offline 21). */
export async function registerWorker(): Promise<void> {
  const workers = getServiceWorkers()
  if (!workers) return
  const worker = new Workbox(getScriptUrl('/sw.js'), { type: 'classic' })
  worker.addEventListener('waiting', () => {
    activate = async () => {
      // Unsaved input is saved first; only this page reloads, the others continue.
      await finishBeforeReload()
      worker.addEventListener('controlling', () => location.reload())
      worker.messageSkipWaiting()
    }
    newVersion.set(activate)
  })
  // Rejects where the browser allows none: then the site works online only.
  const registration = await worker.register().catch(() => undefined)
  if (!workers.controller) registration?.installing?.postMessage(listReadsSoFar())
}

/**
 * Loads the version that the server has now, whether or not a worker keeps this page. Unsaved input is saved first.
 */
export async function loadNewest(): Promise<void> {
  const registration = await getServiceWorkers()
    ?.getRegistration()
    .catch(() => undefined)
  await registration?.update().catch(() => undefined)
  if (registration?.installing || registration?.waiting) {
    if (activate) return activate()
    const stop = newVersion.subscribe(() => {
      stop()
      void activate?.()
    })
    return
  }
  await finishBeforeReload()
  location.reload()
}

/** Lists what this first visit read before there was a worker, for the worker to cache. */
function listReadsSoFar() {
  const reads = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}${apiBase}/`))
    .concat(listSsrReadAddresses())
  return {
    type: 'KEEP',
    reads,
    headers: {
      ...{ Accept: 'application/json', 'X-device': 'web', 'X-Language': toLanguageCode() },
      [clientHeader]: String(clientNumber),
    },
  }
}
