/**
 * The aspects of work that published company reviews are searched for (decision 117): what a review mentions is found
 * by weighed words, and the field it stands in says whether it is praise or a fault. Thirteen others that were measured
 * and found wanting are not here.
 */
export const aspects = [
  'late_pay',
  'pay',
  'raises',
  'bonuses',
  'allowances',
  'insurance',
  'overtime',
  'leave',
  'remote',
  'managers',
  'leadership',
  'bureaucracy',
  'job_security',
  'saudisation',
  'women',
  'prayer',
  'tools',
] as const
export type Aspect = (typeof aspects)[number]

/** The least number of reviews that mention an aspect for it to be published. */
export const minMentions = 5
