import type { PersonPart } from '../platform/personal-data.ts'
import { readOwnAccount } from './closing/closing.queries.ts'
import { readPasskeys } from './passkeys/passkeys.queries.ts'
import { listAllSessions } from './security/security.queries.ts'
import { countIdentities } from './social/identities.queries.ts'
import { readAuthenticator } from './totp/totp.queries.ts'

export const accountPart: PersonPart = {
  name: 'account',
  gather: (using, { id }) => readOwnAccount(using, id),
}

export const sessionsPart: PersonPart = {
  name: 'sessions',
  gather: ({ db }, { id }) => listAllSessions(db, id),
}

export const passkeysPart: PersonPart = {
  name: 'passkeys',
  gather: async (using, { id }) =>
    (await readPasskeys(using, id)).map(({ passkey: { called, added, used } }) => ({ called, added, used })),
}

export const authenticatorPart: PersonPart = {
  name: 'app',
  gather: async (using, account) => {
    const app = await readAuthenticator(using, account)
    return app && { added: app.added, codesLeft: app.backups.length }
  },
}

/** How many providers know the person. Which ones cannot be told, since no provider is stored by name. */
export const identitiesPart: PersonPart = {
  name: 'providers',
  gather: async ({ db }, { id }) => ({ known: await countIdentities(db, id) }),
}
