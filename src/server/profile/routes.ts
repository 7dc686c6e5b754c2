import { addExperience } from '../../contract/profile/profile.ts'
import { userOf } from '../accounts/routes.ts'
import { type Route, route } from '../http/route.ts'
import { changeVault } from './store.ts'
import { withExperience } from './vault.ts'

export const profileRoutes: readonly Route[] = [
  // A company is in the list once, so a repeated call changes nothing and its answer need not be kept.
  route(addExperience, async ({ services, account, answers, language }) => {
    const vault = await changeVault(services, account.id, (now) => withExperience(now, Number(answers.company_id)))
    return { data: await userOf(services, { ...account, vault }, language), message: 'experience_added' }
  }),
]
