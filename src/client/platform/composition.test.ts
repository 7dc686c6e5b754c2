import { expect, test } from 'vitest'
import { ignoreComposingKeys } from './composition.ts'

/** Presses a key on a page, and returns what a listener of it heard, and whether the browser acts on it. */
function press(of: { key: string; isComposing?: boolean; keyCode?: number }) {
  const page = new EventTarget()
  const heard: string[] = []
  ignoreComposingKeys(page as Window)
  page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key))
  const event = Object.assign(new Event('keydown', { cancelable: true }), { isComposing: false, keyCode: 0, ...of })
  return { heard, acts: page.dispatchEvent(event) }
}

test('Enter that commits a composition is heard by nothing, and submits nothing', () => {
  expect(press({ key: 'Enter', isComposing: true })).toEqual({ heard: [], acts: false })
  // Safari ends the composition first.
  expect(press({ key: 'Enter', keyCode: 229 })).toEqual({ heard: [], acts: false })
})

test('other keys of an input method reach it, and no list or shortcut of the page', () => {
  for (const key of ['ArrowDown', 'Escape', 'Process', 'a'])
    expect(press({ key, isComposing: true })).toEqual({ heard: [], acts: true })
})

test('any other Enter is heard', () => {
  expect(press({ key: 'Enter', keyCode: 13 })).toEqual({ heard: ['Enter'], acts: true })
})
