import type { Mark } from '../../../contract/search/match.ts'
import { rankItems } from '../../../contract/search/rank.ts'

type Marks = { marks?: [number, number][]; other_marks?: [number, number][] }

const sent = (marks: readonly Mark[]) => marks.map(([from, to]): [number, number] => [from, to])

/** What of a company's two names repeats what was typed, so that a suggestion says why it is one; it may be nothing. */
export function marksIn(name: string, otherName: string, typed: string): Marks {
  const [name0, other] = [rankItems([{ name }], typed)[0], rankItems([{ name: otherName }], typed)[0]]
  return { ...(name0 ? { marks: sent(name0.marks) } : {}), ...(other ? { other_marks: sent(other.marks) } : {}) }
}
