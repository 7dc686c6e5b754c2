import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { choose } from '../../../tests/support/setup/whole.ts'
import { check } from '../../contract/form/check.ts'
import { getFormOfKind, type ReviewKind, reviewKinds } from '../../contract/reviews/reviews.ts'
import { lookups } from '../../server/lookups/lists.ts'
import { createDemoCompanies } from './companies.ts'
import { firstMonth, lastMonth } from './months.ts'
import { createDemoReviews } from './reviews.ts'

const companies = createDemoCompanies()
const reviews = [...createDemoReviews(companies)]
const now = new Date('2026-11-15')
const hash = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex')
const arabic = (text: unknown) => /\p{Script=Arabic}/u.test(String(text))
const of = (kind: ReviewKind) => reviews.filter(({ type }) => type === kind)
const companyReviews = of('company')
const ofCompany = (id: number) => companyReviews.filter(({ companyId }) => companyId === id)

describe('demonstration reviews', () => {
  it('are the same every time', () => {
    expect(hash([...createDemoReviews(companies)])).toBe(hash(reviews))
  })

  it('are about 20,000 of all kinds, in their months', () => {
    expect(reviews.length).toBeGreaterThan(18_000)
    expect(reviews.length).toBeLessThan(22_000)
    for (const kind of reviewKinds) expect(of(kind).length, kind).toBeGreaterThan(1_000)
    for (const { month, response } of reviews) {
      expect(month >= firstMonth && month <= lastMonth && /^\d{4}-\d\d$/.test(month)).toBe(true)
      if (response) expect(response.month >= month && response.month <= lastMonth).toBe(true)
    }
  })

  it.each(reviewKinds)('%s: what the contract accepts on the wire', { timeout: 30_000 }, (kind) => {
    const all = of(kind)
    const some = all.filter((_, at) => at % 8 === 0)
    const refused = choose(all, some).flatMap(({ answers }) => {
      const checked = check(getFormOfKind(kind), answers, { side: 'wire', now })
      return checked.ok ? [] : [{ answers, problems: checked.problems }]
    })
    expect(refused).toEqual([])
  })

  it('refer to what exists, a job title to its department and a specialisation to its qualification', () => {
    const [levels, statuses] = [lookups.jobLevels, lookups.employmentStatuses].map(
      (rows) => new Set(rows.map(({ id }) => id)),
    )
    const departments = new Map(lookups.jobTitles.map(({ id, department_id }) => [id, department_id]))
    const qualifications = new Map(lookups.specialisations.map(({ id, qualification_id }) => [id, qualification_id]))
    const cities = new Set(lookups.cities.map(({ id }) => id))
    for (const { answers, companyId } of reviews) {
      expect(companies[companyId - 1]?.is_approved).toBe(1)
      expect(departments.get(answers.jobtitle as number)).toBe(answers.department)
      expect(qualifications.get(answers.specilization as number)).toBe(answers.education)
      expect(cities.has((answers.cities ?? answers.city_id) as number)).toBe(true)
      expect(levels?.has(answers.joblevel as number) && statuses?.has(answers.employment_status as number)).toBe(true)
    }
  })

  it('are written in Arabic somewhat more often than in English', () => {
    const share = of('company').filter(({ answers }) => arabic(answers.pros)).length / of('company').length
    expect(share).toBeGreaterThan(0.52)
    expect(share).toBeLessThan(0.58)
    for (const { answers } of of('company'))
      expect(new Set([answers.pros, answers.cons, answers.good_word, answers.bad_word].map(arabic)).size).toBe(1)
  })

  it('differ in size by company: hundreds, dozens, nine, five, three, one, none', () => {
    const counts = companies.map(({ id }) => ofCompany(id).length)
    expect(counts[0]).toBe(412)
    expect(counts.filter((count) => count >= 100).length).toBeGreaterThan(8)
    for (const few of [1, 3, 5, 9]) expect(counts.filter((count) => count === few).length).toBeGreaterThan(0)
    expect(companies.filter(({ id, is_approved }) => is_approved && counts[id - 1] === 0).length).toBe(4)
  })

  it('follow how the company is: stars near its level, all of them given by a person', () => {
    const masar = ofCompany(1).map(({ answers }) => answers.rate as number)
    expect(masar.reduce((sum, rate) => sum + rate, 0) / masar.length).toBeCloseTo(4.1, 1)
    expect(new Set(masar).size).toBe(5)
  })

  it('rarely read alike: hardly a sentence comes twice on a page of 10, newest first', () => {
    let sentences = 0
    let repeated = 0
    for (const { id } of companies) {
      const newest = [...ofCompany(id)].reverse()
      for (let at = 0; at < newest.length; at += 10) {
        const page = newest
          .slice(at, at + 10)
          .flatMap(({ answers }) => `${answers.pros} ${answers.cons}`.split(/(?<=\.) /))
        sentences += page.length
        repeated += page.length - new Set(page).size
      }
    }
    expect(sentences).toBeGreaterThan(20_000)
    expect(repeated / sentences).toBeLessThan(0.005)
  })

  it('are answered only by companies with a representative', () => {
    const answered = reviews.filter(({ response }) => response)
    expect(answered.length).toBeGreaterThan(500)
    for (const { companyId, response, answers } of answered) {
      expect(companies[companyId - 1]?.unlocked).toBe(1)
      expect(arabic(response?.text)).toBe(arabic(answers.pros))
    }
  })

  it('pay more for a higher level', () => {
    const median = (level: number) => {
      const pay = of('salary').filter(({ answers }) => answers.joblevel === level && answers.per_duration === 'month')
      const sorted = pay.map(({ answers }) => answers.salary as number).sort((a, b) => a - b)
      return sorted[sorted.length >> 1]!
    }
    const medians = [1, 2, 3, 4, 5, 7, 8].map(median)
    expect(medians).toEqual([...medians].sort((a, b) => a - b))
  })
})
