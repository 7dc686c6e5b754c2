import type { Form, RawAnswers } from '../../contract/form/form.ts'
import type { Parcel, Submission } from './submission.ts'

/** How one kind of form is checked and packed before it is handed over; each form of the site gives its own. */
export type Packing = {
  /** The form these answers are to. */
  form: (answers: RawAnswers) => Form
  /** What travels for them. */
  pack: (record: Pick<Submission, 'companyId' | 'about' | 'basis' | 'answers'>) => Parcel
}

/** For a form that is kept while it is written and never queued: what it sends has a password in it. */
export const packUnqueued = (form: Form): Packing => ({
  form: () => form,
  pack: () => {
    throw new Error(`${form.id} is sent by its page alone`)
  },
})
