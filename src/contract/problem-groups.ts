import type { ProblemCode } from './problem.ts'

/** The contact data and ids a text that other people read must not contain. */
export const contactProblems = [
  'email_in_text',
  'phone_in_text',
  'national_id_in_text',
  'link_in_text',
  'number_in_text',
] as const satisfies ProblemCode[]

/** What can be wrong with a file, besides its absence. */
export const fileProblems = [
  'malformed',
  'file_empty',
  'file_too_large',
  'file_type',
  'file_name',
  'file_broken',
  'file_active',
  'file_pixels',
] as const satisfies ProblemCode[]

/** What is wrong with a file, or that too many files wait to be examined. */
export type FileProblem = (typeof fileProblems)[number] | 'unavailable'

/** The problems any call may be refused with, no matter what it is about. */
export const callProblems = [
  'malformed',
  'method_not_allowed',
  'too_many',
  'work_needed',
  'unavailable',
  'client_outdated',
  'site_closed',
  'site_read_only',
  'failed',
] as const satisfies ProblemCode[]
export type CallProblem = (typeof callProblems)[number]

/** The problems of a form's answers after its own rules held: an id that is in no list, the content of a file. */
export const answerProblems = [
  'missing',
  'not_a_choice',
  'company_unknown',
  'offered_required',
  ...fileProblems,
] as const satisfies ProblemCode[]
export type AnswerProblem = (typeof answerProblems)[number]
