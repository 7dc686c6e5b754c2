import { describe, expect, it } from 'vitest'
import { getStageGroup } from '../../contract/form/stages.ts'
import { riyal, saudiArabia, saudiNationality } from '../../contract/lookups/known-ids.ts'
import { type LookupName, type LookupRow, lookups } from './lists.ts'

const lists = Object.entries(lookups) as [LookupName, LookupRow[]][]
const ids = (rows: LookupRow[]) => new Set(rows.map(({ id }) => id))

describe('lookup lists', () => {
  it.each(lists)('%s: ids are positive and unique', (_, rows) => {
    expect(rows.length).toBeGreaterThan(0)
    expect(ids(rows).size).toBe(rows.length)
    expect(rows.every(({ id }) => Number.isInteger(id) && id > 0)).toBe(true)
  })

  it.each(lists)('%s: every row is named in English and in Arabic, trimmed', (_, rows) => {
    for (const { en, ar } of rows) {
      expect(en, `${en} / ${ar}`).toMatch(/^\S.*\S$|^\S$/)
      expect(ar, `${en} / ${ar}`).toMatch(/^\S.*\S$/)
      expect(en).not.toMatch(/\p{Script=Arabic}/u)
      expect(ar).toMatch(/\p{Script=Arabic}/u)
      expect(en + ar).not.toMatch(/\s{2}/)
    }
  })

  it.each(lists)('%s: no name stands twice where one would choose between them', (_, rows) => {
    const shownTogether = (row: LookupRow) => `${row.qualification_id ?? ''}${row.group ?? ''}`
    expect(new Set(rows.map((row) => shownTogether(row) + row.en)).size).toBe(rows.length)
    expect(new Set(rows.map((row) => shownTogether(row) + row.ar)).size).toBe(rows.length)
  })

  it('the ids that code relies on by name are those of the specification', () => {
    const named = (rows: LookupRow[], one: number) => rows.find(({ id }) => id === one)
    expect([saudiArabia, saudiNationality, riyal]).toEqual([133, 133, 1])
    expect(named(lookups.countries, saudiArabia)).toMatchObject({ code: 'SA', en: 'Saudi Arabia' })
    expect(named(lookups.nationalities, saudiNationality)).toMatchObject({ code: 'SA', en: 'Saudi', ar: 'سعودي' })
    expect(named(lookups.currencies, riyal)).toMatchObject({ code: 'SAR', en: 'Saudi riyal', ar: 'ريال سعودي' })
    expect(lookups.cities.every(({ country_id }) => country_id === saudiArabia)).toBe(true)
  })

  it('Saudi Arabia is country 133 and the list holds all countries', () => {
    expect(lookups.countries.find(({ id }) => id === 133)).toMatchObject({ code: 'SA', en: 'Saudi Arabia' })
    expect(lookups.countries.length).toBeGreaterThanOrEqual(195)
    expect(new Set(lookups.countries.map(({ code }) => code)).size).toBe(lookups.countries.length)
  })

  it('nationalities share the ids of the countries, Saudi first', () => {
    expect(lookups.nationalities[0]).toMatchObject({ id: 133, en: 'Saudi', ar: 'سعودي' })
    const country = new Map(lookups.countries.map(({ id, code }) => [id, code]))
    for (const { id, code } of lookups.nationalities) expect(country.get(id)).toBe(code)
    expect(lookups.nationalities.length).toBe(lookups.countries.length)
  })

  it('the Saudi riyal comes first', () => {
    expect(lookups.currencies[0]).toMatchObject({ code: 'SAR', en: 'Saudi riyal', ar: 'ريال سعودي' })
  })

  it('there are 100 or more cities of Saudi Arabia, the largest first, each in one of the 13 regions', () => {
    expect(lookups.cities.length).toBeGreaterThanOrEqual(100)
    expect(lookups.cities.slice(0, 3).map(({ en }) => en)).toEqual(['Riyadh', 'Jeddah', 'Makkah'])
    expect(lookups.regions.length).toBe(13)
    const regions = ids(lookups.regions)
    expect(lookups.cities.every((city) => city.country_id === 133 && regions.has(city.region_id))).toBe(true)
    expect(new Set(lookups.cities.map(({ region_id }) => region_id)).size).toBe(13)
  })

  it('every qualification has specialisations, and each specialisation a qualification', () => {
    const used = new Set(lookups.specialisations.map(({ qualification_id }) => qualification_id))
    expect(used).toEqual(ids(lookups.qualifications))
  })

  it('every department has job titles, and each job title a department', () => {
    expect(new Set(lookups.jobTitles.map(({ department_id }) => department_id))).toEqual(ids(lookups.departments))
    expect(lookups.jobTitles.length).toBeGreaterThanOrEqual(250)
  })

  it('interview stages come in the groups interview, testing and other, and each id tells its group', () => {
    expect(new Set(lookups.interviewStages.map(({ group }) => group))).toEqual(
      new Set(['interview', 'testing', 'other']),
    )
    for (const { id, group } of lookups.interviewStages) expect(getStageGroup(id)).toBe(group)
  })
})
