/**
 * The numbers behind every published number, in one place: the server computes with them and the methodology page
 * prints them.
 */

/** The k of k-anonymity: the place and work beside a review are never told finer than so many people share them. */
export const minPeople = 5

/**
 * Releases: numbers about pay and people change on the first day of a month alone, company by company, and only where
 * people joined who were in no release before: never fewer than `newPeople`, and about `opening` of them (a number with
 * noise of its own, so that a release tells nobody that the last one came). `national` is the same for the country.
 */
export const releaseRules = { perYear: 12, newPeople: 10, opening: 26, national: 100 } as const

/** Numbers of people beside what is told are rounded down to tens. */
export const peopleStep = 10

/**
 * Pay: it is counted in bands, each so much wider than the one before, from `lowest` to `highest` riyals a month; what is
 * less or more is in the first and the last. An hour is one of so many paid in a month: 48 hours a week, the most Saudi
 * labour law allows, over 52 weeks and 12 months. A median is told as one amount where its noise moves it by at most
 * `exact` (a part of itself), otherwise as a range, and not at all where the range were wider than `widest` either way. Where
 * one band holds more than `lump` of all people, the range holds all of it. A
 * part is read in the bands of its whole where noise moves the whole by `surely` at most.
 * Breakdowns are looked at with so many people in all.
 */
export const payRules = {
  wider: 1 / 4,
  lowest: 2000,
  highest: 80_000,
  hoursOfMonth: (48 * 52) / 12,
  exact: 0.05,
  widest: 0.4,
  lump: 0.4,
  surely: 0.02,
  breakdownsFrom: 60,
} as const

/** Opinions: shares and averages are told where noise moves them by less (a standard deviation, as a part of the scale). */
export const opinionRules = { widest: 0.1 } as const

/**
 * From about so many people in one release on, noise lets what they answered be told: every answer about the culture, and
 * what is said of single benefits, which share one draw; a range of pay almost always, one amount more often than not.
 */
export const toldFrom = { culture: 60, benefits: 160, payRange: 60, payAmount: 160 } as const

/** Parts of who people are: told where noise alone would have told one as large in fewer than one case of a thousand. */
export const partRules = { chance: 1 / 1000 } as const

/** The confidence of every interval. */
export const confidence = 0.95
/** How an interval is computed (`interval.ts`). */
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
  ceoRatings: 20,
} as const

/** A company is ranked within its industry from so many ratings on. */
export const rankedRatings = 5

/** What is typical of an industry is the average of at least and at most so many of its companies. */
export const typicalRules = { companies: 3, most: 30 } as const
