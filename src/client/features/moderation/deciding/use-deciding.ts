import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import { type CaseKind, getOutcome, type RejectableKind } from '../../../../contract/moderation/cases.ts'
import type { Case } from '../../../../contract/moderation/desk.schema.ts'
import { approveCase, rejectCase, undoDecision } from '../../../../contract/moderation/desk.ts'
import type { Problem } from '../../../../contract/problem.ts'
import { useMutation } from '../../../data/mutation.ts'
import type { MutationOptions } from '../../../data/mutator.ts'
import { runGuarded } from '../../../platform/close-guard.ts'
import { showToast } from '../../../platform/toast.ts'
import { formatCase } from '../case/case-words.ts'

export type Verdict = 'approve' | 'reject'
/** A decision, its name, and the case it was about. */
type TakenDecision = { id: string; what: string; about: string }
export type DecisionState = ReturnType<typeof useDeciding>

const removeId = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...set].filter((one) => one !== id))

/**
 * Returns the mutations to approve and to reject cases of a kind. The screen shows what was decided, where it can be
 * undone.
 */
function useWays(kind: CaseKind, onRefused: MutationOptions['onRefused']) {
  return {
    approve: useMutation(approveCase[kind], { quiet: true, onRefused }),
    // A kind that cannot be rejected never calls this.
    reject: useMutation(rejectCase[kind as RejectableKind], { quiet: true, onRefused }),
  }
}

/**
 * The state of deciding about cases of a kind. `ask` opens the question that belongs to a verdict; `decide` takes the
 * decision and resolves with the problems by field, none once it is decided. A decided case is `gone` at once, so that
 * the next one can be read while the request runs; one that the server refuses comes back. Several can be selected to
 * be decided alike: each is a decision of its own, and one that is refused says why (`refused`) and stays selected.
 * `undo` undoes the decisions of this visit, the last first, and resolves with the case that is back.
 */
export function useDeciding(kind: CaseKind) {
  const { t } = useTranslation(['moderation', 'decisions', 'common'])
  const [asking, setAsking] = useState<{ cases: readonly Case[]; verdict: Verdict }>()
  const [taken, showTaken] = useState<readonly TakenDecision[]>([])
  /** The same list, current before it is rendered: the next key press may undo its last entry. */
  const latest = useRef<readonly TakenDecision[]>([])
  const setTaken = (decisions: readonly TakenDecision[]) => {
    latest.current = decisions
    showTaken(decisions)
  }
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  /** Sends the decisions to the server one after the other, in the order they were taken. */
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve())
  const runInTurn = <Result>(send: () => Promise<Result>): Promise<Result> => {
    const telling = runGuarded(() => lastRequest.current.then(send))
    lastRequest.current = telling
    return telling
  }
  const undoing = useMutation(undoDecision)
  const one = useWays(kind, () => false)
  const many = useWays(kind, () => true)

  /** Closes the question about these cases; a question opened about others meanwhile stays. */
  const closeAbout = (cases: readonly Case[]) =>
    setAsking((before) => (before?.cases.some(({ id }) => cases.some((one) => one.id === id)) ? undefined : before))

  const send = (ways: typeof one, about: Case, verdict: Verdict, answers?: RawAnswers) => {
    setGone((before) => new Set([...before, about.id]))
    setRefused((before) => new Map([...before].filter(([id]) => id !== about.id)))
    return runInTurn(async () => {
      const sent = await ways[verdict].mutate({ params: { case: about.id }, body: answers })
      // A case that waits for a second moderator stays in the list, as one whose decision was refused does.
      if (!sent.ok || sent.data.decision === null) setGone((before) => removeId(before, about.id))
      if (!sent.ok) return sent
      setChosen((before) => removeId(before, about.id))
      // It is not decided yet then, and there is nothing to undo.
      if (sent.data.decision === null) showToast({ kind: 'info', text: sent.message ?? '' })
      else {
        const what = t('decisions.of', {
          kind: formatCase(about, t),
          outcome: t(`decisions:outcomes.${getOutcome(kind, verdict)}`),
        })
        setTaken([...latest.current, { id: sent.data.decision, what, about: about.id }])
      }
      return sent
    })
  }

  const decide = async (about: Case, verdict: Verdict, answers?: RawAnswers): Promise<readonly Problem[]> => {
    const sent = await send(one, about, verdict, answers)
    // Where another moderator was faster there is nothing left to ask.
    if (sent.ok || sent.refusal.status === 409 || sent.refusal.status === 404) closeAbout([about])
    return sent.problems
  }

  const decideAll = async (cases: readonly Case[], verdict: Verdict, answers?: RawAnswers): Promise<void> => {
    const sent = await Promise.all(cases.map((about) => send(many, about, verdict, answers)))
    closeAbout(cases)
    const failed = sent.flatMap((each, place) =>
      each.ok ? [] : [[cases[place]!.id, each.refusal.message ?? t('common:unreachable')] as const],
    )
    if (failed.length === 0) return
    setRefused((before) => new Map([...before, ...failed]))
    const whys = [...new Set(failed.map(([, why]) => why))].join(' ')
    showToast({ kind: 'error', text: `${t('many.failed', { count: failed.length, number: failed.length })} ${whys}` })
  }

  const undo = async (): Promise<string | undefined> => {
    // The request of the last decision may still be running: its id is known once the server has it, and it is undone
    // once.
    return runInTurn(async () => {
      const last = latest.current.at(-1)
      if (!last) return undefined
      const sent = await undoing.mutate({ params: { decision: last.id } })
      // A decision that cannot be undone any more must not block those before it.
      if (sent.ok || sent.refusal.status === 409 || sent.refusal.status === 404)
        setTaken(latest.current.filter(({ id }) => id !== last.id))
      if (!sent.ok) return undefined
      setGone((before) => removeId(before, last.about))
      return last.about
    })
  }

  return {
    asking,
    last: taken.at(-1),
    gone,
    chosen,
    refused,
    busy: [one.approve, one.reject, many.approve, many.reject, undoing].some(({ busy }) => busy),
    decide,
    decideAll,
    ask: (cases: readonly Case[], verdict: Verdict) => setAsking({ cases, verdict }),
    close: () => setAsking(undefined),
    choose: (ids: readonly string[], taken: boolean) =>
      setChosen((before) =>
        taken ? new Set([...before, ...ids]) : new Set([...before].filter((one) => !ids.includes(one))),
      ),
    undo,
  }
}
