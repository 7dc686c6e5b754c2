import type { Browser, Page } from 'puppeteer'
import { getSlot, type Submission } from '../../../src/client/outbox/submission.ts'
import { until } from '../wait.ts'
import { crash, openPage, prepare, watch } from './browser.ts'
import { workerHand, workerReady } from './worker.ts'

export type BrowserDevice = Awaited<ReturnType<typeof openBrowserDevice>>

const outboxThere = async () => (await indexedDB.databases()).some(({ name }) => name === 'outbox')

/** Returns all records in the outbox of this page's device. */
export const keptRecords = (page: Page): Promise<Submission[]> =>
  page.evaluate(async () => {
    const disk = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('outbox')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const rows = await new Promise<unknown[]>((resolve) => {
      const reading = disk.transaction('submissions').objectStore('submissions').getAll()
      reading.onsuccess = () => resolve(reading.result)
    })
    disk.close()
    return rows.filter((row) => !Array.isArray(row)) as never
  })

/**
 * Opens a browser profile that has been on the site at `url` once, and controls its tabs, its service worker and its
 * storage. It is observed from a tab that shows a picture of the site and runs none of its code: that tab stays when
 * all others are killed.
 */
export async function openBrowserDevice(browser: Browser, url: string) {
  const { page: first } = await openPage(browser, { language: 'english' })
  const context = first.browserContext()
  await first.goto(url)
  await workerReady(first)
  await until('the outbox on the disk', () => first.evaluate(outboxThere))
  const keeper = await context.newPage()
  await keeper.goto(`${url}/icons/mark.svg`)
  await first.close()
  const disk = await keeper.createCDPSession()
  const worker = await workerHand(keeper, url)
  const tabs: Page[] = []
  const faults: string[][] = []

  return {
    tabs,
    async openTab(path: string): Promise<Page> {
      const tab = await context.newPage()
      faults.push(watch(tab))
      await prepare(tab, { language: 'english' })
      tabs.push(tab)
      await tab.goto(url + path)
      return tab
    },
    /** Crashes every tab. */
    async killTabs(): Promise<void> {
      for (const tab of tabs.splice(0)) {
        await crash(tab)
        await tab.close()
      }
    },
    killWorker: worker.stop,
    wakeWorker: worker.wake,
    /** Fires the `online` event in all open tabs, as the browser does when the connection is back. */
    wakeTabs: () => Promise.all(tabs.map((tab) => tab.evaluate(() => dispatchEvent(new Event('online'))))),
    /** Waits until neither a tab nor the worker is sending. */
    async quiet(): Promise<void> {
      let calm = 0
      await until('nobody sending', async () => {
        const busy = await keeper.evaluate(async () => {
          const { held = [], pending = [] } = await navigator.locks.query()
          return [...held, ...pending].some(({ name }) => name === 'outbox')
        })
        calm = busy ? 0 : calm + 1
        return calm > 2
      })
    },
    fillDisk: () => disk.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1 }),
    freeDisk: () => disk.send('Storage.overrideQuotaForOrigin', { origin: url }),
    /** Writes the session to the storage all tabs share, as another tab does that signs in or out. */
    signIn: (auth: object | null) =>
      keeper.evaluate(
        (stored) => localStorage.setItem('persist:root', stored),
        JSON.stringify({ auth: auth ?? { token: null, user: null }, compare: {} }),
      ),
    signedIn: (): Promise<string | null> =>
      keeper.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth?.user?.owner ?? null),
    records: () => keptRecords(keeper),
    /** Stores a record in the outbox, as an earlier visit would have left it, unless its slot is taken. */
    leave: (record: Submission) =>
      keeper.evaluate(
        async (slot, left) => {
          const disk = await new Promise<IDBDatabase>((resolve, reject) => {
            const opening = indexedDB.open('outbox')
            opening.onsuccess = () => resolve(opening.result)
            opening.onerror = () => reject(opening.error)
          })
          const writing = disk.transaction('submissions', 'readwrite')
          const store = writing.objectStore('submissions')
          const found = store.get(slot)
          found.onsuccess = () => {
            if (found.result === undefined) store.put(left, slot)
          }
          await new Promise<void>((resolve, reject) => {
            writing.oncomplete = () => resolve()
            writing.onabort = () => reject(writing.error)
          })
          disk.close()
        },
        getSlot(record),
        record,
      ),
    /** Returns uncaught errors and violations of the content security policy of all tabs so far. */
    uncaught: () => faults.flat().filter((fault) => /^uncaught|Content Security Policy/.test(fault)),
  }
}
