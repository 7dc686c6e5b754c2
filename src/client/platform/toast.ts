import { createSignal } from './signal.ts'

export type ToastKind = 'pending' | 'success' | 'error' | 'info'

export interface ToastWords {
  kind: ToastKind
  text: string
  /** A second line, less prominent. */
  detail?: string
  /** Called once when the toast closes, by itself or by hand (spec 8: leave the page when it closes). */
  onClose?: () => void
}

export interface Toast extends ToastWords {
  id: number
  /** Counts updates: the time bar restarts with each. */
  turn: number
}

/** Toasts close themselves after this time (spec 9); a pending one stays until it is updated or dismissed. */
export const TOAST_MS = 5000

export const toasts = createSignal<readonly Toast[]>([])

let lastId = 0
const timers = new Map<number, { handle: ReturnType<typeof setTimeout>; startedAt: number; left: number }>()

function stop(id: number): number {
  const timer = timers.get(id)
  if (!timer) return 0
  clearTimeout(timer.handle)
  timers.delete(id)
  return timer.left - (Date.now() - timer.startedAt)
}

function start(id: number, left: number): void {
  timers.set(id, { handle: setTimeout(() => dismissToast(id), left), startedAt: Date.now(), left })
}

/** Returns for how much of its time a toast has been shown, in ms; 0 while its timer is paused. */
export function getShownTime(id: number): number {
  const timer = timers.get(id)
  return timer ? TOAST_MS - timer.left + Date.now() - timer.startedAt : 0
}

/** Shows a toast and returns its id, to update or dismiss it. */
export function showToast(words: ToastWords): number {
  lastId += 1
  const id = lastId
  toasts.set([...toasts.get(), { ...words, id, turn: 0 }])
  if (words.kind !== 'pending') start(id, TOAST_MS)
  return id
}

/** Changes a toast in place, as pending becomes success or error; shows it again when it is already closed. */
export function updateToast(id: number, words: ToastWords): number {
  const shown = toasts.get().find((one) => one.id === id)
  if (!shown) return showToast(words)
  stop(id)
  toasts.set(toasts.get().map((one) => (one.id === id ? { ...words, id, turn: one.turn + 1 } : one)))
  if (words.kind !== 'pending') start(id, TOAST_MS)
  return id
}

/** Closes a toast; does nothing when it is already closed. */
export function dismissToast(id: number): void {
  const shown = toasts.get().find((one) => one.id === id)
  if (!shown) return
  stop(id)
  toasts.set(toasts.get().filter((one) => one.id !== id))
  shown.onClose?.()
}

/** Pauses every toast's timer while a person points at the toasts or has the focus within them. */
export function pauseToasts(): () => void {
  const held = toasts.get().flatMap(({ id }) => (timers.has(id) ? [{ id, left: stop(id) }] : []))
  return () => {
    const present = new Set(toasts.get().map(({ id }) => id))
    for (const { id, left } of held) if (present.has(id) && !timers.has(id)) start(id, Math.max(1000, left))
  }
}
