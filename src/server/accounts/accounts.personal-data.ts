import type { PersonPart } from '../platform/personal-data.ts'
import { accountOf } from './closing/closing.queries.ts'
import { passkeysOf } from './passkeys/passkeys.queries.ts'
import { allSessionsOf } from './security/security.queries.ts'
import { countIdentities } from './social/identities.queries.ts'
import { authenticatorOf } from './totp/totp.queries.ts'

export const accountPart: PersonPart = {
  name: 'account',
  gather: (using, { id }) => accountOf(using, id),
}

export const sessionsPart: PersonPart = {
  name: 'sessions',
  gather: ({ db }, { id }) => allSessionsOf(db, id),
}

export const passkeysPart: PersonPart = {
  name: 'passkeys',
  gather: async (using, { id }) =>
    (await passkeysOf(using, id)).map(({ passkey: { called, added, used } }) => ({ called, added, used })),
}

export const authenticatorPart: PersonPart = {
  name: 'app',
  gather: async (using, account) => {
    const app = await authenticatorOf(using, account)
    return app && { added: app.added, codesLeft: app.backups.length }
  },
}

/** By name nobody can be told which they are: that there are any is all there is to say. */
export const identitiesPart: PersonPart = {
  name: 'providers',
  gather: async ({ db }, { id }) => ({ known: await countIdentities(db, id) }),
}
