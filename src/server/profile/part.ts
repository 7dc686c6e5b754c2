import type { PersonPart } from '../accounts/leaving/part.ts'
import { openVault } from './vault.ts'

/** What a person says of themselves; it goes with the account. */
export const profilePart: PersonPart = {
  name: 'profile',
  gather: async ({ privacy }, person) => openVault(privacy, person),
}
