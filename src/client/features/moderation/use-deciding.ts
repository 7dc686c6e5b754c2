import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { type CaseKind, outcomeOf, type RejectableKind } from '../../../contract/moderation/cases.ts'
import { approveCase, rejectCase, undoDecision } from '../../../contract/moderation/desk.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { Refusal } from '../../data/call.ts'
import { useMutation } from '../../data/mutation.ts'

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
  const undoing = useMutation(undoDecision)
  // Another moderator was faster: what is left to decide has changed.
  const onRefused = ({ status }: Refusal) => {
    if (status === 409 || status === 404) setAsking(undefined)
    return false
  }
  const ways = {
    approve: useMutation(approveCase[kind], { onRefused }),
    // What cannot be rejected is never asked about so.
    reject: useMutation(rejectCase[kind as RejectableKind], { onRefused }),
  }

  const decide = async (id: string, verdict: Verdict, answers?: RawAnswers): Promise<readonly Problem[]> => {
    const sent = await ways[verdict].mutate({ params: { case: id }, body: answers })
    if (!sent.ok) return sent.problems
    setAsking(undefined)
    const came = t(`decisions:outcomes.${outcomeOf(kind, verdict)}`)
    const what = t('decisions.of', { kind: t(`decisions:kind.${kind}`), outcome: came })
    // What waits for a second moderator is no decision yet, and there is nothing to undo.
    setLast(sent.data.decision === null ? undefined : { id: sent.data.decision, what })
    return []
  }

  return {
    asking,
    last,
    busy: ways.approve.busy || ways.reject.busy || undoing.busy,
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
      if (last) void undoing.mutate({ params: { decision: last.id } }).then(({ ok }) => ok && setLast(undefined))
    },
  }
}
