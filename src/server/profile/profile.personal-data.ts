import { openVault } from '../accounts/vault.ts'
import type { PersonPart } from '../platform/personal-data.ts'
import { listFilesOf, listSupport } from './leaving.queries.ts'

/** What a person says of themselves; all of it is deleted with the account. */
export const profilePart: PersonPart = {
  name: 'profile',
  gather: async ({ privacy }, person) => openVault(privacy, person),
}

/** The person's pictures and certificates, in base64. */
export const filesPart: PersonPart = {
  name: 'files',
  async gather({ db, privacy }, { id, secret }) {
    const found = await listFilesOf(db, id)
    return found.map(({ sealed, ...file }) => ({
      ...file,
      base64: privacy.openFile(secret, sealed).toString('base64'),
    }))
  },
}

/** The person's messages to support. */
export const supportPart: PersonPart = {
  name: 'support',
  async gather({ db, privacy }, { id }) {
    const found = await listSupport(db, id)
    return found.map(({ month, sealed }) => ({ month, message: privacy.openSupport(sealed) }))
  },
}
