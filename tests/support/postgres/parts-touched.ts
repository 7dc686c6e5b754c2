import pg from 'pg'

/** A statement as it was sent. */
export type Statement = { text: string; values: unknown[] }

/** Records what was sent to any database while `act` ran, without the start and end of transactions. */
export async function recordStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
    const [first, second] = given
    const text: unknown = typeof first === 'string' ? first : first?.text
    if (typeof text === 'string' && /^\s*(select|with|insert|update|delete)\b/i.test(text))
      sent.push({ text, values: (Array.isArray(second) ? second : first?.values) ?? [] })
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await act()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}

type Plan = { 'Relation Name'?: string; 'Actual Loops'?: number; Plans?: Plan[] }
/** `most`: the largest number of partitions of one table that a statement may read or write. */
export type Touched = { text: string; most: number }

/**
 * Returns those statements that name one of the tables, each once, with the number of partitions it touches: reads are
 * executed, so that partitions pruned at run time are not counted; for writes the plan alone is examined.
 */
export async function explainParts(
  url: string,
  statements: readonly Statement[],
  tables: readonly string[],
): Promise<Touched[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const touched = new Map<string, number>()
  const named = new RegExp(`\\b(${tables.join('|')})\\b`)
  const partOf = new RegExp(`^(${tables.join('|')})_\\d+$`)
  for (const { text, values } of statements) {
    if (!named.test(text)) continue
    const isRead = /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from)\b/i.test(text)
    const options = isRead ? 'analyze, timing off, format json' : 'format json'
    const { rows } = await client.query(`explain (${options}) ${text}`, values)
    const found = new Map<string, Set<string>>()
    const look = (plan: Plan) => {
      const relation = plan['Relation Name'] ?? ''
      const [, table] = partOf.exec(relation) ?? []
      if (table && plan['Actual Loops'] !== 0) found.set(table, (found.get(table) ?? new Set()).add(relation))
      for (const one of plan.Plans ?? []) look(one)
    }
    look((rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]!.Plan)
    const most = Math.max(0, ...[...found.values()].map(({ size }) => size))
    const short = text.replace(/\s+/g, ' ')
    touched.set(short, Math.max(most, touched.get(short) ?? 0))
  }
  await client.end()
  return [...touched].map(([text, most]) => ({ text, most }))
}
