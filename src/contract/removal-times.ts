/**
 * When readers see that something is deleted: with a round of publication, each part of one account with another one, or
 * now, at a moment that readers may see. Where a call does not say, with the rounds.
 */
export const removalTimes = ['rounds', 'now'] as const
export type RemovalTime = (typeof removalTimes)[number]
