import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import Setup from './Setup.tsx'

test('the page of the first administrator has one main heading, and says that its link works once', async () => {
  const html = await markup(<Setup params={{ token: 'none' }} />)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(wordsOfMarkup(html)).toContain('This link works once.')
})
