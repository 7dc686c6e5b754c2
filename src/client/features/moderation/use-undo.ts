import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { undoDecision } from '../../../contract/moderation/desk.ts'
import { call } from '../../api/page.ts'
import { refreshReads } from '../../api/use-read.ts'
import { toast } from '../../ui/toast.ts'

/** Takes decisions back and says how it went; answers whether it is done. */
export function useUndo() {
  const { t } = useTranslation('moderation')
  const [busy, setBusy] = useState(false)
  const undo = async (decision: string): Promise<boolean> => {
    setBusy(true)
    const outcome = await call(undoDecision, { params: { decision } })
    setBusy(false)
    if (outcome.ok) toast({ kind: 'success', text: outcome.message ?? '' })
    else toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
    if (outcome.ok || outcome.status === 409) await refreshReads('/moderation/')
    return outcome.ok
  }
  return { busy, undo }
}
