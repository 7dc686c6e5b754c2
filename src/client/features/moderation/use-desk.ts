import { useEffect, useRef, useState } from 'react'
import {
  type CaseKind,
  type CaseOrder,
  needsWords,
  type RejectableKind,
  reasonsOf,
} from '../../../contract/moderation/cases.ts'
import type { Case } from '../../../contract/moderation/desk.schema.ts'
import { listCases } from '../../../contract/moderation/desk.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { buildAlikeKey, buildPagePath } from './case/case-words.ts'
import { useDeciding, type Verdict } from './deciding/use-deciding.ts'
import { useDeskKeys } from './deciding/use-desk-keys.ts'
import { type PressMoment, useGlance } from './deciding/use-glance.ts'

/** How many cases a page of the list has. */
const casesPerPage = 20

export type DeskState = ReturnType<typeof useDesk>

/** The options of `useDesk`: which part of the queue is listed, and what the shortcut keys depend on. */
type Options = {
  company?: string | undefined
  sort?: CaseOrder | undefined
  q?: string | undefined
  help: () => void
  /** Whether the shortcut keys are disabled, since something else handles keys. */
  held: boolean
  /** Whether the shown case is visible: on phones it is not while the list is. */
  inSight: () => boolean
}

/** The state of the desk: the waiting cases of a queue, the shown case, and all actions on it, by keys and by hand. */
export function useDesk(kind: CaseKind, { company, sort, q, help, held, inSight }: Options) {
  const pages = useInfiniteQuery(listCases, { query: { kind, company, sort, q } }, ({ cases }) => cases, casesPerPage)
  const deciding = useDeciding(kind)
  const { chosen } = deciding
  const cases = pages.items.filter(({ id }) => !deciding.gone.has(id))
  const [at, setAt] = useState<{ id?: string | undefined; place: number }>({ place: 0 })
  /** Whether the case is shown rather than the list, on phones. */
  const [opened, setOpened] = useState(false)
  /** How often the moderator has moved, so that the focus may follow. */
  const [moved, setMoved] = useState(0)
  // After another search or another order the first case is shown.
  const list = `${sort} ${q}`
  const [asked, setAsked] = useState(list)
  if (asked !== list) {
    setAsked(list)
    setAt({ place: 0 })
  }
  const found = cases.findIndex(({ id }) => id === at.id)
  const place = found < 0 ? Math.max(0, Math.min(at.place, cases.length - 1)) : found
  const current = cases[place] as Case | undefined
  /** The case that was restored by an undo, shown as soon as it is in the list again. */
  const awaited = useRef<string>(undefined)

  useEffect(() => {
    const back = cases.findIndex(({ id }) => id === awaited.current)
    if (back >= 0) {
      awaited.current = undefined
      setAt({ id: cases[back]!.id, place: back })
    }
    // The shown case stays the same when others are inserted before it in the list.
    else if (current && (current.id !== at.id || place !== at.place)) setAt({ id: current.id, place })
    if (!current) setOpened(false)
  })

  const moveTo = (to: number) => {
    const next = cases[Math.max(0, Math.min(to, cases.length - 1))]
    awaited.current = undefined
    setMoved((before) => before + 1)
    if (next) setAt({ id: next.id, place: cases.indexOf(next) })
  }
  /** Shows the next case before the server has received this decision. */
  const moveOn = (decided: readonly Case[]) => {
    if (!current || !decided.includes(current)) return
    const isUndecided = (one: Case) => !decided.includes(one)
    const next = cases.slice(place).find(isUndecided) ?? cases.slice(0, place).findLast(isUndecided)
    awaited.current = undefined
    setMoved((before) => before + 1)
    setAt({ id: next?.id, place: next ? cases.filter(isUndecided).indexOf(next) : 0 })
  }
  const decide = (about: Case, verdict: Verdict, reason?: string) => {
    moveOn([about])
    void deciding.decide(about, verdict, reason === undefined ? undefined : { reason })
  }
  const worded = needsWords(kind)
  const reasons: readonly string[] = worded ? [] : reasonsOf[kind as RejectableKind]
  const approve = () => {
    if (!current) return
    if (worded) deciding.ask([current], 'approve')
    else decide(current, 'approve')
  }
  const reject = () => {
    if (!current || kind === 'support') return
    // There is no reason to ask for: the decision it is against has one.
    if (reasons.length === 0 && !worded) decide(current, 'reject')
    else deciding.ask([current], 'reject')
  }
  const rejectFor = (place: number) => {
    if (current && reasons[place] !== undefined) decide(current, 'reject', reasons[place])
  }
  const chosenCases = cases.filter(({ id }) => chosen.has(id))
  const decideAll = (verdict: Verdict, reason?: string) => {
    moveOn(chosenCases)
    void deciding.decideAll(chosenCases, verdict, reason === undefined ? undefined : { reason })
  }
  const undo = () =>
    void deciding.undo().then((id) => {
      if (id === undefined) return
      awaited.current = id
      setMoved((before) => before + 1)
    })
  const choose = (one: Case) => deciding.choose([one.id], !chosen.has(one.id))
  const open = () => {
    const address = current && buildPagePath(current)
    if (address) window.open(address, '_blank', 'noopener')
  }
  const hasSeen = useGlance(current && `${opened} ${current.id}`)
  /**
   * Runs `act` only if the case was visible long enough when the key was pressed: a moderator does not decide by key
   * about what they do not see, or have not seen yet.
   */
  const requireSeen = (act: () => void) => (pressed: PressMoment) => {
    if (inSight() && hasSeen(pressed)) act()
  }
  const acts = {
    ...{ undo, help, open, approve: requireSeen(approve), reject: requireSeen(reject) },
    rejectFor: (place: number, pressed: PressMoment) => requireSeen(() => rejectFor(place))(pressed),
    next: () => moveTo(place + 1),
    previous: () => moveTo(place - 1),
    choose: () => {
      if (current && !worded) choose(current)
    },
    decideAll: (act: number | 'approve') => {
      if (chosenCases.length === 0) return false
      if (act === 'approve') decideAll('approve')
      else if (reasons[act] !== undefined) decideAll('reject', reasons[act])
      return true
    },
  }
  useDeskKeys(acts, held || deciding.asking !== undefined)
  const key = current && buildAlikeKey(current)
  return {
    /** The queues in which the case with the searched number waits, where it is not in this list. */
    elsewhere: pages.first.data?.elsewhere ?? [],
    ...{ kind, pages, cases, current, deciding, opened, moved, reasons, chosenCases },
    ...{ approve, reject, rejectFor, decideAll, undo, choose },
    /** The cases in the list with the same text as the shown one, itself among them. */
    alike: key === undefined || worded ? [] : cases.filter((one) => buildAlikeKey(one) === key),
    show: (id: string) => {
      awaited.current = undefined
      setAt({ id, place: cases.findIndex((one) => one.id === id) })
      setOpened(true)
    },
    /** Called when the focus comes to a case: the shortcut keys then act on it. */
    point: (id: string) => {
      if (id !== at.id) setAt({ id, place: cases.findIndex((one) => one.id === id) })
    },
    back: () => setOpened(false),
    /** Takes the decision that was asked about, for one case or for all that were asked about. */
    answer: async (answers: Record<string, unknown>) => {
      const { asking } = deciding
      if (!asking) return []
      if (asking.cases.length > 1) {
        moveOn(asking.cases)
        await deciding.decideAll(asking.cases, asking.verdict, answers)
        return []
      }
      moveOn(asking.cases)
      return deciding.decide(asking.cases[0]!, asking.verdict, answers)
    },
  }
}
