import type { Form, RawAnswers } from '../../contract/form/form.ts'
import type { Parcel, Submission } from './submission.ts'

/** How one kind of form is validated and packed before it is queued; each form of the site provides its own. */
export type Packing = {
  /** Returns the form these answers are for. */
  form: (answers: RawAnswers) => Form
  /** Returns the parcel for them. */
  pack: (record: Pick<Submission, 'companyId' | 'about' | 'basis' | 'answers'>) => Parcel
}

/**
 * Returns the packing of a form that is saved while it is written but never queued, since its request contains a
 * password.
 */
export const packUnqueued = (form: Form): Packing => ({
  form: () => form,
  pack: () => {
    throw new Error(`${form.id} is sent by its page alone`)
  },
})
