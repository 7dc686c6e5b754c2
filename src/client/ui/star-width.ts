const STARS = 5
/** The gap between stars, as a share of a star's size. */
const GAP = 0.1

/** Rounds a rating 0..5 to quarter steps; values outside are clamped. */
export function roundToQuarter(rating: number): number {
  return Math.round(Math.min(STARS, Math.max(0, rating)) * 4) / 4
}

/** Returns how much of the row of five stars is filled, in percent of its width, gaps included. */
export function computeFilledPercent(rating: number): number {
  const value = roundToQuarter(rating)
  const whole = Math.floor(value)
  const filled = whole * (1 + GAP) + (value - whole)
  return Math.min(100, (filled / (STARS + (STARS - 1) * GAP)) * 100)
}
