import { useTranslation } from 'react-i18next'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Input } from '../../api/call.ts'
import { type Sent, send } from '../../api/send.ts'
import { refreshReads } from '../../api/use-read.ts'
import { toast } from '../../ui/toast.ts'

/** Makes a call of the employer's area, says how it went, and asks again for what is shown of the company. */
export function useSend(
  companyId: number,
): <Data>(endpoint: Endpoint<Data, undefined>, input?: Input) => Promise<Sent<Data>> {
  const { t } = useTranslation('employer-area')
  return async (endpoint, input) => {
    const sent = await send(endpoint, input, t('unreachable'))
    if (sent.ok && sent.message) toast({ kind: 'success', text: sent.message })
    if (sent.ok) await refreshReads(`/employer/companies/${companyId}/`)
    return sent
  }
}
