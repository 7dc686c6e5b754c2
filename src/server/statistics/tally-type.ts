/**
 * One counter a review is counted in: the measure, the bucket for one of its values, and what it adds (one by default).
 */
export type Tally = { measure: string; bucket: string; n?: number }
