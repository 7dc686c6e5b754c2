const STARS = 5

/** Rounds a rating 0..5 to quarter steps; values outside are clamped. */
export function roundToQuarter(rating: number): number {
  return Math.round(Math.min(STARS, Math.max(0, rating)) * 4) / 4
}

/** Returns how many stars of a rating are filled, and which part of the next one is: 0, or one to three quarters. */
export function splitIntoStars(rating: number): { whole: number; part: number } {
  const value = roundToQuarter(rating)
  const whole = Math.floor(value)
  return { whole, part: value - whole }
}
