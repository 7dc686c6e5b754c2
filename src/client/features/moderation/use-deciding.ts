import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { type CaseKind, outcomeOf, type RejectableKind, reasonsOf } from '../../../contract/moderation/cases.ts'
import { approveCase, rejectCase, undoDecision } from '../../../contract/moderation/desk.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { Refusal } from '../../data/call.ts'
import { useMutation } from '../../data/mutation.ts'

export type Verdict = 'approve' | 'reject'
/** A decision as it is named, and the case it was about. */
type LastDecision = { id: string; what: string; about: string }
export type Deciding = ReturnType<typeof useDeciding>

/**
 * Deciding about cases of a kind. `approve` decides at once, but for messages, whose answer is asked for first; `ask` opens
 * the question that belongs to a verdict, `decide` answers it: the problems beside its fields, none once it is decided.
 * A decided case is `gone` at once, so that the next one can be read while the server is told; one that it does not take
 * comes back. `last` is the decision just taken, which `undo` takes back.
 */
export function useDeciding(kind: CaseKind) {
  const { t } = useTranslation(['moderation', 'decisions'])
  const [asking, setAsking] = useState<{ id: string; verdict: Verdict }>()
  const [last, showLast] = useState<LastDecision>()
  /** The same, known before it is drawn: the next key may be the one that takes it back. */
  const latest = useRef<LastDecision>(undefined)
  const setLast = (decision: LastDecision | undefined) => {
    latest.current = decision
    showLast(decision)
  }
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const leave = (id: string) => setGone((before) => new Set([...before, id]))
  const comeBack = (id: string) => setGone((before) => new Set([...before].filter((one) => one !== id)))
  /** The server hears of one decision after the other, as they were taken. */
  const told = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = <Result>(tell: () => Promise<Result>): Promise<Result> => {
    const telling = told.current.then(tell)
    told.current = telling
    return telling
  }
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
    leave(id)
    return inTurn(async () => {
      const sent = await ways[verdict].mutate({ params: { case: id }, body: answers })
      // What waits for a second moderator stays where it is, as what was not taken does.
      if (!sent.ok || sent.data.decision === null) comeBack(id)
      if (!sent.ok) return sent.problems
      setAsking(undefined)
      const came = t(`decisions:outcomes.${outcomeOf(kind, verdict)}`)
      const what = t('decisions.of', { kind: t(`decisions:kind.${kind}`), outcome: came })
      // It is no decision yet then, and there is nothing to undo.
      setLast(sent.data.decision === null ? undefined : { id: sent.data.decision, what, about: id })
      return []
    })
  }

  const undo = async () => {
    // The last decision may still be on its way: it is known once the server has it.
    await told.current
    const { current } = latest
    if (!current) return
    const sent = await inTurn(() => undoing.mutate({ params: { decision: current.id } }))
    if (!sent.ok) return
    comeBack(current.about)
    if (latest.current?.id === current.id) setLast(undefined)
  }

  return {
    asking,
    last,
    gone,
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
    rejectFor: (id: string, place: number) => {
      const reason = kind === 'support' ? undefined : reasonsOf[kind][place]
      if (reason) void decide(id, 'reject', { reason })
    },
    undo: () => void undo(),
  }
}
