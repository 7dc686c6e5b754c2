/** The rules by which more reviews than usual are found, as the methodology states them (decision 149). */
export const unusualRules = {
  /** The days in which reviews are counted together. */
  days: 3,
  /** Fewer reviews than these in those days are never unusual, not even about a company without any. */
  fewest: 5,
  /** The reviews of this month and of the month before are counted together as well. */
  months: 2,
  /** The number that readers see moves on by this many reviews at least, so that it shows no single one. */
  step: 5,
  /** For so many months a company's page tells of it. */
  shownMonths: 6,
} as const

/** What became of the reviews: they wait for a moderator, were published, were removed, or have never waited. */
export const unusualStates = ['waits', 'published', 'removed', 'noted'] as const
export type UnusualState = (typeof unusualStates)[number]

/**
 * How much each part of the test may say at most, in powers of ten: how many reviews there are, to which side their stars
 * lean, how many are of young accounts, and how many share a network. No part alone is enough: reviews come together for
 * honest reasons, and so do low stars, and new accounts.
 */
export const unusualLimits = { rate: 4, stars: 4, young: 2, networks: 3 } as const
/** From these on reviews wait: they are more than usual by far, and something else is unusual, too. */
export const unusualFrom = { rate: 3, total: 7 } as const
