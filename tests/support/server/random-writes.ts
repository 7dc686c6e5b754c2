import { sql } from 'drizzle-orm'
import { cultureQuestions } from '../../../src/contract/companies/culture.ts'
import type { RawAnswers } from '../../../src/contract/form/form.ts'
import { type ReviewKind, reviewKinds } from '../../../src/contract/reviews/reviews.ts'
import { nationGroups } from '../../../src/contract/salaries/pay.ts'
import { createRandom, type Random } from '../../../src/demo/seed/random.ts'
import { type Database, queryRows } from '../../../src/server/platform/db/database.ts'
import type { Privacy, Secret } from '../../../src/server/platform/privacy/privacy.ts'
import { setReviewState } from '../../../src/server/reviews/reviews.queries.ts'
import type { Writer } from '../../../src/server/statistics/people/writer.ts'
import { openReview, type ReviewRow } from '../../../src/server/statistics/sealed.ts'
import { sampleAnswers } from '../answers/sample-reviews.ts'
import { contribute } from './contribute.ts'

/** A review as the walk records it: its author, and everything a number can depend on. */
export type Written = {
  person: number
  kind: ReviewKind
  month: string
  answers: RawAnswers
  writer: Writer
  state: 'published' | 'hidden' | 'replaced'
  id: string
}

type Person = { secret: Secret; writer: Writer; kinds: Map<ReviewKind, { year: number; review: Written }> }
type With = { db: Database; privacy: Privacy }

/**
 * Lets random people write, write again a year later, and have their reviews hidden and shown again, one step after
 * another, the same for the same seed. The results are recorded here independently of the server.
 */
export function randomWrites({ db, privacy }: With, { companyId, seed }: { companyId: number; seed: string }) {
  const random = createRandom(seed)
  const people: Person[] = []
  const all: Written[] = []
  let steps = 0

  const published = () => all.filter(({ state }) => state === 'published')

  async function write(months: number, most: number) {
    const fresh = people.length < 5 || (people.length < most && random.chance(0.7))
    const at = fresh ? people.push(newPerson(random, privacy)) - 1 : random.whole(0, people.length - 1)
    const person = people[at]!
    const kind = random.pick(reviewKinds)
    // Time moves forward: `months` of the three years have passed.
    const month = `${2024 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
    const year = Number(month.slice(0, 4))
    const answers = { ...randomAnswers(random, kind), specilization: all.length + 1 }
    const outcome = await contribute(
      { db, privacy, now: new Date(`${month}-15T12:00:00Z`) },
      { secret: person.secret, companies: [companyId], writer: person.writer },
      { kind, companyId, answers },
    )
    const before = person.kinds.get(kind)
    const allowed = before?.year !== year
    if (outcome.ok !== allowed) throw new Error(`step ${steps} was ${outcome.ok ? 'accepted' : 'refused'}`)
    if (!allowed) return
    const id = await idOf({ db, privacy }, companyId, answers)
    const review: Written = { id, person: at, kind, month, answers, writer: person.writer, state: 'published' }
    if (before) before.review.state = 'replaced'
    person.kinds.set(kind, { year, review })
    all.push(review)
  }

  async function hideOrShow() {
    const review = random.pick(all)
    if (!review) return
    const state = review.state === 'hidden' ? 'published' : 'hidden'
    const now = await setReviewState({ db, privacy }, review.id, state)
    if (review.state !== 'replaced') review.state = state
    // A review that a newer one has replaced is gone.
    const expected = review.state === 'replaced' ? null : review.state
    if (now !== expected) throw new Error(`step ${steps}: ${now} is not ${expected}`)
  }

  return {
    all,
    published,
    /** Runs the next step of `of` in total; time passes over all of them. */
    async step(of: number) {
      const months = Math.min(35, Math.floor((steps / of) * 36))
      if (all.length > 0 && random.chance(0.15)) await hideOrShow()
      // Enough people for releases, and few enough that many of them write again in the following years.
      else await write(months, Math.max(30, of / 2))
      steps += 1
    },
  }
}

/**
 * Returns the id of a review that was just written, by its specialisation: no number counts that, so it can carry the
 * number of the review. A later release takes it out of the seal.
 */
async function idOf({ db, privacy }: With, companyId: number, answers: RawAnswers): Promise<string> {
  const rows = await queryRows<ReviewRow & { id: string }>(
    db,
    sql`select id, kind, answers, sealed from reviews where company_id = ${companyId} and whole`,
  )
  return rows.find((row) => openReview(privacy, row).answers.specilization === answers.specilization)!.id
}

function newPerson(random: Random, privacy: Privacy): Person {
  const group = <T>(value: T) => (random.chance(0.1) ? undefined : value)
  const writer: Writer = {
    gender: group(random.pick(['male', 'male', 'female'] as const)),
    age: group(random.whole(1, 4)),
    experience: group(random.whole(1, 3)),
    nation: group(random.pick(nationGroups)),
  }
  return { secret: privacy.newSecret(), writer, kinds: new Map() }
}

const words = ['Fair', 'Kind', 'Open', 'Calm', 'Warm', 'Far']

const monthly = (random: Random) => ({ salary: random.whole(40, 90) * 100, per_duration: 'month' })
const yearly = (random: Random) => ({ salary: random.whole(48, 99) * 1000, per_duration: 'year' })
const hourly = (random: Random) => ({ salary: random.whole(20, 45), per_duration: 'hour' })

/** Returns a part of the pay that half of the people get, stated per year, per month, or without a period. */
function extra(random: Random, name: string): RawAnswers {
  const amount = random.whole(20, 90) * 100
  const period = random.pick(['year', 'year', 'month', undefined])
  return random.chance(0.5) ? { [name]: amount, ...(period && { [`${name}_duration`]: period }) } : {}
}

/** Returns random answers of small variety, so that parts grow past what is published and shrink below it. */
function randomAnswers(random: Random, kind: ReviewKind): RawAnswers {
  const ten = () => random.whole(1, 10)
  const often = () => random.pick(['day', 'week', 'month', 'year'])
  const choices: Record<string, () => unknown> = {
    inducement: often,
    out_of_office_activities: often,
    job_entertainment: () => random.whole(0, 2),
    average_working_hours: () => random.whole(30, 60),
  }
  const culture = (set: keyof typeof cultureQuestions) =>
    Object.fromEntries(
      cultureQuestions[set].map(({ name, measure }) => [
        name,
        (choices[name] ?? (measure === 'yes' ? () => random.whole(0, 1) : ten))(),
      ]),
    )
  const own: Record<ReviewKind, () => RawAnswers> = {
    company: () => ({
      rate: random.whole(1, 5),
      good_word: random.pick(words),
      bad_word: random.pick(words),
    }),
    salary: () => ({
      ...random.pick([monthly, monthly, monthly, monthly, yearly, hourly])(random),
      // Some are paid in another currency, which is not counted, and some far more than the others.
      currency_id: random.chance(0.05) ? 2 : 1,
      ...(random.chance(0.04) && { salary: 60_000, per_duration: 'month' }),
      gender: random.pick(['male', 'female']),
      experience_years: random.whole(0, 12),
      annual_raise: random.whole(3, 8),
      city_id: random.pick([1, 1, 2]),
      ...extra(random, 'cash_bonus'),
      ...extra(random, 'profit_sharing'),
      ...extra(random, 'sales_commission'),
      // Parts of the salary: no number contains them apart.
      ...(random.chance(0.5) && { housing_allowance: random.whole(1, 9) }),
    }),
    interview: () => ({
      rate: random.pick(['positive', 'negative', 'no_opinion']),
      difficulty: random.pick(['easy', 'average', 'difficult']),
      get_offer: random.pick(['yes', 'no', 'decline']),
      get_by: random.pick(['recruiter', 'other', 'in_person']),
    }),
    benefit: () => ({
      rate: random.pick(['positive', 'negative', 'no_opinion']),
      benefits: [1, 2, 3].map((benefit_id) => ({ benefit_id, offered: random.whole(0, 2) })),
    }),
    careerpath: () => culture('careerpath'),
    environment: () => culture('environment'),
    leadership: () => culture('leadership'),
  }
  return sampleAnswers(kind, {
    department: random.whole(1, 4),
    joblevel: random.whole(1, 4),
    jobtitle: random.whole(1, 3),
    cities: random.pick([1, 1, 1, 2, 3, 5]),
    education: random.pick([1, 1, 1, 2, 9]),
    ...own[kind](),
  })
}
