import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOffer } from './read-offer.ts'

const amounts = ['basic', 'housing', 'transport', 'other', 'bonus']

/** The offers with what each truly says, in the form in which it is read. */
const offers = readFileSync(new URL('offers.txt', import.meta.url), 'utf8')
  .split('\n####\n')
  .slice(1)
  .map((block) => {
    const [text = '', said = ''] = block.split(/\n= ?(?=[^\n]*\s*$)/)
    const words = said.trim().split(/\s+/)
    const pairs = words.flatMap((name, place) => (place % 2 === 0 && name ? [[name, words[place + 1]!] as const] : []))
    const toRead = (name: string, value: string) => {
      if (name === 'joined' || name === 'contract') return value
      return amounts.includes(name) ? Math.round(Number(value) * 100) : Number(value)
    }
    return { text, truth: Object.fromEntries(pairs.map(([name, value]) => [name, toRead(name, value)])) as object }
  })

test('there are at least 50 offers, in both languages', () => {
  expect(offers.length).toBeGreaterThanOrEqual(50)
  expect(offers.filter(({ text }) => /\p{Script=Arabic}{3}/u.test(text)).length).toBeGreaterThan(15)
})

test.each(offers.map((offer) => [offer.text.slice(0, 60).replace(/\n/g, ' '), offer] as const))(
  'never wrong in silence: %s',
  (_, { text, truth }) => {
    const { fields } = readOffer(text)
    // What is read is true; what is not read is only missing.
    expect(truth).toMatchObject(fields)
  },
)

test('at least nine of ten offers are read completely', () => {
  const missed = offers.filter(
    ({ text, truth }) => JSON.stringify(sort(readOffer(text).fields)) !== JSON.stringify(sort(truth)),
  )
  expect(missed.length, missed.map(({ text }) => text).join('\n\n')).toBeLessThanOrEqual(Math.floor(offers.length / 10))
})

const sort = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))

test('what is not used is listed with the reason', () => {
  const why = (text: string) => readOffer(text).doubts.map((doubt) => doubt.why)
  expect(why('Total monthly salary: SAR 12,150')).toEqual(['whole'])
  expect(why('Monthly salary 8,000 SAR')).toEqual(['whole'])
  expect(why('Basic salary: 9.000 SAR')).toEqual(['unclear'])
  expect(why('Basic salary USD 3,000')).toEqual(['unclear'])
  expect(why('Basic SAR 9,000 and basic SAR 9,500')).toContain('two')
  expect(why('Basic SAR 10,000. Housing SAR 30,000.')).toEqual(['period'])
  expect(why('Basic SAR 9,000, housing SAR 2,000, total SAR 12,000')).toEqual(['sum'])
  expect(why('Basic SAR 9,000. Start date: 03/04/2026')).toEqual(['day'])
  expect(why('Basic SAR 9,000. Air tickets SAR 3,000.')).toEqual(['apart'])
  expect(why('Basic SAR 9,000. SAR 4,000.')).toEqual(['apart'])
})

test('a text that is no offer, or an endless one, is read as nothing', () => {
  expect(readOffer('').fields).toEqual({})
  expect(readOffer('Hello, see you at 12:30 on 5 March 2026!').fields).toEqual({})
  expect(readOffer('1'.repeat(100_000)).fields).toEqual({})
  expect(readOffer('basic housing '.repeat(5_000)).fields).toEqual({})
})
