import type { Tables } from '../../../src/server/open-data/tables.ts'

/** What is changed in a release, how, and what the verifier has to report. */
type Forgery = readonly [what: string, change: (tables: Tables) => void, said: string]

/**
 * Changes to numbers in the releases of `open-data.test.ts`, as the holder of the key could make them: hashes and
 * signature are valid, but the numbers break the rules. Company 1 has 300 reviews, company 2 the better rating, company
 * 4 no page.
 */
export const forgeries: readonly Forgery[] = [
  ['an average', ({ ratings }) => bend(ratings, ofFirst, { average: 3.01 }), 'the average of company 1 is 3, not 3.01'],
  ['an interval', ({ ratings }) => bend(ratings, ofFirst, { lower: 2.9 }), 'the interval of company 1 is 2.8'],
  ['stars', ({ ratings }) => bend(ratings, ofFirst, { stars_5: 61 }), 'company 1 has 301 stars and says 300'],
  ['a rank', ({ ratings }) => bend(ratings, ofFirst, { rank: 7 }), 'the rank of company 1 is 1 of 2, not 7 of 2'],
  [
    'who is awarded',
    ({ awards }) => bend(awards, ({ company }) => company === 2, { company: 1 }),
    'awards 2026-Q3 company: place 1 goes to company 2, not 1',
  ],
  [
    'a score',
    ({ awards }) => bend(awards, ({ kind }) => kind === 'ceo', { score: 5 }),
    'awards 2026-Q3 ceo: place 1 has',
  ],
  ['a place left out', ({ awards }) => void awards.pop(), 'awards 2026-Q3 company: a place is missing'],
  [
    'who might have been',
    ({ award_candidates }) =>
      bend(award_candidates, ({ company, value }) => company === 1 && value === 5, { people: 900 }),
    'awards 2026-Q3',
  ],
  ['people not in tens', ({ people }) => bend(people, first, { people: 13 }), '13 people are not told in tens'],
  ['too few people', ({ culture }) => bend(culture, first, { people: 10 }), 'told of 10 people, fewer than 20'],
  ['a range of pay that says little', ({ pay }) => bend(pay, first, { upper: 90_000 }), 'is too wide'],
  [
    'what someone wrote',
    ({ culture }) => bend(culture, first, { answer: 'My boss shouts.' }),
    'culture: answer holds "My boss shouts."',
  ],
  [
    'a company without a page',
    ({ quarters }) => bend(quarters, first, { company: 4 }),
    'quarters: company 4 is not among the companies',
  ],
]

const first = () => true
const ofFirst = ({ company }: { company: number }) => company === 1

/** Changes the first matching row; throws where there is none, since nothing would be forged then. */
function bend<Row extends object>(rows: readonly Row[], isMeant: (row: Row) => boolean, change: object): void {
  const row = rows.find(isMeant)
  if (!row) throw new Error('there is no such row to bend')
  Object.assign(row, change)
}
