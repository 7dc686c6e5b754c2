import { findCause, isUnavailable } from './db/unavailable.ts'

/**
 * Describes for the operator why the server cannot start: in this project's own words where there are any, with the
 * innermost cause of an error a library wrapped, and the setting it concerns where that is known.
 */
export function describeCause(error: unknown, env: NodeJS.ProcessEnv): string {
  const cause = findCause(error) as { message?: string; code?: string; errors?: unknown[] }
  // Of several addresses tried, the first error is enough; the aggregate error has no message.
  const { message = '', code = '' } = (cause?.errors?.[0] ?? cause ?? {}) as { message?: string; code?: string }
  const why = message || code || String(error)
  if (code === 'ENOSPC' || code === '53100') return `The disk that holds the data is full: ${why}`
  if (isSaidByPostgres(code) || isUnavailable(cause))
    return `The database${env.DATABASE_URL ? ' that DATABASE_URL names' : ''} refuses: ${why}`
  const said = error instanceof Error ? error.message : String(error)
  // The message of a drizzle error quotes the whole query; its cause alone is reported.
  return cause === error ? why : said.startsWith('Failed query') ? why : `${said} (${why})`
}

/** Returns whether a code is an SQLSTATE: five letters and digits. */
const isSaidByPostgres = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
