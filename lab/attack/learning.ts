/** What an attacker has seen of one round, number by number, without what is not published. */
export type Seen = ReadonlyMap<string, number>
export type Known = { seen: Seen; isFirst: boolean }

/** How many standard errors apart the means must be for a number to be used: chance alone hardly makes as many. */
const clearly = 3
/** Prevents division by zero for a number that never varies by chance. */
const tiny = 1e-6

/**
 * Guesses which of two worlds a round was, learned from rounds whose world is known (the shadow training of Shokri et
 * al. 2017): numbers that differed between the worlds are weighted by how clearly (Fisher's linear discriminant, each
 * number separately). Above 0 speaks for the first world; 0 where nothing has differed.
 */
export function learnedScore(known: readonly Known[], seen: Seen): number {
  const names = new Set(known.flatMap((one) => [...one.seen.keys()]))
  const weighed = [...names].map((name) => {
    const of = (isFirst: boolean) =>
      known.filter((one) => one.isFirst === isFirst).map((one) => one.seen.get(name) ?? 0)
    const [first, second] = [momentsOf(of(true)), momentsOf(of(false))]
    const apart = first.mean - second.mean
    const clear = Math.abs(apart) / Math.sqrt(first.variance / first.n + second.variance / second.n + tiny ** 2)
    const weight = (2 * apart) / (first.variance + second.variance + tiny)
    return { clear, score: weight * ((seen.get(name) ?? 0) - (first.mean + second.mean) / 2) }
  })
  const clearest = Math.max(0, ...weighed.map(({ clear }) => clear))
  // The clearest number, where none is clear.
  const looked = weighed.filter(({ clear }) => clear > 0 && clear >= Math.min(clearly, clearest))
  return looked.reduce((sum, { score }) => sum + score, 0)
}

function momentsOf(values: readonly number[]) {
  const n = Math.max(1, values.length)
  const mean = values.reduce((sum, one) => sum + one, 0) / n
  return { n, mean, variance: values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / n }
}

/** Lists every number in a response by its path; an item of a list is identified by id, name, set or start. */
export function numbersIn(value: unknown, name: string): [string, number][] {
  if (typeof value === 'number') return [[name, value]]
  if (Array.isArray(value))
    return value.flatMap((one, place) => {
      const { id, name: called, set, from } = (typeof one === 'object' && one) || ({} as Record<string, unknown>)
      return numbersIn(one, `${name}/${id ?? called ?? set ?? from ?? place}`)
    })
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => numbersIn(one, `${name}.${key}`))
}
