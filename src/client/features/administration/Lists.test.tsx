import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { listProposals, readList } from '../../../contract/administration/lists.ts'
import { readKey } from '../../../contract/endpoint.ts'
import Lists from './Lists.tsx'

const item = {
  ...{ id: 7, name_en: 'Accountant', name_ar: 'محاسب', also: ['Bookkeeper'], of: 'Finance', parent: 2 },
  ...{ hidden: false, needed: false, joined: null, companies: null, people: 120 },
}
const gone = { ...item, id: 8, name_en: 'Cost clerk', also: [], people: null, joined: { id: 7, name: 'Accountant' } }
const proposal = { id: 'one', list: 'jobtitles', name: 'Camel keeper', of: null, month: '2026-11', near: ['Beekeeper'] }
const answersWith = (growing: boolean) => ({
  [readKey(readList, { params: { list: 'jobtitles' } })]: { list: 'jobtitles', growing, items: [item, gone] },
  [readKey(listProposals)]: [proposal],
})

test('a list shows its items in both languages, what uses them, what they have become, and what people miss', async () => {
  const words = wordsOfMarkup(await markup(<Lists />, { answers: answersWith(true) }))
  for (const one of ['Accountant', 'محاسب', 'Finance', 'Pay of 120 people, as released', 'Also: Bookkeeper'])
    expect(words).toContain(one)
  for (const one of ['Is Accountant now', 'Take apart', 'Camel keeper', 'Near: Beekeeper', 'Add an item'])
    expect(words).toContain(one)
  const arabic = wordsOfMarkup(await markup(<Lists />, { answers: answersWith(true), lng: 'arabic' }))
  for (const one of ['المسميات الوظيفية', 'رواتب 120 شخص', 'فصل', 'أسماء يفتقدها الناس']) expect(arabic).toContain(one)
})

test('items of a scale are neither added nor joined', async () => {
  const words = wordsOfMarkup(await markup(<Lists />, { answers: answersWith(false) }))
  expect(words).not.toContain('Add an item')
  expect(words).toContain('not added or joined')
})
