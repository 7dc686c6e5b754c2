import { proxy, ref } from 'valtio'
import type { Form, RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Locks } from '../platform/browser.ts'
import { changeAnswers, type UnsavedAnswers, write } from './draft-record.ts'
import { lockDraft } from './lock-draft.ts'
import type { Packing } from './request.ts'
import type { OutboxStore } from './store.ts'
import { adoptRecord, getSlot, type Place, type Subject, type Submission } from './submission.ts'
import { type SubmitDeps, type SubmitOutcome, submit } from './submit.ts'

/** The state of an open draft as its form shows it. */
export type DraftState = {
  /**
   * `opening` until it is read; `offered` where a visitor has begun the same form here, whose draft becomes the
   * person's only if they say so; `elsewhere` while another tab has the same draft open. It is saved from here only
   * when it is `ready`.
   */
  status: 'opening' | 'offered' | 'ready' | 'elsewhere'
  /** The answers to fill the form with; they change only together with `restored`. */
  answers: RawAnswers
  step: number
  /** Grows each time `answers` were read from the device: use it as the form's React key. */
  restored: number
  /** Why the server refused it, until the answers concerned change. */
  problems: Problem[]
  /** What its writer began with, as it was saved with the answers. */
  basis: unknown
}

/**
 * The saved state of an open draft. It changes with every save, so it is separate from the state its form is rendered
 * with.
 */
export type SavedState = {
  /** `new` before anything is saved. */
  state: Submission['state'] | 'new'
  /** When it was last saved on this device, in ms; null when it never was, or `kept` is false. */
  savedAt: number | null
  /** False when the device stores nothing (private modes): the form says so instead of "saved". */
  kept: boolean
}

export type Draft = {
  /** Valtio proxies. */
  view: DraftState
  saved: SavedState
  /** Saves soon (within 300 ms). Call it on every change; `basis` is what the answers were begun with, if that matters. */
  save: (answers: RawAnswers, step?: number, basis?: unknown) => void
  /** Saves unsaved answers at once. */
  flush: () => Promise<void>
  /** Saves unsaved answers synchronously, since the page may be about to go. */
  leave: () => void
  submit: (answers: RawAnswers) => Promise<SubmitOutcome>
  /** Removes the draft from the device. */
  discard: () => Promise<void>
  /** Answers an offer: the visitor's draft becomes this person's, or is deleted. */
  accept: () => Promise<void>
  decline: () => Promise<void>
  /** Takes the draft over from the other tab, which turns `elsewhere`. */
  takeOver: () => void
  /** Saves, and releases the draft for other tabs. */
  close: () => void
}

export type DraftDeps = SubmitDeps & {
  /** Web Locks, where the browser has them. */
  locks?: Locks | undefined
  /** Called once the first draft is on the device, to ask the browser for persistent storage. */
  onFirstSave?: () => void
}

/** The throttle of saving, in ms: what is typed within it is one write. */
const saveAfter = 300
/** One list for all drafts without problems: a save that changes nothing causes no re-render. */
const noProblems: Problem[] = ref([])

/** Returns the state of a draft that has not been read yet, as its form shows it. */
export const getOpeningView = () =>
  proxy<DraftState>({ status: 'opening', answers: {}, step: 1, restored: 0, problems: noProblems, basis: undefined })
/** Returns the saved state of a draft that was never saved. */
export const getUnsavedView = (kept: boolean) => proxy<SavedState>({ state: 'new', savedAt: null, kept })

/** Opens the one draft of this person, form and subject, wherever it was left (design: offline 7 to 9). */
export function openDraft(deps: DraftDeps, subject: Subject, packing: Packing): Draft {
  const { store, chance } = deps
  const view = getOpeningView()
  const saved = getUnsavedView(store.kept())
  let unsaved: UnsavedAnswers | undefined
  /** The answers being written to the device. */
  let beingSaved: UnsavedAnswers | undefined
  let known: Submission | undefined
  /** Answers typed into a form that was rendered before the device was read. */
  let early: UnsavedAnswers | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  let over = false

  const show = (record: Submission | undefined) => {
    known = record
    view.problems = record?.problems ? ref(record.problems) : noProblems
    const kept = store.kept()
    Object.assign(saved, { state: record?.state ?? 'new', savedAt: record && kept ? record.savedAt : null, kept })
  }
  const restore = async () => {
    const { records } = await store.read()
    const record = records.find((one) => getSlot(one) === getSlot(subject))
    if (!record && findVisitorDraft(records, subject)) {
      view.status = 'offered'
      return
    }
    Object.assign(view, {
      ...{ answers: ref({ ...record?.answers }), step: record?.step ?? 1 },
      basis: record?.basis ? ref(record.basis) : undefined,
      ...{ restored: view.restored + 1, status: 'ready' },
    })
    show(record)
    // The record on the device is shown instead.
    if (early && !record) save(early.answers, early.step, early.basis)
    early = undefined
  }
  const save: Draft['save'] = (answers, step = unsaved?.step ?? view.step, basis = unsaved?.basis) => {
    if (view.status === 'opening') early = { answers, step, basis }
    if (over || view.status !== 'ready') return
    view.step = step
    unsaved = { answers, step, basis }
    timer ??= setTimeout(flush, saveAfter)
  }
  const hold = lockDraft(deps.locks, getSlot(subject), {
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
    beingSaved = now
    writing = writing.then(async () => {
      // Answers typed meanwhile replace those this write was begun with, and an older write never overwrites a newer
      // one.
      const record = await write(store, subject, () => toKeep(unsaved ?? beingSaved ?? now), chance())
      if (beingSaved === now) beingSaved = undefined
      if (record) show(record)
      deps.onFirstSave?.()
    })
    return writing
  }
  const toKeep = (now: UnsavedAnswers): UnsavedAnswers => ({
    ...now,
    answers: removePasswords(packing.form(now.answers), now.answers),
  })

  return {
    view,
    saved,
    flush,
    leave: () => {
      const last = unsaved ?? beingSaved ?? early
      // While the device has not been read, what it holds is unknown and must not be overwritten.
      if (last && !over)
        store.putAtOnce(changeAnswers(known, subject, toKeep(last), chance()), { ifNone: last === early })
      // Where the page stays after all, changes made elsewhere meanwhile are taken into account.
      void flush()
    },
    save,
    submit: async (answers) => {
      await flush()
      over = true
      const outcome = await submit(deps, subject, answers, packing)
      over = outcome.state === 'sent' || outcome.state === 'waiting'
      const { records } = await store.read()
      show(records.find((record) => getSlot(record) === getSlot(subject)))
      if (outcome.state === 'refused') view.problems = ref(outcome.problems)
      return outcome
    },
    discard: async () => {
      clearTimeout(timer)
      timer = undefined
      unsaved = undefined
      await writing
      await store.transact(() => ({ remove: [getSlot(subject)] }))
      show(undefined)
    },
    accept: async () => {
      await adoptVisitorRecords(store, subject)
      await restore()
    },
    decline: async () => {
      await store.transact(({ records }) => ({
        remove: [findVisitorDraft(records, subject)].flatMap((one) => (one ? [getSlot(one)] : [])),
      }))
      await restore()
    },
    takeOver: hold.steal,
    close: () => {
      void flush().finally(hold.release)
    },
  }
}

/** Finds what a visitor left on this device at the same place, unless the caller is a visitor too. */
const findVisitorDraft = (records: readonly Submission[], subject: Place): Submission | undefined => {
  if (subject.owner === null) return undefined
  const slot = getSlot({ ...subject, owner: null })
  return records.find((record) => getSlot(record) === slot)
}

/**
 * Makes a visitor's record the signed-in person's, who said that it is; a record of their own at its place stays as it
 * is.
 */
export async function adoptVisitorRecords(store: OutboxStore, subject: Place): Promise<void> {
  const { owner } = subject
  if (owner === null) return
  await store.transact(({ records }) => {
    const found = findVisitorDraft(records, subject)
    if (!found || records.some((record) => getSlot(record) === getSlot(subject))) return undefined
    return { remove: [getSlot(found)], put: [adoptRecord(found, owner)] }
  })
}

/** Returns the answers of a form without its passwords, which are never stored. */
function removePasswords(form: Form, answers: RawAnswers): RawAnswers {
  const secret = new Set(
    form.fields.filter((one) => 'input' in one && one.input === 'password').map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !secret.has(name)))
}
