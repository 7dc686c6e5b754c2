import { describe, expect, it } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import { linksOf, markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { readKey } from '../../../contract/endpoint.ts'
import type { CompanyStatistics } from '../../../contract/statistics/people.schema.ts'
import { getStatistics } from '../../../contract/statistics/people.ts'
import WhoCard from './WhoCard.tsx'

const of = (id: string, people: number, name: string | null = null) => ({ id, people, name })
const many = asReleased<CompanyStatistics>({
  reviewers: 100,
  parts: {
    department: [of('10', 40, 'Supply chain'), of('2', 20, 'Finance')],
    city: [of('2', 52, 'Dammam'), of('3', 21, 'Jeddah'), of('1', 16, 'Riyadh')],
    education: [of('1', 63, "Bachelor's degree"), of('9', 14, 'No degree'), of('2', 13, "Master's degree")],
    experience: [of('3', 48, '4 to 9 years')],
    age: [of('3', 36, '30 to 34')],
    gender: [of('male', 71), of('female', 29)],
  },
  trend: [],
  lastYear: null,
})
const nobody = { department: [], city: [], education: [], experience: [], age: [], gender: [] }
const shown = (statistics: CompanyStatistics, lng: 'english' | 'arabic' = 'english') =>
  markup(<WhoCard id={1} savedAbove={false} />, {
    lng,
    answers: { [readKey(getStatistics, { params: { id: 1 } })]: statistics },
  })

describe('who the answers come from', () => {
  it.each([
    ['C-018', 'Department 40% Supply chain, 20% Finance, 40% unspecified'],
    ['C-019', 'City 52% Dammam, 21% Jeddah, 16% Riyadh'],
    ['C-020', 'Experience 48% have 4 to 9 years'],
    ['C-021, C-024', "Education 63% bachelor's, 14% no degree, 10% unspecified"],
    ['C-022', 'Age 36% are 30 to 34'],
    ['C-023', 'Gender 71% men, 29% women'],
  ])('%s: %s', async (_, sentence) => {
    expect(wordsOfMarkup(await shown(many))).toContain(sentence)
  })

  it('says how many it rests on and how it is computed, and has a table behind a button', async () => {
    const html = await shown(many)
    expect(wordsOfMarkup(html)).toContain('100 reviewers')
    expect(html).toContain('aria-label="Who the answers come from: show the table"')
    expect(linksOf(html)).toContain('/methodology')
  })

  it('in Arabic too', async () => {
    const words = wordsOfMarkup(await shown(many, 'arabic')).replace(/[\u2066\u2069]/g, '')
    expect(words).toContain('من أين تأتي الإجابات')
    expect(words).toContain('المؤهل 63% بكالوريوس، 14% بلا شهادة، 10% غير محدد')
    expect(words).toContain('الجنس 71% رجال، 29% نساء')
  })

  it.each([0, 4])('of %i reviewers nothing is published, and a sentence says why', async (reviewers) => {
    const words = wordsOfMarkup(await shown({ ...many, reviewers, parts: nobody }))
    expect(words).toContain('Who answered is shown for large groups only')
    expect(words).not.toMatch(/\d%/)
  })

  it('names what is not shown yet', async () => {
    const words = wordsOfMarkup(await shown({ ...many, parts: { ...many.parts, age: [], gender: [] } }))
    expect(words).toContain('Not shown yet: Age, Gender.')
  })
})
