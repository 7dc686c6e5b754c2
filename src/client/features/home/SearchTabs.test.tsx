import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { SearchTabs } from './SearchTabs.tsx'

test.each([
  ['english', 'Companies', 'Salaries'],
  ['arabic', 'الشركات', 'الرواتب'],
] as const)('the two questions of the home page are tabs of one box, companies first, in %s', async (lng, one, two) => {
  const html = await markup(<SearchTabs companies={<p>a</p>} salaries={<p>b</p>} onNear={() => {}} />, { lng })
  expect(html.match(/role="tab"/g)).toHaveLength(2)
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  expect(wordsOfMarkup(html)).toBe(`${one} ${two} a`)
})
