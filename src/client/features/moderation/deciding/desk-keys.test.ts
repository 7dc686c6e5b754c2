import { expect, test } from 'vitest'
import { deskKeys, findActByKey, findActOfAll, findReasonByKey } from './desk-keys.ts'

const pressed = (key: string, also: Partial<Parameters<typeof findActByKey>[0]> = {}) =>
  findActByKey({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, target: null, ...also })
/** Creates an element inside the named elements, as `closest` finds them. */
const within = (...names: string[]) =>
  ({
    closest: (selector: string) => names.find((name) => selector.split(', ').includes(name)) ?? null,
  }) as unknown as EventTarget

test('each key of the desk has one meaning', () => {
  expect(deskKeys.map(({ key }) => pressed(key))).toEqual([
    'next',
    'previous',
    'approve',
    'reject',
    'undo',
    'choose',
    'open',
    'help',
  ])
  expect(new Set(deskKeys.map(({ key }) => key)).size).toBe(deskKeys.length)
  expect([pressed('y'), pressed('A'), pressed('Enter')]).toEqual([undefined, undefined, undefined])
})

test('keys do nothing while a person types, in a dialog, or together with another key', () => {
  for (const place of ['input', 'textarea', 'select', '[contenteditable]', '[aria-modal="true"]'])
    expect(pressed('r', { target: within(place) })).toBeUndefined()
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(pressed('r', { [held]: true })).toBeUndefined()
  expect(pressed('r', { target: within('article') })).toBe('reject')
})

test('a keyboard that writes Arabic has them in the same places', () => {
  const letters = ['ت', 'ن', 'ش', 'ق', 'ع', 'ء', 'خ', '؟']
  expect(letters.map((letter, place) => pressed(letter, { code: deskKeys[place]!.code }))).toEqual(
    deskKeys.map(({ does }) => does),
  )
  // On any other keyboard layout the letter counts, no matter what its position.
  expect(pressed('j', { code: 'KeyC' })).toBe('next')
  expect(pressed('p', { code: 'KeyR' })).toBeUndefined()
})

test('a digit is the reason of its place, no matter which digits the keyboard writes', () => {
  const digit = (key: string, code: string, also: Partial<Parameters<typeof findActByKey>[0]> = {}) =>
    findReasonByKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, target: null, ...also })
  expect([digit('1', 'Digit1'), digit('٣', 'Digit3'), digit('6', 'Numpad6')]).toEqual([0, 2, 5])
  // With Shift a digit types a sign; 0 stands for no reason.
  expect([digit('!', 'Digit1'), digit('0', 'Digit0'), digit('a', 'KeyA')]).toEqual([undefined, undefined, undefined])
  expect(digit('1', 'Digit1', { target: within('input') })).toBeUndefined()
  expect(digit('1', 'Digit1', { ctrlKey: true })).toBeUndefined()
})

test('with Shift a key means all that are chosen', () => {
  const all = (key: string, code: string, also: Partial<Parameters<typeof findActByKey>[0]> = {}) =>
    findActOfAll({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: true, target: null, ...also })
  expect([all('!', 'Digit1'), all('٤', 'Digit4'), all('A', 'KeyA'), all('ِ', 'KeyA')]).toEqual([
    0,
    3,
    'approve',
    'approve',
  ])
  expect([all('J', 'KeyJ'), all('1', 'Digit1', { shiftKey: false })]).toEqual([undefined, undefined])
  expect(all('!', 'Digit1', { target: within('textarea') })).toBeUndefined()
})
