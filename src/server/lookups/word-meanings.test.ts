import { expect, test } from 'vitest'
import { normalise } from '../../contract/search/normalise.ts'
import groups from './lists/word-meanings.json' with { type: 'json' }
import { meaningOfWord, wordMeanings } from './word-meanings.ts'

test('each meaning has an English and an Arabic name of one word, and no word has two meanings', () => {
  const names = groups.flatMap(([en = '', ar = '']) => [en, ar])
  for (const [en = '', ar = ''] of groups) {
    expect(en).toMatch(/^[A-Z][a-z]+$/)
    expect(ar).toMatch(/^\p{Script=Arabic}+( \p{Script=Arabic}+){0,2}$/u)
  }
  expect(new Set(names).size).toBe(names.length)
  const all = groups.flatMap((group, meaning) => group.map((text) => ({ text, meaning })))
  for (const { text, meaning } of all) expect([text, meaningOfWord.get(normalise(text))]).toEqual([text, meaning])
})

test.each([
  ['نمو', 'Growth'],
  ['النمو', 'Growth'],
  ['مرهقة', 'Exhausting'],
  ['مُرهقه', 'Exhausting'],
  ['SUPPORTIVE', 'Supportive'],
  ['دعم', 'Supportive'],
])('%s means %s', (word, name) => {
  expect(wordMeanings[meaningOfWord.get(normalise(word))!]?.en).toBe(name)
})

test.each(['Kind', 'constructor', ''])('%s means itself', (word) => {
  expect(meaningOfWord.get(normalise(word))).toBeUndefined()
})
