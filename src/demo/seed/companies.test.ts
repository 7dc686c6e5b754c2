import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type LookupName, lookups } from '../../server/lookups/lists.ts'
import { createDemoCompanies } from './companies.ts'

const companies = createDemoCompanies()
const has = (list: LookupName, id: unknown) => lookups[list].some((row) => row.id === id)
const hash = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex')
const arabic = (text: unknown) => /\p{Script=Arabic}/u.test(String(text))
const site = new URL('../../../public/', import.meta.url)

describe('demonstration companies', () => {
  it('are the same every time', () => {
    expect(hash(createDemoCompanies())).toBe(hash(companies))
  })

  it('are 200, numbered from 1, with names of their own in both languages', () => {
    expect(companies.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
    for (const name of ['name_en', 'name_ar', 'website'] as const)
      expect(new Set(companies.map((company) => company[name])).size).toBe(200)
    expect(companies[0]).toMatchObject({ name_en: 'Masar Alwaha Logistics', city_id: 5, founded: 2009, unlocked: 1 })
  })

  it('have every text in both languages', () => {
    for (const company of companies) {
      for (const [key, value] of Object.entries(company)) {
        if (key.endsWith('_ar')) expect(arabic(value), `${company.name_en} ${key}`).toBe(true)
        if (key.endsWith('_en')) expect(arabic(value), `${company.name_en} ${key}`).toBe(false)
        expect(String(value), `${company.name_en} ${key}`).not.toMatch(/[{}]|undefined/)
      }
      expect(company.about_en.split(/\.(?: |$)/).length - 1).toBeGreaterThanOrEqual(2)
    }
  })

  it('refer to what exists', () => {
    for (const company of companies) {
      expect(has('cities', company.city_id) && has('employeeNumbers', company.size_id)).toBe(true)
      expect(has('companyTypes', company.type_id) && has('industries', company.industry_id)).toBe(true)
      for (const id of company.competitor_ids) expect(companies[id - 1]?.is_approved).toBe(1)
      expect(company.competitor_ids).not.toContain(company.id)
      for (const path of [company.logo, company.image])
        if (path) expect(existsSync(new URL(`.${path}`, site))).toBe(true)
    }
  })

  it('lead nowhere real: every address ends in .example, every phone number is one for fiction', () => {
    for (const { website, map_url, social, ceo, phone } of companies) {
      for (const address of [website, map_url, ceo?.linkedin ?? website, ...Object.values(social)])
        expect(new URL(address).hostname).toMatch(/\.example$/)
      expect(phone).toMatch(/^\+966 1[1-7] 555 01\d\d$/)
    }
  })

  it('are unlocked, unapproved or without a chief executive now and then', () => {
    const count = (test: (company: (typeof companies)[number]) => unknown) => companies.filter(test).length
    expect(count(({ unlocked }) => unlocked)).toBeGreaterThan(70)
    expect(count(({ unlocked }) => unlocked)).toBeLessThan(110)
    expect(count(({ is_approved }) => !is_approved)).toBe(5)
    expect(count(({ ceo }) => !ceo)).toBeGreaterThan(10)
  })
})

describe('demonstration pictures', () => {
  it.each([
    ['logos', 1024],
    ['covers', 4096],
  ])('%s are small, carry no script and fetch nothing', (folder, most) => {
    for (const file of readdirSync(new URL(`demo/${folder}/`, site))) {
      const text = readFileSync(new URL(`demo/${folder}/${file}`, site), 'utf8')
      expect(Buffer.byteLength(text), file).toBeLessThan(most)
      expect(text.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(
        /script|href|https?:|\bon\w+=|@import|style/i,
      )
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 /)
    }
  })
})
