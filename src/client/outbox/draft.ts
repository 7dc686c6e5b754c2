import { proxy, ref } from 'valtio'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import { holdDraft, type Locks } from './hold.ts'
import type { OutboxStore } from './store.ts'
import { type Chance, drafted, edited, type Subject, type Submission, slotOf } from './submission.ts'
import { type SubmitDeps, type SubmitOutcome, submit } from './submit.ts'

/** An open draft as its form shows it. */
export type DraftState = {
  /** `opening` until read; `elsewhere` while another tab has the same draft open: nothing is saved from here. */
  status: 'opening' | 'ready' | 'elsewhere'
  /** What to fill the form with; changes only together with `restored`. */
  answers: RawAnswers
  step: number
  /** Grows with each time `answers` were read from the device: use it as the form's React key. */
  restored: number
  /** Why the server refused it, until the answers concerned change. */
  problems: Problem[]
}

/** What is kept of an open draft. It changes with every save: apart from what its form is drawn with. */
export type DraftSaved = {
  /** `new` before anything is saved. */
  state: Submission['state'] | 'new'
  /** When it was last saved on this device, in ms; null when it never was, or `kept` is false. */
  savedAt: number | null
  /** False when the device keeps nothing (private modes): say so instead of "saved". */
  kept: boolean
}

export type Draft = {
  /** Valtio proxies. */
  view: DraftState
  saved: DraftSaved
  /** Saves soon (within 300 ms). Call it on every change. */
  save: (answers: RawAnswers, step?: number) => void
  /** Saves now what is unsaved. */
  flush: () => Promise<void>
  submit: (answers: RawAnswers) => Promise<SubmitOutcome>
  /** Removes the draft from the device. */
  discard: () => Promise<void>
  /** Goes on here; the other tab turns `elsewhere`. */
  takeOver: () => void
  /** Saves, and lets another tab have it. */
  close: () => void
}

export type DraftDeps = SubmitDeps & {
  /** Web Locks, where the browser has them. */
  locks?: Locks
  /** Called once the first draft is on the device, to ask the browser to keep it. */
  onFirstSave?: () => void
}

const saveAfter = 300
/** One list for all drafts without problems: a save that changes nothing redraws nothing. */
const noProblems: Problem[] = ref([])

/** A draft that is not read yet, as its form shows it. */
export const openingView = () =>
  proxy<DraftState>({ status: 'opening', answers: {}, step: 1, restored: 0, problems: noProblems })
/** What is kept of a draft that was never saved. */
export const unsavedView = (kept: boolean) => proxy<DraftSaved>({ state: 'new', savedAt: null, kept })

/** Opens the one draft of this person, form and company, wherever it was left (design: offline 7 to 9). */
export function openDraft(deps: DraftDeps, subject: Subject): Draft {
  const { store, chance } = deps
  const view = openingView()
  const saved = unsavedView(store.kept())
  let unsaved: { answers: RawAnswers; step: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  let over = false

  const show = (record: Submission | undefined) => {
    view.problems = record?.problems ? ref(record.problems) : noProblems
    const kept = store.kept()
    Object.assign(saved, { state: record?.state ?? 'new', savedAt: record && kept ? record.savedAt : null, kept })
  }
  const restore = async () => {
    const record = await claim(store, subject)
    Object.assign(view, {
      ...{ answers: ref({ ...record?.answers }), step: record?.step ?? 1 },
      ...{ restored: view.restored + 1, status: 'ready' },
    })
    show(record)
  }
  const hold = holdDraft(deps.locks, slotOf(subject), {
    granted: restore,
    elsewhere: () => {
      clearTimeout(timer)
      unsaved = undefined
      view.status = 'elsewhere'
    },
  })

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const now = unsaved
    unsaved = undefined
    if (!now) return writing
    writing = writing.then(async () => {
      const record = await write(store, subject, now, chance())
      if (record) show(record)
      deps.onFirstSave?.()
    })
    return writing
  }

  return {
    view,
    saved,
    flush,
    save: (answers, step = unsaved?.step ?? view.step) => {
      if (over || view.status !== 'ready') return
      view.step = step
      unsaved = { answers, step }
      timer ??= setTimeout(flush, saveAfter)
    },
    submit: async (answers) => {
      await flush()
      over = true
      const outcome = await submit(deps, subject, answers)
      over = outcome.state === 'sent' || outcome.state === 'waiting'
      const { records } = await store.read()
      show(records.find((record) => slotOf(record) === slotOf(subject)))
      if (outcome.state === 'refused') view.problems = ref(outcome.problems)
      return outcome
    },
    discard: async () => {
      clearTimeout(timer)
      timer = undefined
      unsaved = undefined
      await writing
      await store.transact(() => ({ remove: [slotOf(subject)] }))
      show(undefined)
    },
    takeOver: hold.steal,
    close: () => {
      void flush().finally(hold.release)
    },
  }
}

/** The record of this place; a visitor's draft of the same form and company becomes the person's. */
async function claim(store: OutboxStore, subject: Subject): Promise<Submission | undefined> {
  const slot = slotOf(subject)
  const visitors = slotOf({ ...subject, owner: null })
  const { records } = await store.transact(({ records }) => {
    const found = records.find((record) => slotOf(record) === visitors)
    if (slot === visitors || !found || records.some((record) => slotOf(record) === slot)) return undefined
    return { remove: [visitors], put: [{ ...found, owner: subject.owner, state: 'draft' }] }
  })
  return records.find((record) => slotOf(record) === slot)
}

async function write(
  store: OutboxStore,
  subject: Subject,
  { answers, step }: { answers: RawAnswers; step: number },
  chance: Chance,
): Promise<Submission | undefined> {
  const slot = slotOf(subject)
  const { records } = await store.transact(({ records }) => {
    const own = records.find((record) => slotOf(record) === slot)
    const { companyName, companyLogo } = subject
    return { put: [edited({ ...(own ?? drafted(subject, chance)), companyName, companyLogo }, answers, step, chance)] }
  })
  return records.find((record) => slotOf(record) === slot)
}
