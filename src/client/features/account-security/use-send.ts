import { useTranslation } from 'react-i18next'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Input } from '../../api/call.ts'
import { type Sent, send } from '../../api/send.ts'

/** Makes a call of a section and says how it went (`api/send.ts`). */
export function useSend(): <Data>(endpoint: Endpoint<Data, undefined>, input?: Input) => Promise<Sent<Data>> {
  const { t } = useTranslation('account-security')
  return (endpoint, input) => send(endpoint, input, t('unreachable'))
}
