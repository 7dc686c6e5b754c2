import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from '../../../tests/support/wait-for.ts'

const send = vi.fn(async () => {})
vi.mock('./page.ts', () => ({
  send,
  store: {
    read: async () => ({ records: [], sent: [] }),
    subscribe: () => () => {},
    transact: vi.fn(),
    kept: () => true,
  },
}))
vi.mock('./resume.ts', () => ({ resumeHeld: async () => {} }))
vi.mock('./badge.ts', () => ({ showBadge: () => {} }))
vi.mock('../session/lease.ts', () => ({ watchSession: () => () => {} }))

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = new EventTarget()
let stop = () => {}

beforeEach(async () => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: false })
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, browser[name].bind(browser))
  const { startOutbox } = await import('./start.ts')
  stop = startOutbox()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  send.mockClear()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('D-012: what waits is sent', () => {
  it('when the network comes back', async () => {
    const { queue } = await import('./queue.ts')
    expect(queue.offline).toBe(true)
    browser.dispatchEvent(new Event('online'))
    await waitFor(() => expect(send).toHaveBeenCalledWith({ eager: true }))
    expect(queue.offline).toBe(false)
  })

  it('when the page is looked at again, and not when it is left', async () => {
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    expect(send).not.toHaveBeenCalled()
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })

  it('no more once the outbox is stopped', async () => {
    stop()
    browser.dispatchEvent(new Event('online'))
    await Promise.resolve()
    expect(send).not.toHaveBeenCalled()
  })
})
