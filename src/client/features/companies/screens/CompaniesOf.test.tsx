import { expect, test } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { employersAtFirst, listCompanies } from '../../../../contract/companies/companies.ts'
import { readKey } from '../../../../contract/endpoint.ts'
import { getIndustries } from '../../../../contract/lookups/lists.ts'
import CompaniesOf from './CompaniesOf.tsx'

const industries = [
  { id: 1, name: 'Retail' },
  { id: 2, name: 'Banking' },
]
const lists = { [readKey(getIndustries)]: industries }

test('the industries stand in the order of their names, with ways to the cities and to all companies', async () => {
  const html = await markup(<CompaniesOf content="industry" params={{}} />, { answers: lists })
  expect(linksOf(html)).toEqual(['/industries/2', '/industries/1', '/cities', '/companies'])
})

test('how employers are ordered is said beside them, and not where there are none', async () => {
  const show = async (companies: object[]) => {
    const key = readKey(listCompanies, { query: { industry: 1, sort: 'rating', limit: employersAtFirst } })
    const answers = { ...lists, [key]: { companies, total: companies.length, next: null } }
    return wordsOfMarkup(await markup(<CompaniesOf content="industry" params={{ id: '1-retail' }} />, { answers }))
  }
  const company = { id: 7, name: 'Rimal', other_name: 'رمال', logo: null, is_approved: 1, rate: 4, total_ratings: 12 }
  const one = await show([company])
  expect(one).toContain('Rimal')
  expect(one.match(/How this list is ordered/g)).toHaveLength(1)
  const none = await show([])
  expect(none).toContain('No employer here is on the site yet.')
  expect(none).not.toContain('How this list is ordered')
})
