import { findCause, isUnavailable } from './db/unavailable.ts'

/**
 * Why the server cannot start, for whoever runs it: our own words where there are, the innermost cause where a library
 * wrapped it, and which setting it is about where that can be told.
 */
export function describeCause(error: unknown, env: NodeJS.ProcessEnv): string {
  const cause = findCause(error) as { message?: string; code?: string; errors?: unknown[] }
  // Of several addresses tried, the first says enough; together they have no words.
  const { message = '', code = '' } = (cause?.errors?.[0] ?? cause ?? {}) as { message?: string; code?: string }
  const why = message || code || String(error)
  if (code === 'ENOSPC' || code === '53100') return `The disk that holds the data is full: ${why}`
  if (isSaidByPostgres(code) || isUnavailable(cause))
    return `The database${env.DATABASE_URL ? ' that DATABASE_URL names' : ''} refuses: ${why}`
  const said = error instanceof Error ? error.message : String(error)
  // What drizzle says quotes the whole query, and is told by the cause alone.
  return cause === error ? why : said.startsWith('Failed query') ? why : `${said} (${why})`
}

/** SQLSTATE: five letters and digits. */
const isSaidByPostgres = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
