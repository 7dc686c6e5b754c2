import { expect, it } from 'vitest'
import { markup } from '../../../tests/support/markup.tsx'
import { Said } from './Said.tsx'
import { Word } from './Word.tsx'

it.each([
  ['Growth', 'en'],
  ['نمو', 'ar'],
  ['فريق رائع، والـ HR متعاون', 'ar'],
])('%s is spoken as what it is, no matter what the language of the page', async (words, language) => {
  for (const html of [await markup(<Said as="p">{words}</Said>), await markup(<Word tone="good" word={words} />)])
    expect(html).toMatch(new RegExp(`dir="auto" lang="${language}"[^>]*>${words}<`))
})

it('numbers are of no language', async () => {
  expect(await markup(<Said>2026</Said>)).not.toContain('lang=')
})

it('what is drawn of the words is in their language', async () => {
  expect(await markup(<Said drawn={<mark>Gro</mark>}>Growth</Said>)).toMatch(/lang="en"[^>]*><mark/)
})
