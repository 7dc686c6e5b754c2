import { describe, expect, test } from 'vitest'
import { companyUpdate } from '../../contract/companies/changes.ts'
import { listVisible } from '../../contract/form/check.ts'
import type { Field } from '../../contract/form/field.ts'
import { lookup, month, year } from '../../contract/form/fields.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewTypeName } from '../../contract/reviews/kinds.ts'
import { reviewTypes } from '../../contract/reviews/reviews.ts'
import { compareForm } from '../../contract/salaries/compare.ts'
import { getWidths } from './layout.ts'

/** Lists the rows of a step on a wide screen, as `a + b`. */
function rows(type: ReviewTypeName, step: number, answers: RawAnswers): string[] {
  return rowsOf(
    listVisible(reviewTypes[type].form, answers)
      .map(({ field }) => field)
      .filter((field) => field.step === step),
  )
}

function rowsOf(fields: readonly Field[]): string[] {
  const found: string[] = []
  let open = false
  getWidths(fields).forEach((width, at) => {
    const name = fields[at]!.name
    if (width === 'half' && open) found.push(`${found.pop()} + ${name}`)
    else found.push(name)
    open = width === 'half' && !open
  })
  return found
}

describe('fields side by side', () => {
  test('a text in English shares its row with the same in Arabic', () => {
    const words = companyUpdate.fields.filter(({ step }) => step === 3)
    expect(new Set(getWidths(words))).toEqual(new Set(['half']))
    const contact = companyUpdate.fields.filter(({ step }) => step === 5).map(({ name }) => name)
    const shown = getWidths(companyUpdate.fields.filter(({ step }) => step === 5))
    expect(contact.filter((_, at) => shown[at] === 'half')).toEqual(['address_en', 'address_ar'])
  })

  test('an odd number of narrow fields gives the first a row', () => {
    expect(rows('company', 1, {})).toEqual(['review_type', 'employment_status + department', 'joblevel + jobtitle'])
  })

  test('a list shares its row with the list that hangs on it, no matter what stands before', () => {
    const asked = ['employer_name', 'is_former']
    expect(rows('company', 2, { is_former: 1 })).toEqual([...asked, 'last_year + cities', 'education + specilization'])
    expect(rows('company', 2, { is_former: 0 })).toEqual([...asked, 'cities', 'education + specilization'])
  })

  test('whether it still holds shares its row with the year, where everybody is asked for that', () => {
    expect(rowsOf(compareForm.fields)).toEqual([
      'total_pay + bonus',
      'annual_leave + joblevel',
      'is_former + year',
      'start + nationality',
      'education + specilization',
    ])
  })

  test('a month shares its row with its year, no matter what follows; a year after anything else goes two by two', () => {
    const city = lookup('city', 'cities')
    expect(rowsOf([month('month'), year('year'), city])).toEqual(['month + year', 'city'])
    expect(rowsOf([city, year('year'), lookup('size', 'employeeNumbers')])).toEqual(['city', 'year + size'])
  })

  test('an amount shares its row with its unit, and a month with its year', () => {
    const found = rows('interview', 3, { get_offer: 'no' })
    expect(found).toContain('month + year')
    expect(found).toContain('duration + duration_type')
    expect(found).toContain('country_id + city_id')
    expect(rows('salary', 3, { get_bonus: 1 })).toContain('cash_bonus + cash_bonus_duration')
  })
})
