import { expect, test } from 'vitest'
import { sampleCompany } from '../../../../../tests/support/answers/sample-company.ts'
import { markup } from '../../../../../tests/support/markup.tsx'
import { getCompanyProfile } from '../../../../contract/companies/companies.ts'
import { unlockForm } from '../../../../contract/employers/unlock.ts'
import { readKey } from '../../../../contract/endpoint.ts'
import { getSpecialisations } from '../../../../contract/lookups/lists.ts'
import { compareForm } from '../../../../contract/salaries/compare.ts'
import { FormView } from '../../FormView.tsx'

const readValue = (html: string, name: string) =>
  / value="([^"]*)"/.exec(html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`))?.[0] ?? '')?.[1]
const nothing = async () => []

test('E-205: a company that was chosen before a reload stands in its field by name', async () => {
  const company = sampleCompany({ id: 7, name: 'Masar Alwaha Logistics' })
  const html = await markup(
    <FormView form={unlockForm} strings="unlock" initial={{ company: 7 }} onSubmit={nothing} />,
    { answers: { [readKey(getCompanyProfile, { params: { id: 7 } })]: company } },
  )
  expect(readValue(html, 'company')).toBe('Masar Alwaha Logistics')
})

test('so does an item of a list that hangs on another answer', async () => {
  const html = await markup(
    <FormView form={compareForm} strings="compare" initial={{ education: 2, specilization: 31 }} onSubmit={nothing} />,
    { answers: { [readKey(getSpecialisations, { params: { id: '2' } })]: [{ id: 31, name: 'Accounting', also: [] }] } },
  )
  expect(readValue(html, 'specilization')).toBe('Accounting')
})

test('an item that was joined into another is shown as that one; a hidden item is shown only where it was chosen', async () => {
  const items = [
    { id: 31, name: 'Accounting', also: [], was: [30] },
    { id: 32, name: 'Alchemy', also: [], hidden: 1 as const },
  ]
  const answers = { [readKey(getSpecialisations, { params: { id: '2' } })]: items }
  const shownFor = async (specilization: number) => {
    const initial = { education: 2, specilization }
    const form = <FormView form={compareForm} strings="compare" initial={initial} onSubmit={nothing} />
    return readValue(await markup(form, { answers }), 'specilization')
  }
  expect([await shownFor(30), await shownFor(31), await shownFor(32)]).toEqual(['Accounting', 'Accounting', 'Alchemy'])
})
