import { expect, test } from 'vitest'
import { markup } from '../../../../tests/support/markup.tsx'
import NotFoundSearch from './NotFoundSearch.tsx'

test.each([
  ['english', 'Company or job title'],
  ['arabic', 'شركة أو مسمى وظيفي'],
] as const)('%s: a page that does not exist has a field that searches, also before the scripts', async (lng, label) => {
  const html = await markup(<NotFoundSearch />, { lng })
  expect(html).toMatch(/<form[^>]*action="\/search"/)
  expect(html).toContain(`aria-label="${label}"`)
  expect(html).toMatch(/<input[^>]*name="q"/)
})
