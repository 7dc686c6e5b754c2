import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { ownerOf, session } from '../session/session.ts'
import { type Draft, type DraftState, openDraft, openingView, unsavedView } from './draft.ts'
import { draftDeps, keepFlushed } from './page.ts'
import type { Subject } from './submission.ts'

/** What a form is about: `companyId` 0 and an empty name while no company is chosen. */
export type DraftSubject = Omit<Subject, 'owner'>

const opening = openingView()

export type OpenDraft = Pick<DraftState, 'status' | 'answers' | 'step' | 'restored' | 'problems'> &
  Pick<Draft, 'saved' | 'save' | 'flush' | 'submit' | 'discard' | 'takeOver'>

/**
 * The draft of the signed-in person (or visitor) for one form and company: restored, saved as it changes, and handed
 * over to be sent. Fill the form with `answers` once `status` is `ready`, keyed by `restored`; call `save` on every
 * change with all answers and the step. Another subject or another person is another draft.
 */
export function useDraft({ type, companyId, companyName, companyLogo }: DraftSubject): OpenDraft {
  const owner = ownerOf(useSnapshot(session).auth as typeof session.auth)
  const subject = useMemo<Subject>(() => ({ owner, type, companyId, companyName: '' }), [owner, type, companyId])
  // A name that arrives later, or in another language, makes no other draft.
  useEffect(() => {
    Object.assign(subject, { companyName, companyLogo })
  }, [subject, companyName, companyLogo])
  const [draft, setDraft] = useState<Draft | undefined>(undefined)
  useEffect(() => {
    const opened = openDraft(draftDeps, subject)
    const stop = keepFlushed(opened)
    setDraft(opened)
    return () => {
      stop()
      opened.close()
      setDraft(undefined)
    }
  }, [subject])
  const { status, answers, step, restored, problems } = useSnapshot(draft?.view ?? opening) as DraftState
  const { saved, save, flush, submit, discard, takeOver } = draft ?? notYet
  return { status, answers, step, restored, problems, saved, save, flush, submit, discard, takeOver }
}

/** Before the draft is open there is nothing to save; a form shown that early waits for `status`. */
const notYet: Omit<Draft, 'view' | 'close'> = {
  saved: unsavedView(true),
  save: () => {},
  flush: async () => {},
  submit: async () => ({ state: 'waiting' }),
  discard: async () => {},
  takeOver: () => {},
}
