/** The natural logarithms of the factorials that were needed so far. */
const logFactorials = [0]

/** Returns the natural logarithm of n!. */
function logFactorial(n: number): number {
  while (logFactorials.length <= n) logFactorials.push(logFactorials.at(-1)! + Math.log(logFactorials.length))
  return logFactorials[n]!
}

/** Returns the probability of at most `right` correct guesses of `of`, each correct with the probability `p`. */
function atMost(right: number, of: number, p: number): number {
  if (p <= 0) return 1
  if (p >= 1) return right >= of ? 1 : 0
  let sum = 0
  const all = logFactorial(of)
  for (let k = 0; k <= right; k += 1)
    sum += Math.exp(all - logFactorial(k) - logFactorial(of - k) + k * Math.log(p) + (of - k) * Math.log1p(-p))
  return Math.min(1, sum)
}

/** Finds where a function that falls from 0 to 1 crosses `level`. */
function crossing(falling: (p: number) => number, level: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (falling(middle) > level) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Returns the interval of Clopper and Pearson: it contains the true proportion at least as often as `confidence` says.
 */
export function intervalOf(right: number, of: number, confidence = 0.95): [lower: number, upper: number] {
  const tail = (1 - confidence) / 2
  const lower = right === 0 ? 0 : crossing((p) => atMost(right - 1, of, p), 1 - tail)
  const upper = right === of ? 1 : crossing((p) => atMost(right, of, p), tail)
  return [lower, upper]
}
