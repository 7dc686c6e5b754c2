import { useTranslation } from 'react-i18next'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { Input, Outcome } from '../../api/call.ts'
import { call } from '../../api/page.ts'
import { toast } from '../../ui/toast.ts'

export type Sent<Data> = { ok: true; data: Data; message?: string } | { ok: false; problems: readonly Problem[] }

/**
 * Makes a call of a section and says how it went: what the server refuses beside a field is answered, to stand there;
 * everything else shows as an error toast with the server's words. Nothing entered is lost.
 */
export function useSend(): <Data>(endpoint: Endpoint<Data, undefined>, input?: Input) => Promise<Sent<Data>> {
  const { t } = useTranslation('account-security')
  return async <Data>(endpoint: Endpoint<Data, undefined>, input?: Input) => {
    const outcome: Outcome<Data> = await call(endpoint, input)
    if (outcome.ok) return outcome
    const placed = outcome.problems.some(({ path }) => path !== '')
    if (!placed) toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
    return { ok: false, problems: placed ? outcome.problems : [] }
  }
}
