import { describe, expect, it } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import { wordsIn } from '../../../../tests/support/project/words.ts'
import type { CompanyStatistics, PeoplePart } from '../../../contract/statistics/people.schema.ts'
import { createFormat } from '../../i18n/format.ts'
import type { Say } from '../../i18n/use-say.ts'
import { buildPeopleSentence, listShownBreakdowns } from './people-figures.ts'

const none = { department: [], city: [], education: [], experience: [], age: [], gender: [] }
const of = (id: string, people: number, name: string | null = id) => asReleased<PeoplePart>({ id, people, name })
const shown = (reviewers: number, parts: Partial<CompanyStatistics['parts']>) =>
  listShownBreakdowns({ reviewers, parts: { ...none, ...parts } })
const said = (language: 'english' | 'arabic', reviewers: number, parts: Partial<CompanyStatistics['parts']>) => {
  const words = wordsIn(language)
  const say: Say = (key, values) => words(`statistics:${key}`, values)
  return shown(reviewers, parts).map((one) => buildPeopleSentence(one, say, createFormat(language)))
}

describe('the sentence of a breakdown', () => {
  const education = [of('1', 63, "Bachelor's degree"), of('9', 14, 'No degree'), of('2', 13, "Master's degree")]

  it('C-024: education reads as specified, with computed percentages', () => {
    expect(said('english', 100, { education })).toEqual(["63% bachelor's, 14% no degree, 10% unspecified"])
    expect(said('english', 200, { education: [of('1', 100), of('9', 50)] })).toEqual([
      "50% bachelor's, 25% no degree, 25% unspecified",
    ])
  })

  it('C-024: and so in Arabic', () => {
    const [sentence] = said('arabic', 100, { education })
    expect(sentence!.replace(/[\u2066\u2069]/g, '')).toBe('63% بكالوريوس، 14% بلا شهادة، 10% غير محدد')
  })

  it('names the largest where nobody told of has one of the named degrees', () => {
    expect(said('english', 10, { education: [of('2', 6, "Master's degree")] })).toEqual([
      "60% Master's degree, 40% unspecified",
    ])
  })

  it('names the three largest of departments and cities, the largest of ages and years, both genders', () => {
    const city = [of('2', 52, 'Dammam'), of('3', 21, 'Jeddah'), of('1', 16, 'Riyadh'), of('4', 5, 'Makkah')]
    expect(said('english', 100, { city })).toEqual(['52% Dammam, 21% Jeddah, 16% Riyadh'])
    expect(said('english', 100, { experience: [of('3', 48, '4 to 9 years')] })).toEqual(['48% have 4 to 9 years'])
    expect(said('english', 100, { age: [of('3', 36, '30 to 34')] })).toEqual(['36% are 30 to 34'])
    expect(said('english', 10, { gender: [of('male', 5, null), of('female', 5, null)] })).toEqual([
      '50% men, 50% women',
    ])
  })
})

describe('the shares', () => {
  it('are of all reviewers, so that people who are in no part are not forgotten', () => {
    expect(shown(20, { city: [of('1', 10), of('2', 5)] })).toEqual([
      {
        breakdown: 'city',
        parts: [
          { ...of('1', 10), share: 0.5 },
          { ...of('2', 5), share: 0.25 },
        ],
        unspecified: 0.25,
      },
    ])
  })

  it('never add up to more than all, and nothing is shown of nobody', () => {
    expect(shown(6, { city: [of('1', 8)] })[0]).toMatchObject({ unspecified: 0, parts: [{ share: 1 }] })
    expect(shown(4, {})).toEqual([])
  })
})
