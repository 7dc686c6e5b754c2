import { lookups } from '../../server/lookups/lists.ts'
import { getYear, moveMonth } from './months.ts'
import { pickBetween, type Random } from './random.ts'
import texts from './texts/interviews.json'
import type { Language } from './themes.ts'

const listStages = (group: string) =>
  lookups.interviewStages.filter((stage) => stage.group === group).map(({ id }) => id)
const [talks, tests, others] = [listStages('interview'), listStages('testing'), listStages('other')] as [
  number[],
  number[],
  number[],
]

const ways = {
  applied_online: 44,
  employee_referral: 18,
  recruiter: 16,
  in_person: 7,
  college_or_university: 7,
  staffing_agency: 6,
  other: 2,
}
const difficulties = ['very_easy', 'easy', 'average', 'difficult', 'very_difficult'] as const
const lengths = [
  { duration_type: 'day', most: 6, share: 3 },
  { duration_type: 'week', most: 7, share: 6 },
  { duration_type: 'month', most: 4, share: 2 },
] as const

/**
 * Invents the last part of an interview review (spec 3): what happened, when, and what was asked. `written` is its
 * month.
 */
export function inventInterviewAnswers(random: Random, happiness: number, language: Language, written: string) {
  const held = moveMonth(written, -random.whole(0, 9))
  const offer = random.weighted(['yes', 'no', 'decline'] as const, (one) => ({ yes: 42, no: 45, decline: 13 })[one])
  const former = offer === 'yes' && random.chance(0.3)
  const length = random.weighted(lengths, ({ share }) => share)
  const told = [texts.opening, texts.middle, texts.end].map((part) => random.pick(part)[language])
  return {
    rate: happiness > 3.5 ? 'positive' : happiness > 2.6 ? 'no_opinion' : 'negative',
    month: Number(held.slice(5)),
    year: getYear(held),
    get_by: random.weighted(Object.keys(ways) as (keyof typeof ways)[], (way) => ways[way]),
    get_offer: offer,
    ...(offer === 'yes' && { is_former: former ? 1 : 0 }),
    ...(former && { last_year: getYear(written) }),
    stages: [random.pick(talks), random.pick(tests), ...(random.chance(0.35) ? [random.pick(others)] : [])],
    difficulty: difficulties[pickBetween(0, 4, Math.round(random.normal(2.1, 0.95)))]!,
    duration: random.whole(1, length.most),
    duration_type: length.duration_type,
    how_helpful:
      happiness > 3.8
        ? random.pick(['very_helpful', 'helpful'])
        : random.pick(['helpful', 'helpful', 'not_helpful', 'not_use_it']),
    description: told.join(' '),
    questions: random
      .shuffled(texts.question)
      .slice(
        0,
        random.weighted([1, 2, 3, 4], (n) => [4, 5, 3, 1][n - 1]!),
      )
      .map((question) => ({ question: question[language], answer: random.pick(texts.answer)[language] })),
  }
}
