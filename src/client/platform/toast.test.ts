import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, getShownTime, pauseToasts, showToast, TOAST_MS, toasts, updateToast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id)
  vi.useRealTimers()
})

const texts = () => toasts.get().map(({ text }) => text)

it('toasts close themselves after 5000 ms and say so once', () => {
  const onClose = vi.fn()
  showToast({ kind: 'error', text: 'You are not authorized to access you will be logged out', onClose })
  vi.advanceTimersByTime(TOAST_MS - 1)
  expect(texts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(texts()).toHaveLength(0)
  expect(onClose).toHaveBeenCalledOnce()
})

it('a pending toast stays, then its time starts with the outcome', () => {
  const id = showToast({ kind: 'pending', text: 'Pending' })
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Pending'])
  updateToast(id, { kind: 'success', text: 'Your review was sent' })
  expect(texts()).toEqual(['Your review was sent'])
  vi.advanceTimersByTime(TOAST_MS)
  expect(texts()).toEqual([])
})

it('an outcome is shown even when the pending toast was closed by hand', () => {
  const id = showToast({ kind: 'pending', text: 'Pending' })
  dismissToast(id)
  updateToast(id, { kind: 'error', text: 'Backend Error Occured' })
  expect(texts()).toEqual(['Backend Error Occured'])
})

it('time stands still while a person points at the toasts', () => {
  showToast({ kind: 'info', text: 'Coming soon' })
  vi.advanceTimersByTime(3000)
  const release = pauseToasts()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Coming soon'])
  release()
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual([])
})

it('says how long a toast has been shown: its time bar goes on there when it is drawn again', () => {
  const id = showToast({ kind: 'info', text: 'Coming soon' })
  vi.advanceTimersByTime(1200)
  expect(getShownTime(id)).toBe(1200)
  const go = pauseToasts()
  vi.advanceTimersByTime(3000)
  go()
  vi.advanceTimersByTime(300)
  expect(getShownTime(id)).toBe(1500)
  updateToast(id, { kind: 'info', text: 'Soon' })
  expect(getShownTime(id)).toBe(0)
})
