import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { wordsIn } from '../../../../../tests/support/project/words.ts'
import { Contribution } from './Contribution.tsx'

const show = (cons: string, lng: 'english' | 'arabic') =>
  markup(<Contribution lines={[{ name: 'cons', value: cons }]} />, { lng })
const listMarked = (html: string) => [...html.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, words]) => words)

test.each([
  ['english', 'The manager is an idiot, ask Mr. Fahd', ['idiot', 'Mr. Fahd']],
  ['arabic', 'المدير حمار، اسأل الأستاذ فهد', ['حمار', 'الأستاذ فهد']],
] as const)('the desk shows insults and names of people in a text, in %s', async (lng, text, marked) => {
  const html = await show(text, lng)
  expect(listMarked(html)).toEqual(marked)
  expect(wordsOfMarkup(html)).toContain(wordsIn(lng)('moderation:marked'))
})

test.each([
  ['english', 'The worst management, stupid rules'],
  ['arabic', 'الإدارة فاشلة والقرارات غبية'],
] as const)('a text that criticises has no mark, in %s', async (lng, text) => {
  const html = await show(text, lng)
  expect(listMarked(html)).toEqual([])
  expect(wordsOfMarkup(html)).not.toContain(wordsIn(lng)('moderation:marked'))
})
