import { describe, expect, it } from 'vitest'
import { check } from '../../contract/form/check.ts'
import { getFormOfKind } from '../../contract/reviews/reviews.ts'
import { createDemoCompanies } from './companies.ts'
import { demoPeople } from './people.ts'

const companies = createDemoCompanies()
const now = new Date('2026-11-15')

describe('demonstration people', () => {
  it('are a member with four companies, a company review and a shared salary, an employer and two moderators, one of them a lead', () => {
    expect(demoPeople.map(({ email }) => email.split('@')[0])).toEqual(['member', 'employer', 'moderator', 'lead'])
    const [member, employer] = demoPeople
    expect(member?.experience.map(({ company_id }) => companies[company_id - 1]?.name_en)).toEqual([
      'Masar Alwaha Logistics',
      'Mirsat Ports & Customs',
      'Qafila Freight',
      'Ufuq Aviation Services',
    ])
    for (const { type, answers } of member?.shared ?? [])
      expect(check(getFormOfKind(type), answers, { side: 'wire', now })).toMatchObject({ ok: true })
    expect(member?.shared.map(({ type }) => type)).toEqual(['company', 'salary'])
    expect(employer?.represents?.company_ids.every((id) => companies[id - 1]?.unlocked === 1)).toBe(true)
  })
})
