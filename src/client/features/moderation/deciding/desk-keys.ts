import { ignorePageKey } from '../../../router/page-key.ts'

/**
 * The shortcut keys of the desk and what they do, in the order they are shown; `code` is the position of each on the
 * keyboard.
 */
export const deskKeys = [
  { key: 'j', code: 'KeyJ', does: 'next' },
  { key: 'k', code: 'KeyK', does: 'previous' },
  { key: 'a', code: 'KeyA', does: 'approve' },
  { key: 'r', code: 'KeyR', does: 'reject' },
  { key: 'u', code: 'KeyU', does: 'undo' },
  { key: 'x', code: 'KeyX', does: 'choose' },
  { key: 'o', code: 'KeyO', does: 'open' },
  { key: '?', code: 'Slash', does: 'help' },
] as const
export type DeskAct = (typeof deskKeys)[number]['does']

/**
 * The time, in ms, within which nobody has seen which case is shown: a key pressed earlier was meant for the case shown
 * before.
 */
export const glance = 200

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  shiftKey?: boolean
  /** The focused element. */
  target: unknown
}

const isDigit = ({ code }: PressedKey) => /^Digit[1-9]$|^Numpad[1-9]$/.test(code)

/**
 * Returns the reason a digit stands for, from 0: the first of those a case of this kind can be rejected for is `1`. An
 * Arabic keyboard may type Arabic digits. Undefined for every other key, and wherever shortcut keys are ignored
 * (`findActByKey`).
 */
export function findReasonByKey(pressed: PressedKey): number | undefined {
  if (ignorePageKey(pressed)) return undefined
  return isDigit(pressed) && /^\p{Nd}$/u.test(pressed.key) ? Number(pressed.code.at(-1)) - 1 : undefined
}

/**
 * Returns what a key pressed with Shift does to all selected cases: rejects them for a reason, from 0, or approves
 * them.
 */
export function findActOfAll(pressed: PressedKey): number | 'approve' | undefined {
  if (!pressed.shiftKey || ignorePageKey(pressed)) return undefined
  if (pressed.code === 'KeyA') return 'approve'
  return isDigit(pressed) ? Number(pressed.code.at(-1)) - 1 : undefined
}

/**
 * Returns what a key does; undefined while the moderator is typing, holds a modifier key, or a dialog is open. On an
 * Arabic keyboard the letters are found by their position.
 */
export function findActByKey(pressed: PressedKey): DeskAct | undefined {
  if (ignorePageKey(pressed)) return undefined
  const { key, code, shiftKey } = pressed
  // Letters with Shift act on all selected cases.
  if (shiftKey && /^\p{L}$/u.test(key)) return undefined
  const arabic = /^\p{Script=Arabic}|؟$/u.test(key)
  return deskKeys.find((one) => (arabic ? one.code === code : one.key === key))?.does
}
