import { getPreferences, type Preferences, savePreferences } from '../../contract/profile/preferences.ts'
import { type Route, route } from '../http/route.ts'
import { changeVault } from './store.ts'
import { openVault } from './vault.ts'

/** Which mails a person wants (spec 3); kept with what they say of themselves. `mayMail` asks for them. */
export const preferenceRoutes: readonly Route[] = [
  route(getPreferences, async ({ services, account }) => ({ data: openVault(services.privacy, account).preferences })),
  route(savePreferences, async ({ services, account, answers }) => {
    await changeVault(services, account.id, (vault) => ({ ...vault, preferences: answers as Preferences }))
    return { message: 'preferences_saved' }
  }),
]
