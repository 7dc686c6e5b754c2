import { choose } from '../../support/setup/whole.ts'
import type { Row } from './row.ts'

/**
 * Returns the rows of a table that are sent to the server: the first for each problem, one that is valid, and those
 * that only the server can judge. The rules, which both ends share, judge every row without a server; a whole run
 * sends all of them.
 */
export function pickSent<One extends Row>(table: readonly One[]): readonly One[] {
  const seen = new Set<string>()
  const isFirst = ({ problems, only }: Row) => {
    // A row of the form alone is valid for the server.
    const codes = only === 'form' ? ['unsent'] : Object.values(problems)
    const added = (codes.length > 0 ? codes : ['none']).filter((code) => !seen.has(code))
    for (const code of added) seen.add(code)
    return added.length > 0
  }
  return choose(
    table,
    table.filter((row) => isFirst(row) || row.only === 'server'),
  )
}
