import type { Config } from '../server/platform/config.ts'
import type { OpenDatabase } from '../server/platform/db/open.ts'
import type { Privacy } from '../server/platform/privacy/privacy.ts'
import { hasAny } from './demo.queries.ts'
import { demoLogins } from './logins.ts'

/**
 * Returns whether the demonstration may be loaded: in an embedded database nobody else reaches, or where it was asked
 * for. Throws when others can reach a site whose demonstration people, with a password in the source, have accounts.
 */
export async function isDemoAllowed(
  { DEMO_DATA, isLocal }: Pick<Config, 'DEMO_DATA' | 'isLocal'>,
  { db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>,
  privacy: Privacy,
): Promise<boolean> {
  if (DEMO_DATA ?? (embedded && isLocal)) return true
  if (isLocal) return false
  if (
    !(await hasAny(
      { db, privacy },
      demoLogins.map(({ email }) => email),
    ))
  )
    return false
  throw new Error(
    'This database holds the people of the demonstration, whose password everybody knows, and others can reach this address. Use another DATA_DIR or DATABASE_URL, or say DEMO_DATA=1 if that is meant.',
  )
}
