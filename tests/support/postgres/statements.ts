import { createHash } from 'node:crypto'
import pg from 'pg'

type Client = { query(...given: unknown[]): unknown }

/** The names of statements by their text. */
const names = new Map<string, string>()
let isNaming = false

/**
 * Lets PostgreSQL parse and plan each statement with values once for each connection of this process: for most
 * statements of tests, that takes longer than to run them.
 */
export function nameStatements(): void {
  if (isNaming) return
  isNaming = true
  const prototype = pg.Client.prototype as unknown as Client
  const { query } = prototype
  prototype.query = function (this: Client, given: unknown, ...more: unknown[]) {
    return query.call(this, hasValues(more[0]) ? named(given) : given, ...more)
  }
}

const hasValues = (values: unknown): boolean => Array.isArray(values) && values.length > 0

/** Returns a statement with a name: its text alone, or the settings of a query, which may have one already. */
function named(given: unknown): unknown {
  if (typeof given === 'string') return { text: given, name: nameOf(given) }
  const { text, name } = given as { text?: string; name?: string }
  return text === undefined || name ? given : { ...(given as object), name: nameOf(text) }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
