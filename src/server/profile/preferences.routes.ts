import { getPreferences, preferencesAtFirst, savePreferences } from '../../contract/profile/preferences.ts'
import { changeVault } from '../accounts/vault.queries.ts'
import { openVault } from '../accounts/vault.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'

/** What a person wants to hear of (spec 3); kept with what they say of themselves. `mayMail` and the activity ask for it. */
export const preferenceRoutes: readonly Route[] = [
  route(getPreferences, async ({ services, account }) => ({
    data: openVault(services.privacy, account).preferences ?? preferencesAtFirst,
  })),
  route(savePreferences, async ({ services, account, answers }) => {
    await changeVault(services, account.id, (vault) => ({ ...vault, preferences: answers }))
    return { message: 'preferences_saved' }
  }),
]
