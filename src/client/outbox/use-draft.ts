import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { getOwner, session } from '../session/session.ts'
import { type Draft, type DraftState, getOpeningView, getUnsavedView, openDraft } from './draft.ts'
import { draftDeps, flushOnClose } from './page.ts'
import type { Packing } from './request.ts'
import type { Subject } from './submission.ts'

/** What a form is about: `companyId` 0 and an empty name where there is no company yet. */
export type DraftSubject = Omit<Subject, 'owner'>

const opening = getOpeningView()

export type OpenDraft = Pick<DraftState, 'status' | 'answers' | 'step' | 'restored' | 'problems' | 'basis'> &
  Omit<Draft, 'view' | 'close'>

/**
 * Returns the draft of the signed-in person (or visitor) for one form and company: restored, saved as it changes, and
 * submitted. Fill the form with `answers` once `status` is `ready`, keyed by `restored`; call `save` on every change
 * with all answers and the step. Another subject or another person is another draft.
 */
export function useDraft(about: DraftSubject, packing: Packing): OpenDraft {
  const { type, companyId, companyName, companyLogo, title } = about
  const owner = getOwner(useSnapshot(session).auth as typeof session.auth)
  const subject = useMemo<Subject>(
    () => ({ owner, type, companyId, about: about.about, companyName: '' }),
    [owner, type, companyId, about.about],
  )
  // A name that arrives later, or in another language, does not make another draft.
  useEffect(() => {
    Object.assign(subject, { companyName, companyLogo, title })
  }, [subject, companyName, companyLogo, title])
  const packedBy = useRef(packing)
  packedBy.current = packing
  const [draft, setDraft] = useState<Draft | undefined>(undefined)
  useEffect(() => {
    const opened = openDraft(draftDeps, subject, {
      form: (answers) => packedBy.current.form(answers),
      pack: (record) => packedBy.current.pack(record),
    })
    const stop = flushOnClose(opened)
    setDraft(opened)
    return () => {
      stop()
      opened.close()
      setDraft(undefined)
    }
  }, [subject])
  const view = useSnapshot(draft?.view ?? opening) as DraftState
  const { view: _, close, ...acts } = draft ?? notYet
  return { ...view, ...acts }
}

/**
 * The placeholder before the draft is open, when there is nothing to save; a form shown that early waits for `status`.
 */
const notYet: Draft = {
  view: opening,
  saved: getUnsavedView(true),
  save: () => {},
  flush: async () => {},
  leave: () => {},
  submit: async () => ({ state: 'waiting' }),
  discard: async () => {},
  accept: async () => {},
  decline: async () => {},
  takeOver: () => {},
  close: () => {},
}
