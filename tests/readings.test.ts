import { describe, expect, test } from 'vitest'
import arabic from '../locales/ar/moderation.json'
import english from '../locales/en/moderation.json'
import { companyTabs } from '../src/client/features/companies/page/company-tabs.ts'
import { reviewLists } from '../src/contract/companies/reads.ts'
import { getShapes } from '../src/contract/endpoints.ts'
import {
  getFormOfKind,
  getTypeOfKind,
  type OneByOneKind,
  reviewKinds,
  reviewTypes,
} from '../src/contract/reviews/kinds.ts'
import { asWrittenOf, isReadOneByOne, readings, readOneByOne } from '../src/contract/reviews/readings.ts'
import { listCountedFields } from '../src/contract/statistics/budget.ts'
import { numberCards } from './support/project/number-cards.ts'
import { sourcesIn } from './support/project/sources.ts'

const client = sourcesIn('src/client')
const contract = sourcesIn('src/contract')
const fieldsOf = (kind: OneByOneKind) => getFormOfKind(kind).fields

/** Returns the fields of each review in the response of a list. */
function toldBy(list: (typeof reviewLists)[OneByOneKind]): string[] {
  const parts = Object.values(getShapes(list).response!.schema) as { type: string; schema: { schema?: object } }[]
  const reviews = parts.find(({ type }) => type === 'array')
  return Object.keys(reviews?.schema.schema ?? {})
}

describe.each(readOneByOne)('%s reviews, which are read one by one', (kind) => {
  const { asWritten, words } = readings[kind]

  test('are kept as written as far as a list tells it, and no further', () => {
    const told = toldBy(reviewLists[kind])
    expect(told).toContain('month')
    expect(asWritten.filter((name) => !told.includes(name))).toEqual([])
    const ofTheForm = told.filter((name) => fieldsOf(kind).some((field) => field.name === name))
    // The date of the review, and fields published as its context is, so that they identify nobody.
    const besides = ['month', 'is_former', 'last_year']
    expect(ofTheForm.filter((name) => !besides.includes(name)).sort()).toEqual([...asWritten].sort())
  })

  test('have every text for readers and every answer that everybody sees counted among what is read', () => {
    const read = fieldsOf(kind).filter(
      (field) => ('published' in field && field.published) || field.counted === 'public',
    )
    expect(read.length).toBeGreaterThan(1)
    expect(read.map(({ name }) => name).filter((name) => !asWritten.some((one) => one === name))).toEqual([])
  })

  test('are known again by a long text for readers', () => {
    const known = fieldsOf(kind).find(({ name }) => name === words)
    expect(known).toMatchObject({ kind: 'longText', published: true })
  })

  test('have a list that some part of the site reads', () => {
    const { path } = reviewLists[kind]
    const declared = contract.flatMap(({ code }) => {
      const [before, after] = code.split(`path: '${path}',`)
      return after === undefined
        ? []
        : [
            before!
              .match(/export const (\w+) = defineEndpoint</g)
              ?.at(-1)
              ?.split(' ')[2],
          ]
    })
    expect(declared).toHaveLength(1)
    const name = new RegExp(`\\buse(?:Infinite)?Query\\(\\s*${declared[0]}\\b`)
    expect(client.filter(({ code }) => name.test(code)).map(({ path }) => path)).not.toEqual([])
  })

  test('are read by moderators with a name for each line, in both languages', () => {
    const words = fieldsOf(kind).filter(
      ({ name, kind: of }) => asWrittenOf(kind).includes(name) && /stars|text/i.test(of),
    )
    expect(words).not.toEqual([])
    for (const { name } of words) for (const { lines } of [english, arabic]) expect(lines).toHaveProperty(name)
  })
})

test('kinds are read as their type says', () => {
  const said = reviewKinds.filter((kind) => reviewTypes[getTypeOfKind(kind)].read === 'oneByOne')
  expect([...readOneByOne].sort()).toEqual(said.sort())
})

test('every kind is read on a tab of a company’s page', () => {
  const tabs = reviewKinds.map((kind) => readings[kind].tab)
  expect(tabs.filter((tab) => !companyTabs.includes(tab))).toEqual([])
})

test('kinds that are read as numbers ask for no text that readers would see', () => {
  const asNumbers = reviewKinds.filter((kind) => !isReadOneByOne(kind))
  const texts = asNumbers.flatMap((kind) =>
    getFormOfKind(kind).fields.filter((field) => 'published' in field && field.published),
  )
  expect(texts).toEqual([])
})

test('every counted answer names the card that shows it, and that card is on a page', () => {
  const counted = reviewKinds.flatMap((kind) => listCountedFields(kind).map(({ name }) => `${kind}.${name}`))
  const named = Object.entries(numberCards).flatMap(([kind, fields]) =>
    Object.keys(fields).map((name) => `${kind}.${name}`),
  )
  expect(named.sort()).toEqual(counted.sort())
  const imported = new Set(client.flatMap(({ imports }) => imports))
  const cards = Object.values(numberCards).flatMap((fields) => Object.values(fields))
  expect(cards.filter((card) => !imported.has(`src/client/features/${card}`))).toEqual([])
})
