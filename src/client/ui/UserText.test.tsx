import { expect, it } from 'vitest'
import { markup } from '../../../tests/support/markup.tsx'
import { OneWord } from './OneWord.tsx'
import { UserText } from './UserText.tsx'

it.each([
  ['Growth', 'en'],
  ['نمو', 'ar'],
  ['فريق رائع، والـ HR متعاون', 'ar'],
])('%s is spoken as what it is, no matter what the language of the page', async (words, language) => {
  for (const html of [
    await markup(<UserText as="p">{words}</UserText>),
    await markup(<OneWord tone="good" word={words} />),
  ])
    expect(html).toMatch(new RegExp(`dir="auto" lang="${language}"[^>]*>${words}<`))
})

it('numbers are of no language', async () => {
  expect(await markup(<UserText>2026</UserText>)).not.toContain('lang=')
})

it('highlighted words are marked with their own language', async () => {
  expect(await markup(<UserText shown={<mark>Gro</mark>}>Growth</UserText>)).toMatch(/lang="en"[^>]*><mark/)
})
