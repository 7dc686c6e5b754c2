import { expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import {
  awardRules,
  confidence,
  fewestPeople,
  intervalRule,
  payRules,
  rankedRatings,
} from '../../contract/statistics/rules.ts'
import Methodology from './Methodology.tsx'

it.each(['english', 'arabic'] as const)('%s: the page prints the numbers the server computes with', async (lng) => {
  const words = wordsOfMarkup(await markup(<Methodology />, { lng }))
  const { places, months, companyRatings, ceoRatings } = awardRules
  const { deviations, caution, mostWorth } = intervalRule
  const { quartilesFrom, hoursOfMonth, medianReach } = payRules
  for (const number of [
    quartilesFrom,
    hoursOfMonth,
    fewestPeople,
    places,
    months,
    companyRatings,
    ceoRatings,
    rankedRatings,
  ])
    expect(words).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
  expect(words).toContain(`${confidence * 100}%`)
  expect(words).toContain(`z = ${deviations}`)
  expect(words).toContain(`(n·p + ${caution}) / (n + ${2 * caution})`)
  expect(words).toContain(`min(${mostWorth}, max(1, w / v))`)
  expect(words).toContain('b = ⌊ln s / ln (13/12)⌋')
  expect(words).toContain(`(±${medianReach} / √(${fewestPeople}·⌊n/${fewestPeople}⌋))`)
  expect(words).not.toMatch(/\{\{/)
})
