import { expect, it } from 'vitest'
import { asReleased } from '../../../../../tests/support/answers/as-released.ts'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { buildTabPath, companyTabs, countTab, getTab } from './company-tabs.ts'

it('R-013, R-014, R-015: /company/{id} is the overview, and each tab but one has a subpath', () => {
  expect(getTab(undefined)).toBe('overview')
  expect(getTab('interviews')).toBe('interviews')
  expect(getTab('elsewhere')).toBeUndefined()
  expect(buildTabPath(7, 'overview')).toBe('/company/7/overview')
})

it("C-008: 'rate company' leads to the wizard for this company", () => {
  expect(buildTabPath(7, 'rate')).toBe('/rateCompany?type=company&id=7')
  expect(companyTabs).toHaveLength(9)
})

it('a tab carries its count where there is one', () => {
  const counts = asReleased<Company['counts']>({ reviews: 4, salaries: 30, interviews: 20, questions: 1 })
  expect(countTab(counts, 'reviews')).toBe(4)
  expect(countTab(counts, 'culture')).toBeUndefined()
})
