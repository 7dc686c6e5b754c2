import type { CultureQuestion, CultureScore } from '../../../contract/companies/culture.ts'
import { type Counts, guarded, peopleIn } from '../guard.ts'

/** What is shown of the answers to one question; null where they are about fewer than 5 people. */
export function cultureScore({ name, measure }: CultureQuestion, released: Counts): CultureScore | null {
  return guarded(released, (counts) => {
    const people = peopleIn(counts)
    const sum = [...counts].reduce((total, [answer, n]) => total + Number(answer) * n, 0)
    const shares = [...counts].map(([answer, n]) => [answer, n / people] as const)
    return measure === 'choice'
      ? { name, measure, people, value: null, shares: Object.fromEntries(shares) }
      : // Yes is 1 and no is 0, so that the average of the answers is the share of yes.
        { name, measure, people, value: sum / people, shares: {} }
  })
}
