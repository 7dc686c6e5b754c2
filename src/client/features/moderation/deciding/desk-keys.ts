import { ignorePageKey } from '../../../router/page-key.ts'

/** The keys of the desk and what they do, in the order they are shown; `code` is where each lies on the keyboard. */
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

/** Nobody has seen in less, in ms, which case is shown: a key pressed earlier was meant for what stood there before. */
export const glance = 200

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  shiftKey?: boolean
  /** What has the focus. */
  target: unknown
}

const isDigit = ({ code }: PressedKey) => /^Digit[1-9]$|^Numpad[1-9]$/.test(code)

/**
 * The reason a digit stands for, from 0: the first of those a case of this kind can be rejected for is `1`. A keyboard that
 * writes Arabic may write its digits. Undefined for every other key, and wherever keys mean nothing (`findActByKey`).
 */
export function findReasonByKey(pressed: PressedKey): number | undefined {
  if (ignorePageKey(pressed)) return undefined
  return isDigit(pressed) && /^\p{Nd}$/u.test(pressed.key) ? Number(pressed.code.at(-1)) - 1 : undefined
}

/** What a key held with Shift means for all chosen cases: a reason, from 0, or that they are approved. */
export function findActOfAll(pressed: PressedKey): number | 'approve' | undefined {
  if (!pressed.shiftKey || ignorePageKey(pressed)) return undefined
  if (pressed.code === 'KeyA') return 'approve'
  return isDigit(pressed) ? Number(pressed.code.at(-1)) - 1 : undefined
}

/**
 * What a key means; nothing while somebody is typing, holds another key, or a dialog is open. On a keyboard that writes
 * Arabic the letters are found by their place.
 */
export function findActByKey(pressed: PressedKey): DeskAct | undefined {
  if (ignorePageKey(pressed)) return undefined
  const { key, code, shiftKey } = pressed
  // Letters held with Shift are for all that are chosen.
  if (shiftKey && /^\p{L}$/u.test(key)) return undefined
  const arabic = /^\p{Script=Arabic}|؟$/u.test(key)
  return deskKeys.find((one) => (arabic ? one.code === code : one.key === key))?.does
}
