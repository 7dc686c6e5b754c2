import { pickBetween, type Random } from './random.ts'

const often = ['day', 'week', 'month', 'year'] as const

/** How it is to work at a company, and under its leader, each 1 (bad) to 5 (good). */
export type Mood = { general: number; leader: number }

/** Chooses at random from 1 to 10 around a feeling of 1 to 5. */
const sampleTen = (random: Random, feeling: number) =>
  pickBetween(1, 10, Math.round(random.normal(feeling * 2 - 0.2, 1.4)))
const sampleYes = (random: Random, feeling: number) =>
  random.chance(pickBetween(0.05, 0.96, (feeling - 1) / 4)) ? 1 : 0
/** Chooses a frequency at random: the happier, the more often. */
const sampleFrequency = (random: Random, feeling: number) =>
  often[pickBetween(0, 3, Math.round(random.normal(4.6 - feeling * 0.8, 0.8)))]!

/** The answers of each culture form (spec 3, culture review), spelled as on the wire. */
export const cultureAnswers = {
  careerpath: (random: Random, { general }: Mood) => ({
    culturetype: 'careerpath',
    training: sampleYes(random, general),
    carear_clarity: sampleYes(random, general - 0.5),
    career_confidence: sampleYes(random, general - 0.2),
    trust_company_future: sampleYes(random, general + 0.3),
  }),
  environment: (random: Random, { general, leader }: Mood) => ({
    culturetype: 'environment',
    work_creativity: sampleTen(random, general - 0.2),
    average_working_hours: pickBetween(30, 66, Math.round(random.normal(50 - general * 1.6, 4))),
    out_of_office_activities: sampleFrequency(random, general - 1.2),
    job_entertainment: pickBetween(0, 2, Math.round(random.normal((general - 2) * 0.6, 0.6))),
    happines: sampleTen(random, general),
    general_environment: sampleTen(random, general + 0.1),
    referral_to_others: sampleTen(random, general),
    work_excitement: sampleTen(random, general - 0.2),
    trust_leadership: sampleTen(random, leader),
  }),
  leadership: (random: Random, { general, leader }: Mood) => ({
    culturetype: 'leadership',
    trust_leadership: sampleTen(random, leader),
    ceo_rate: sampleTen(random, leader + 0.1),
    managers_performance: sampleTen(random, (general + leader) / 2),
    inducement: sampleFrequency(random, general),
    fair_pay: sampleTen(random, general - 0.4),
    team_efficiency: sampleTen(random, general + 0.1),
  }),
}
