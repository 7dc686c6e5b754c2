/**
 * The parameters of every published number, in one place: the server computes with them and the methodology page prints
 * them.
 */

/** The k of k-anonymity: from this many on a form says that readers see a department, level and city already. */
export const minPeople = 5

/**
 * The place and work beside reviews are shown for a whole group at once, when at least `least` people share them; how
 * many exactly is chosen at random for each group, up to `most`. Those of the `busiest` months in a row in which most
 * of them wrote do not count, so that a person who plants accounts needs longer than a quarter. What is shown gets
 * finer for `months`.
 */
export const contextRules = { least: 6, most: 10, busiest: 4, months: 24 } as const

/**
 * Releases: numbers about pay and people change on the first day of a month alone, by a clock that everybody can read:
 * the number of a company's public reviews (of benefits and interviews, theirs). A kind of its contributions is
 * released when that number first reaches `first`, and again when it has grown by the factor `again` since the last
 * release, in January by `january`. The country is released in the same way by the number of all public reviews, first
 * when that is `national`; studies on the first day of each quarter.
 */
export const releaseRules = {
  perYear: 12,
  first: { interview: 10, salary: 25, company: 50, leadership: 100, benefit: 200, careerpath: 250, environment: 250 },
  national: 800,
  again: 2,
  january: 1.5,
} as const

/** Published numbers of people are rounded down to a multiple of this. */
export const peopleStep = 10

/**
 * Pay is counted in bands, each wider than the one before by the part `wider`, from `lowest` to `highest` riyals a
 * month; less or more than that is in the first and the last band. An hour is one of `hoursOfMonth` paid in a month: 48
 * hours a week, the most Saudi labour law allows, over 52 weeks and 12 months. A median is published as one amount
 * where its noise moves it by at most `exact` (a part of itself), otherwise as a range, and not at all where the range
 * would be wider than `widest` either way. Where one band contains more than `lump` of all people, the range contains
 * all of it. A part is read in the bands of its whole where noise moves the whole by `surely` at most. Breakdowns are
 * computed from `breakdownsFrom` people in all on. Pay that comes to less than `least` or more than `most` a month is
 * not counted.
 */
export const payRules = {
  least: 10,
  most: 99_999,
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

/**
 * Where pay of few people does not allow one amount, it is read together with that of a wider crowd, which has their
 * middle about `apart` (on the logarithmic scale) off its own: a fourth more than measured, until more is known.
 * `spreads`: how far people of one company may lie apart, and
 * `misfit` by what part of itself a count may be off. It is told where its interval has at most the part `most` of
 * the width that the crowd alone would give, and only of
 * fewer than `people`: of more the bands alone tell as much.
 */
export const leaningRules = {
  apart: { industry: 0.25, country: 0.3, department: 0.35 },
  spreads: [0.25, 0.35, 0.45, 0.55, 0.7],
  misfit: 0.2,
  most: 0.8,
  people: 150,
} as const

/**
 * Opinions: shares and averages are published where the standard deviation of their noise is less than this part of the
 * scale.
 */
export const opinionRules = { widest: 0.1 } as const

/**
 * The numbers of people in one release from which noise allows their answers to be published: every answer about the
 * culture, and what is said of single benefits, which share one sample of noise; a range of pay almost always, one
 * amount more often than not.
 */
export const toldFrom = { culture: 70, benefits: 200, payRange: 60, payAmount: 160 } as const

/**
 * Parts of a breakdown of people are published where noise alone would give one as large in fewer than one case of a
 * thousand.
 */
export const partRules = { chance: 1 / 1000 } as const

/** The confidence of every interval. */
export const confidence = 0.95
/** The parameters of confidence intervals (`interval.ts`). */
export const intervalRule = {
  /** How many standard deviations to either side contain the middle 95 % of a normal distribution. */
  deviations: 1.959964,
  /** How many more people are assumed to have answered as differently as possible. */
  caution: 2,
  /** The greatest number of yes-or-no answers one rating counts as. */
  mostWorth: 4,
} as const

/**
 * Awards of a quarter: how many places there are, and the least number of ratings of companies and chief executives.
 */
export const awardRules = {
  places: 5,
  /** Companies: the months of company reviews up to the quarter's end, and the least number of ratings. */
  months: 12,
  companyRatings: 20,
  /** Chief executives: all ratings as last released by the guard. */
  ceoRatings: 20,
} as const

/** The least number of ratings from which a company is ranked within its industry. */
export const rankedRatings = 5

/** The least and the greatest number of companies whose average is typical of an industry. */
export const typicalRules = { companies: 3, most: 30 } as const
