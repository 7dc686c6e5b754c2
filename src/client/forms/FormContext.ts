import { createContext, type ReactNode, useContext } from 'react'
import type { Form, RawAnswers } from '../../contract/form/form.ts'
import type { Problem, ProblemCode } from '../../contract/problem.ts'
import type { Words } from './words.ts'

/** What the surroundings of a form add to its definition. */
export type Surroundings = {
  /** Shown in front of a locked field's value, such as a company's logo. */
  lead?: Readonly<Record<string, ReactNode>> | undefined
  /** Shown above a field, such as a warning that concerns it. */
  above?: Readonly<Record<string, ReactNode>> | undefined
  /** Shown below a field, such as a way to correct its answer; it may use the form's answers. */
  below?: Readonly<Record<string, ReactNode>> | undefined
  /** Shown after a field, as wide as the form, such as a note on it and on fields before it. */
  after?: Readonly<Record<string, ReactNode>> | undefined
  /** The names of companies that answers hold by their ids, as far as they are known. */
  names?: Readonly<Record<number, string>> | undefined
  /** Problems of the call as a whole that were corrected elsewhere meanwhile: they are not shown any more. */
  settled?: readonly ProblemCode[] | undefined
}

/** Problems the server found, with the answers they were found in: each disappears once its answer changes. */
export type Refusal = { problems: readonly Problem[]; answers: RawAnswers }

type FormContext = {
  form: Form
  /** Prefix of every id of this form on the page. */
  id: string
  words: Words
  refusal: Refusal | undefined
  /** Announces a text to screen readers at once. */
  announce: (text: string) => void
} & Surroundings

const Context = createContext<FormContext | undefined>(undefined)
const Busy = createContext(false)
export const BusyProvider = Busy.Provider
const Attempts = createContext(0)
export const AttemptsProvider = Attempts.Provider

/** Returns whether the enclosing form is being submitted. */
export const useFormBusy = (): boolean => useContext(Busy)

/** Returns how often the enclosing form was submitted with a problem in it. */
export const useFormAttempts = (): number => useContext(Attempts)

export const FormProvider = Context.Provider

/** Returns the context of the enclosing form. Throws outside a FormView. */
export function useFormContext(): FormContext {
  const context = useContext(Context)
  if (!context) throw new Error('a form control stands outside a FormView')
  return context
}
