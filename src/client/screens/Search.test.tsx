import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import Search from './Search.tsx'

const show = async (q: string) => {
  const html = await markup(<Search />, { path: `/search?q=${q}` })
  return { heading: wordsOfMarkup(/<h1.*?<\/h1>/.exec(html)![0]), html }
}

test('a long text that was searched for is repeated in part, and whole in the field', async () => {
  const long = 'Responsibilities'.repeat(12)
  const { heading, html } = await show(long)
  expect(heading).toBe(`Companies for “${long.slice(0, 60)}…”`)
  expect(html).toContain(`value="${long}"`)
  expect((await show('Rimal')).heading).toBe('Companies for “Rimal”')
})
