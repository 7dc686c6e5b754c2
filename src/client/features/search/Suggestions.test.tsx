import { expect, it } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { readKey } from '../../../contract/endpoint.ts'
import type { AutocompleteItem } from '../../../contract/lookups/lists.schema.ts'
import { listTitles } from '../../../contract/salaries/browse.ts'
import { Suggestions } from './Suggestions.tsx'
import {
  buildCompanyPath,
  buildSearchPath,
  getChoicePath,
  getEnterPath,
  type SearchBoxState,
} from './use-search-box.ts'

const box = (typed: string, items?: AutocompleteItem[], leadsToPages = false) =>
  ({
    typed,
    leadsToPages,
    items: items ?? [],
    found: items ? { state: 'ready', text: typed, items } : { state: 'idle' },
    active: -1,
    listId: 'list',
    optionId: (at: number) => `list-${at}`,
  }) as unknown as SearchBoxState

it('S-001, S-002: a result leads to /company/{id}/overview, free text to /search?q={text}', () => {
  expect(buildCompanyPath(7)).toBe('/company/7/overview')
  expect(buildSearchPath(' oasis & co ')).toBe('/search?q=oasis%20%26%20co')
})

it("S-003, S-004: no result shows 'Sorry, there are no companies matching', with a link to the search page", async () => {
  const html = await markup(<Suggestions box={box('zzz', [])} />)
  expect(wordsOfMarkup(html)).toContain('Sorry, there are no companies matching')
  expect(linksOf(html)).toEqual(['/search?q=zzz'])
})

it('S-002, S-004: below results a link leads to all of them on the search page', async () => {
  const html = await markup(<Suggestions box={box('mas', [{ id: 2, name: 'Masar Logistics', is_approved: 1 }])} />)
  expect(linksOf(html)).toEqual(['/search?q=mas'])
  expect(wordsOfMarkup(html)).toContain('See all results for “mas”')
})

it('S-001, S-002: Enter opens the highlighted result, else the search for the text; without either it does nothing', () => {
  const masar = { id: 7, name: 'Masar', is_approved: 1 } as AutocompleteItem
  expect(getEnterPath('oasis & co', masar)).toBe('/company/7/overview')
  expect(getEnterPath('oasis & co')).toBe('/search?q=oasis%20%26%20co')
  expect(getEnterPath('  ')).toBeUndefined()
})

it('S-005: a result that is not approved cannot be chosen, by a press or by Enter', () => {
  const [pending, open] = [0, 1].map((is_approved) => ({ id: 7, name: 'Masar', is_approved }) as AutocompleteItem)
  expect([getChoicePath(pending!), getEnterPath('mas', pending)]).toEqual([undefined, undefined])
  expect([getChoicePath(open!), getEnterPath('mas', open)]).toEqual(['/company/7/overview', '/company/7/overview'])
})

it('S-005: a result that is not approved shows disabled', async () => {
  const html = await markup(
    <Suggestions
      box={box('mas', [
        { id: 1, name: 'Masar Training', is_approved: 0 },
        { id: 2, name: 'Masar Logistics', is_approved: 1 },
      ])}
    />,
  )
  const options = html.match(/<div id="list-\d"[^>]*>/g) ?? []
  expect(options.map((option) => option.includes('aria-disabled="true"'))).toEqual([true, false])
})

it("S-006: the hint before anything is typed reads 'type to view results'", async () => {
  expect(wordsOfMarkup(await markup(<Suggestions box={box('')} />))).toBe('type to view results')
})

it('a profession leads to its pay, below the companies, where companies are not to be chosen', async () => {
  const titles = [{ id: 14, name: 'Accountant' }]
  const answers = { [readKey(listTitles, { query: { q: 'account', limit: 3 } })]: { titles } }
  const shown = async (leads: boolean) =>
    linksOf(await markup(<Suggestions box={box('account', [], leads)} />, { answers }))
  expect(await shown(true)).toEqual(['/search?q=account', '/salaries/14'])
  expect(await shown(false)).toEqual(['/search?q=account'])
})
