import type { Mark } from '../../contract/search/match.ts'
import { splitByMatch } from './match.ts'

/** A name with the matching ranges highlighted. */
export function Marked({ text: name, marks }: { text: string; marks: readonly Mark[] | undefined }) {
  return splitByMatch(name, marks ?? []).map(({ text, hit, at }) =>
    hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}
