import { pickBetween, type Random } from './random.ts'

const often = ['day', 'week', 'month', 'year'] as const

/** How it is to work somewhere, each 1 (bad) to 5 (good). */
export type Mood = { general: number; leader: number }

/** 1 to 10 around a feeling of 1 to 5. */
const ten = (random: Random, feeling: number) => pickBetween(1, 10, Math.round(random.normal(feeling * 2 - 0.2, 1.4)))
const yes = (random: Random, feeling: number) => (random.chance(pickBetween(0.05, 0.96, (feeling - 1) / 4)) ? 1 : 0)
/** The happier, the more often. */
const frequency = (random: Random, feeling: number) =>
  often[pickBetween(0, 3, Math.round(random.normal(4.6 - feeling * 0.8, 0.8)))]!

/** The answers of each culture form (spec 3, culture review), spelled as on the wire. */
export const cultureAnswers = {
  careerpath: (random: Random, { general }: Mood) => ({
    culturetype: 'careerpath',
    training: yes(random, general),
    carear_clarity: yes(random, general - 0.5),
    career_confidence: yes(random, general - 0.2),
    trust_company_future: yes(random, general + 0.3),
  }),
  environment: (random: Random, { general, leader }: Mood) => ({
    culturetype: 'environment',
    work_creativity: ten(random, general - 0.2),
    average_working_hours: pickBetween(30, 66, Math.round(random.normal(50 - general * 1.6, 4))),
    out_of_office_activities: frequency(random, general - 1.2),
    job_entertainment: pickBetween(0, 2, Math.round(random.normal((general - 2) * 0.6, 0.6))),
    happines: ten(random, general),
    general_environment: ten(random, general + 0.1),
    referral_to_others: ten(random, general),
    work_excitement: ten(random, general - 0.2),
    trust_leadership: ten(random, leader),
  }),
  leadership: (random: Random, { general, leader }: Mood) => ({
    culturetype: 'leadership',
    trust_leadership: ten(random, leader),
    ceo_rate: ten(random, leader + 0.1),
    managers_performance: ten(random, (general + leader) / 2),
    inducement: frequency(random, general),
    fair_pay: ten(random, general - 0.4),
    team_efficiency: ten(random, general + 0.1),
  }),
}
