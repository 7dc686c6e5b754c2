/**
 * The aspects of work that published company reviews are read for (decision 117): what a review mentions is found by
 * patterns of words, and whether as praise or as a fault by the field it stands in. Twenty-four others
 * that were measured and found wanting are not here.
 */
export const aspects = ['bonuses', 'insurance', 'remote', 'job_security', 'saudisation', 'prayer'] as const
export type Aspect = (typeof aspects)[number]

/** Fewer reviews that mention an aspect are not told of. */
export const minMentions = 5
