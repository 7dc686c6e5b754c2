/** One counter a review is counted in: what is measured, and which of its values. */
export type Tally = { measure: string; bucket: string }
