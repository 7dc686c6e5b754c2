import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/accounts/user.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { Input } from '../../api/call.ts'
import { call } from '../../api/page.ts'
import { refreshReads } from '../../api/use-read.ts'
import { session } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'

export type Saved = { ok: true } | { ok: false; problems: readonly Problem[] }

/**
 * Sends a change of the profile and takes over what it changes: the person in the session, and the lists read below
 * `/profile/`. Says how it went; problems that belong to a form are also answered, to stand beside their fields.
 */
export function useSave(): <Data extends User | undefined>(
  endpoint: Endpoint<Data, undefined>,
  input: Input,
) => Promise<Saved> {
  const { t } = useTranslation('profile')
  return async (endpoint, input) => {
    const { token } = session.auth
    const outcome = await call(endpoint, input)
    if (!outcome.ok) {
      const placed = outcome.problems.some(({ path }) => path !== '')
      if (!placed) toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
      return { ok: false, problems: placed ? outcome.problems : [] }
    }
    // Somebody else may have signed in meanwhile.
    if (outcome.data && session.auth.token === token) session.auth.user = outcome.data
    if (outcome.message) toast({ kind: 'success', text: outcome.message })
    await refreshReads('/profile/')
    return { ok: true }
  }
}
