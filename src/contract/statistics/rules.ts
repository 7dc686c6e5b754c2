/**
 * The numbers behind every published number, in one place: the server computes with them and the methodology page
 * prints them.
 */

/** Nothing of pay or of people is published about fewer, and no release changes the answers of fewer. */
export const fewestPeople = 5

/** Nobody is more than this part of a published pay sum. */
export const largestShare = 1 / 4

/**
 * Pay: it is counted in ranges, each so much wider than the one before; an amount read from its range is within 4 % of the
 * true. An hour is one of so many paid in a month: 48 hours a week, the most Saudi labour law allows, over 52 weeks and 12
 * months. The middle half is told from so many people on, so that each quarter holds 5. The likely range of a median is
 * `median * (high / low) ^ (±medianReach / √people)`: 1.82 for the spread of a median (`1.96 * 1.2533 / 1.349`, on the
 * logarithm), and a little more since amounts are known to a bin only.
 */
export const payRules = {
  wider: 1 / 12,
  hoursOfMonth: (48 * 52) / 12,
  quartilesFrom: 4 * fewestPeople,
  medianReach: 2,
} as const

/** The confidence of every interval. */
export const confidence = 0.95
/** How an interval is computed (`statistics/rating.ts`). */
export const intervalRule = {
  /** So many standard deviations of a normal distribution hold its middle 95 %. */
  deviations: 1.959964,
  /** So many more people are assumed to have answered as differently as can be. */
  caution: 2,
  /** A rating counts as at most so many answers of yes or no. */
  mostWorth: 4,
} as const

/** Awards of a quarter: so many are named, of companies and CEOs with at least so many ratings. */
export const awardRules = {
  places: 5,
  /** Companies: company reviews of the months up to the quarter's end. */
  months: 12,
  companyRatings: 20,
  /** CEOs: all ratings as last released by the guard. */
  ceoRatings: 10,
} as const

/** A company is ranked within its industry from so many ratings on. */
export const rankedRatings = 5
