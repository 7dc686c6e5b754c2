import { expect, test } from 'vitest'
import { computeCompared, findBest, listDifferences } from './compare-offers.ts'
import { emptySheet, type Sheet } from './sheet.ts'

const today = '2026-11-29'
const build = (part: Partial<Sheet>): Sheet => ({ ...emptySheet, ...part })
/** The two offers of the design. */
const masar = build({
  basic: 900_000,
  housing: 225_000,
  transport: 90_000,
  weeklyHours: 40,
  weekDays: 5,
  leaveDays: 30,
})
const mirsat = build({ basic: 860_000, housing: 215_000, transport: 86_000, other: 90_000 })
const compare = (...sheets: Sheet[]) => sheets.map((sheet) => computeCompared(sheet, today, 4))

test('two offers over four years: what each brings, and which is better in what', () => {
  const both = compare(masar, mirsat)
  expect(both.map(({ net }) => net)).toEqual([1_105_312, 1_146_187])
  expect(both.map(({ netOfYears }) => netOfYears)).toEqual([1_105_312 * 48, 1_146_187 * 48])
  expect(both.map(({ ended }) => ended)).toEqual([2_430_000, 2_502_000])
  expect(both.map(({ resigned }) => resigned)).toEqual([810_000, 834_000])
  expect((['net', 'leave', 'netHour', 'ended'] as const).map((measure) => findBest(both, measure))).toEqual([
    1, 0, 0, 1,
  ])
})

test('the differences are said: a month, the years with the award, an hour, and what may end', () => {
  expect(listDifferences(compare(masar, mirsat))).toEqual([
    { kind: 'net', more: 1, less: 0, amount: 40_875 },
    { kind: 'years', more: 1, less: 0, amount: 40_875 * 48 + 24_000 },
    { kind: 'hour', more: 0, less: 1, amount: 866 },
    { kind: 'other', more: 1, amount: 90_000 },
  ])
  expect(listDifferences(compare(masar, masar))).toEqual([{ kind: 'same' }])
  expect(listDifferences(compare(masar, build({ ...masar, bonus: 1_200_000 }))).at(-1)).toEqual({
    ...{ kind: 'bonus', more: 1, amount: 1_200_000 },
  })
})

test('pay of today counts the award from the day of joining, and pay from today on', () => {
  const present = computeCompared(build({ ...masar, joined: '2022-11-29' }), today, 1)
  // Five years are complete on the last day: two and a half months of wage; a third by resigning.
  expect(present.ended).toBe(3_037_500)
  expect(present.resigned).toBe(1_012_500)
  expect(present.netOfYears).toBe(1_105_312 * 12)
})

test('what is not computed of one is compared with nothing', () => {
  const gulf = compare(masar, build({ ...mirsat, nationality: 'gulf' }))
  expect(gulf[1]?.net).toBeNull()
  expect(findBest(gulf, 'net')).toBeUndefined()
  expect(listDifferences(gulf).map(({ kind }) => kind)).toEqual(['other'])
  expect(findBest(compare(masar, masar), 'net')).toBeUndefined()
})
