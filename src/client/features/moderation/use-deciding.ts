import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { type CaseKind, outcomeOf, type RejectableKind } from '../../../contract/moderation/cases.ts'
import { approveCase, rejectCase } from '../../../contract/moderation/desk.ts'
import type { Problem } from '../../../contract/problem.ts'
import { call } from '../../api/page.ts'
import { refreshReads } from '../../api/use-read.ts'
import { toast } from '../../ui/toast.ts'
import { useUndo } from './use-undo.ts'

export type Verdict = 'approve' | 'reject'
export type Deciding = ReturnType<typeof useDeciding>

/**
 * Deciding about cases of a kind. `approve` decides at once, but for messages, whose answer is asked for first; `ask` opens
 * the question that belongs to a verdict, `decide` answers it: the problems beside its fields, none once it is decided.
 * `last` is the decision just taken, which `undo` takes back.
 */
export function useDeciding(kind: CaseKind) {
  const { t } = useTranslation(['moderation', 'decisions'])
  const [asking, setAsking] = useState<{ id: string; verdict: Verdict }>()
  const [last, setLast] = useState<{ id: string; what: string }>()
  const undoing = useUndo()
  const [busy, setBusy] = useState(false)

  const decide = async (id: string, verdict: Verdict, answers?: RawAnswers): Promise<readonly Problem[]> => {
    setBusy(true)
    const endpoint = verdict === 'approve' ? approveCase[kind] : rejectCase[kind as RejectableKind]
    const outcome = await call(endpoint, { params: { case: id }, body: answers })
    setBusy(false)
    if (!outcome.ok) {
      if (outcome.problems.some(({ path }) => path !== '')) return outcome.problems
      toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
      // Another moderator was faster: what is left to decide has changed.
      if (outcome.status === 409 || outcome.status === 404) {
        setAsking(undefined)
        await refreshReads('/moderation/')
      }
      return []
    }
    setAsking(undefined)
    const came = t(`decisions:outcomes.${outcomeOf(kind, verdict)}`)
    const what = t('decisions.of', { kind: t(`decisions:kind.${kind}`), outcome: came })
    // What waits for a second moderator is no decision yet, and there is nothing to undo.
    setLast(outcome.data.decision === null ? undefined : { id: outcome.data.decision, what })
    if (outcome.message) toast({ kind: 'success', text: outcome.message })
    await refreshReads('/moderation/')
    return []
  }

  return {
    asking,
    last,
    busy: busy || undoing.busy,
    decide,
    ask: (id: string, verdict: Verdict) => {
      if (verdict === 'approve' || kind !== 'support') setAsking({ id, verdict })
    },
    approve: (id: string) => {
      if (kind === 'support') setAsking({ id, verdict: 'approve' })
      else void decide(id, 'approve')
    },
    close: () => setAsking(undefined),
    undo: () => {
      if (last) void undoing.undo(last.id).then((done) => done && setLast(undefined))
    },
  }
}
