import type { Form, RawAnswers } from '../../contract/form/form.ts'
import { forgetAnswers, keepAnswers, readKept, withoutPasswords } from './kept-answers.ts'

/** Where no tab is: on the server. */
const nothing = { getItem: () => null }

/**
 * A sign-up under way, kept in this tab: it survives a reload and goes with the tab, since nobody is signed in whom it
 * could belong to. Passwords are kept nowhere.
 */
export function tabDraft(form: Form) {
  return {
    read: () => readKept(typeof sessionStorage === 'undefined' ? nothing : sessionStorage, form.id, null),
    keep: (answers: RawAnswers, step = 1) =>
      void keepAnswers(sessionStorage, form.id, { owner: null, answers: withoutPasswords(form, answers), step }),
    forget: () => forgetAnswers(sessionStorage, form.id),
  }
}
