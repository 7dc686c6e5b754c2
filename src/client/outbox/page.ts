import { call } from '../api/page.ts'
import { onBeforeReload } from '../i18n/reload.ts'
import { ownerOf, session } from '../session/session.ts'
import type { Draft, DraftDeps } from './draft.ts'
import { createDrain } from './drain.ts'
import { createLock } from './lock.ts'
import { openOutboxStore } from './store.ts'
import type { Chance } from './submission.ts'

/** The outbox of this page: the device's records, sent with the page's session. */
export const store = openOutboxStore()

export const chance = (): Chance => ({ now: Date.now(), uuid: () => crypto.randomUUID() })

export const drain = createDrain({
  store,
  call,
  owner: () => ownerOf(session.auth),
  now: Date.now,
  random: Math.random,
  lock: createLock(navigator.locks),
})

let asked = false
export const draftDeps: DraftDeps = {
  store,
  drain,
  chance,
  locks: navigator.locks,
  onFirstSave: () => {
    if (asked) return
    asked = true
    // The browser may drop what nobody asked it to keep (design: offline 23). Its answer changes nothing here.
    void navigator.storage?.persist?.().catch(() => false)
  },
}

/** Saves the draft whenever the page may go away without another chance. Returns how to stop. */
export function keepFlushed(draft: Draft): () => void {
  const flush = () => draft.flush()
  const stop = onBeforeReload(flush)
  document.addEventListener('visibilitychange', flush)
  addEventListener('pagehide', flush)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', flush)
    removeEventListener('pagehide', flush)
  }
}
