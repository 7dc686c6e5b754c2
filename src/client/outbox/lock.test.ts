import { expect, test, vi } from 'vitest'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { createLock } from './lock.ts'
import { lockDraft } from './lock-draft.ts'

/** Locks of a browser that has them and refuses them, as Chromium does where site data is blocked. */
const refusing = {
  request: async () => {
    throw new DOMException('Access to the Locks API is denied in this context', 'SecurityError')
  },
}

test('where locks are refused, work is done one at a time within the page', async () => {
  const lock = createLock(refusing)
  let running = 0
  const work = async () => {
    expect(++running).toBe(1)
    await Promise.resolve()
    running--
    return 'done'
  }
  expect(await Promise.all([lock(work), lock(work)])).toEqual(['done', 'done'])
})

test('work that fails under a lock is not done again', async () => {
  const lock = createLock({ request: async (_: string, run: () => unknown) => run() } as never)
  const work = vi.fn(async () => {
    throw new Error('no')
  })
  await expect(lock(work)).rejects.toThrow('no')
  expect(work).toHaveBeenCalledTimes(1)
})

test('where locks are refused, a draft is open here and nowhere else', async () => {
  const granted = vi.fn()
  const elsewhere = vi.fn()
  lockDraft(refusing, 'slot', { granted, elsewhere })
  await waitFor(() => expect(granted).toHaveBeenCalledTimes(1))
  expect(elsewhere).not.toHaveBeenCalled()
})
