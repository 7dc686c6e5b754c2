import { useEffect, useMemo, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { ownerOf, session } from '../session/session.ts'
import { type Draft, type DraftState, openDraft } from './draft.ts'
import { draftDeps, keepFlushed } from './page.ts'
import type { Subject } from './submission.ts'

/** What a form is about: `companyId` 0 and an empty name while no company is chosen. */
export type DraftSubject = Omit<Subject, 'owner'>

const opening = proxy<DraftState>({
  ...{ status: 'opening', answers: {}, step: 1, restored: 0, state: 'new', problems: [] },
  ...{ savedAt: null, kept: true },
})

export type OpenDraft = Pick<DraftState, 'status' | 'answers' | 'step' | 'restored' | 'problems'> &
  Pick<Draft, 'view' | 'save' | 'flush' | 'submit' | 'discard' | 'takeOver'>

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
  const view = draft?.view ?? opening
  // Without what a save changes, lest it redraw the form: who shows that takes its own snapshot of `view`.
  const { status, answers, step, restored, problems } = useSnapshot(view) as DraftState
  const { save, flush, submit, discard, takeOver } = draft ?? notYet
  return { view, status, answers, step, restored, problems, save, flush, submit, discard, takeOver }
}

/** Before the draft is open there is nothing to save; a form shown that early waits for `status`. */
const notYet: Omit<Draft, 'view' | 'close'> = {
  save: () => {},
  flush: async () => {},
  submit: async () => ({ state: 'waiting' }),
  discard: async () => {},
  takeOver: () => {},
}
