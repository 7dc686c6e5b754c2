/** The keys of the desk and what they do, in the order they are shown; `code` is where each lies on the keyboard. */
export const deskKeys = [
  { key: 'j', code: 'KeyJ', does: 'next' },
  { key: 'k', code: 'KeyK', does: 'previous' },
  { key: 'a', code: 'KeyA', does: 'approve' },
  { key: 'r', code: 'KeyR', does: 'reject' },
  { key: 'u', code: 'KeyU', does: 'undo' },
  { key: '?', code: 'Slash', does: 'help' },
] as const
export type DeskAct = (typeof deskKeys)[number]['does']

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  /** What has the focus. */
  target: unknown
}

/**
 * What a key means; nothing while somebody is typing, holds another key, or a dialog is open. On a keyboard that writes
 * Arabic the letters are found by their place.
 */
export function actOf({ key, code, ctrlKey, metaKey, altKey, target }: Pressed): DeskAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if ((target as Element | null)?.closest?.('input, textarea, select, [contenteditable], dialog')) return undefined
  const arabic = /^\p{Script=Arabic}|؟$/u.test(key)
  return deskKeys.find((one) => (arabic ? one.code === code : one.key === key))?.does
}
