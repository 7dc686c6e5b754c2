import { expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { aspects } from '../../../../contract/reviews/aspects.ts'
import { buildLedger, computeSpent, computeSpentInYear } from '../../../../contract/statistics/budget.ts'
import {
  awardRules,
  confidence,
  contextRules,
  intervalRule,
  payRules,
  rankedRatings,
  releaseRules,
  toldFrom,
  typicalRules,
} from '../../../../contract/statistics/rules.ts'
import measured from '../aspects-measured.json'
import Methodology from './Methodology.tsx'

it.each(['english', 'arabic'] as const)('%s: the page prints the numbers the server computes with', async (lng) => {
  const words = wordsOfMarkup(await markup(<Methodology />, { lng }))
  const { places, months, companyRatings, ceoRatings } = awardRules
  const { deviations, caution, mostWorth } = intervalRule
  const { hoursOfMonth } = payRules
  for (const number of [
    releaseRules.first.salary,
    releaseRules.first.company,
    releaseRules.first.leadership,
    releaseRules.first.benefit,
    releaseRules.first.careerpath,
    Math.max(...buildLedger().map(({ kind }) => computeSpent(kind).most)),
    hoursOfMonth,
    contextRules.least,
    contextRules.most,
    contextRules.busiest,
    contextRules.months,
    places,
    months,
    companyRatings,
    ceoRatings,
    rankedRatings,
    typicalRules.most,
    typicalRules.companies,
    toldFrom.culture,
    toldFrom.benefits,
  ])
    expect(words).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
  expect(words).toContain(`${confidence * 100}%`)
  expect(words).toContain(`z = ${deviations}`)
  expect(words).toContain(`(n·p + ${caution}) / (n + ${2 * caution})`)
  expect(words).toContain(`min(${mostWorth}, max(1, w / v))`)
  expect(words).toContain(`b = ⌊ln(s / ${payRules.lowest}) / ln ${1 + payRules.wider}⌋`)
  // The ledger: what each kind of contribution spends, by the budget the noise is drawn by.
  for (const { kind } of buildLedger()) expect(words).toContain(String(Math.round(computeSpent(kind).most * 10) / 10))
  // What one person spends in a year, and for good.
  for (const spent of Object.values(computeSpentInYear())) expect(words).toContain(String(Math.round(spent * 10) / 10))
  // How reliably aspects are found: as measured, for those that are published.
  expect(words).toMatch(new RegExp(`(?<!\\d)${measured.heldOut.toLocaleString('en')}(?!\\d)`))
  for (const { id, right, wrong, missed } of measured.aspects) {
    if (!aspects.some((aspect) => aspect === id)) continue
    expect(words).toContain(`${Math.round((100 * right) / (right + wrong))}%`)
    expect(words).toContain(`${Math.round((100 * right) / (right + missed))}%`)
  }
  expect(words).not.toMatch(/\{\{/)
})
