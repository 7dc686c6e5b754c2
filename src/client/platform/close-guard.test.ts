import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runGuarded } from './close-guard.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

/** Whether the browser would ask before closing the page. */
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks from before something is on its way until all of it has arrived, or has failed', async () => {
  let arrive = () => {}
  let fail = () => {}
  let asked = false
  expect(asks()).toBe(false)
  const first = runGuarded(() => {
    asked = asks()
    return new Promise<void>((resolve) => {
      arrive = resolve
    })
  })
  expect(asked).toBe(true)
  const second = runGuarded(
    () =>
      new Promise<void>((_, reject) => {
        fail = () => reject(new Error('the network'))
      }),
  )
  arrive()
  await first
  expect(asks()).toBe(true)
  fail()
  await expect(second).rejects.toThrow('the network')
  expect(asks()).toBe(false)
})
