import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/accounts/user.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { Input } from '../../api/call.ts'
import { send } from '../../api/send.ts'
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
    const sent = await send(endpoint, input, t('unreachable'))
    if (!sent.ok) return sent
    // Somebody else may have signed in meanwhile.
    if (sent.data && session.auth.token === token) session.auth.user = sent.data
    if (sent.message) toast({ kind: 'success', text: sent.message })
    await refreshReads('/profile/')
    return { ok: true }
  }
}
