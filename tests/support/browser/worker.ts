import type { Page } from 'puppeteer'
import { until, untilPage } from '../wait.ts'

/** Waits until the page's service worker controls it, so that the site opens without a network from then on. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await untilPage(page, 'a service worker in control', () => navigator.serviceWorker.controller?.state === 'activated')
}

export type WorkerHand = {
  /** Fires the sync event of the outbox, as the browser does when the connection is back, even with no page open. */
  wake: () => Promise<void>
  /** Stops the worker, no matter what it is doing, and waits until it has stopped. */
  stop: () => Promise<void>
}

/** Controls the service worker of the site at `origin` through the browser, from any page of the same profile. */
export async function workerHand(page: Page, origin: string): Promise<WorkerHand> {
  const session = await page.createCDPSession()
  const running = new Map<string, boolean>()
  let registrationId = ''
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))?.registrationId ?? registrationId
  })
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) running.set(versionId, runningStatus !== 'stopped')
  })
  await session.send('ServiceWorker.enable')
  await until('the worker', () => registrationId !== '' && running.size > 0)
  return {
    wake: () =>
      session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false }),
    async stop() {
      await until('the worker stopped', async () => {
        // Repeated on every poll: a page that requests something starts the worker again.
        await session.send('ServiceWorker.stopAllWorkers')
        return ![...running.values()].includes(true)
      })
    },
  }
}
