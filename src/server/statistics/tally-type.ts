/** One counter a review is counted in: what is measured, which of its values, and what it adds (one, if it is not said). */
export type Tally = { measure: string; bucket: string; n?: number }
