import type { Dated } from './dated.ts'
import type { SourceName } from './sources.ts'

type Cited = Dated & { sources: readonly SourceName[] }

/** The text as amended by Royal Decree M/46, which the rules below were compared with; no earlier day is computed. */
const since = '2015-10-24'
const labour: readonly SourceName[] = ['labour']

/** Why work ended, as far as the award depends on it. */
export const reasons = ['ended', 'resigned', 'breach', 'force', 'family', 'died', 'cause'] as const
export type Reason = (typeof reasons)[number]

/** A part of the award that a person who resigns gets: `after` years, or with `from` also on the day they are complete. */
export type ResignedShare = { years: number; bound: 'from' | 'after'; share: readonly [number, number] }

/** The end-of-service award (articles 84, 85, 87, 80, 81 and 79). */
export const awardRules: readonly (Cited & {
  firstYears: number
  resigned: readonly ResignedShare[]
  articles: Record<Reason, readonly number[]>
  /** Why nothing is due at all. */
  none: readonly Reason[]
})[] = [
  {
    from: since,
    sources: labour,
    firstYears: 5,
    resigned: [
      { years: 10, bound: 'from', share: [1, 1] },
      { years: 5, bound: 'after', share: [2, 3] },
      { years: 2, bound: 'from', share: [1, 3] },
      { years: 0, bound: 'from', share: [0, 1] },
    ],
    articles: {
      ended: [84],
      resigned: [84, 85],
      breach: [84, 81],
      force: [84, 87],
      family: [84, 87],
      died: [84, 79],
      cause: [80],
    },
    none: ['cause'],
  },
]

/** A month is 30 days (article 2), so a day's wage is a thirtieth. */
export const monthDays = 30

/** Overtime (article 107): the wage of the hour, and half the basic wage of the hour. */
export const overtimeRules: readonly (Cited & { basicShare: readonly [number, number]; mostHoursOfYear: number })[] = [
  { from: since, sources: ['labour', 'overtime'], basicShare: [1, 2], mostHoursOfYear: 720 },
]

/** The most hours of a week (article 98). */
export const maxWeeklyHours = 48

/** Annual leave (article 109) and its worth at the end of work (article 111). */
export const leaveRules: readonly (Cited & { days: number; laterDays: number; laterAfter: number })[] = [
  { from: since, sources: ['labour', 'leaveWage'], days: 21, laterDays: 30, laterAfter: 5 },
]

/** Notice of a contract without a term and with a monthly wage (articles 75 and 76), in days. */
export const noticeRules: readonly (Cited & { worker: number; employer: number })[] = [
  { from: since, to: '2025-02-18', sources: labour, worker: 60, employer: 60 },
  { from: '2025-02-19', sources: ['labour', 'amendments'], worker: 30, employer: 60 },
]

/** The answer to a resignation (the second article 79 of Royal Decree M/44), in days. */
export const resignationRules: readonly (Cited & { answer: number; postponed: number; withdrawn: number })[] = [
  { from: '2025-02-19', sources: ['labour', 'amendments'], answer: 30, postponed: 60, withdrawn: 7 },
]
