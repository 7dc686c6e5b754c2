import { getPreferences, preferencesAtFirst, savePreferences } from '../../contract/profile/preferences.ts'
import { changeCard } from '../accounts/accounts.queries.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'

/**
 * The routes of a person's mail preferences (spec 3); stored with their address, since mails need them when nobody is
 * signed in.
 */
export const preferenceRoutes: readonly Route[] = [
  route(getPreferences, async ({ account }) => ({
    data: account.preferences ?? preferencesAtFirst,
  })),
  route(savePreferences, async ({ services, account, answers }) => {
    await changeCard(services, account.id, { preferences: answers })
    return { message: 'preferences_saved' }
  }),
]
