/**
 * Everything that can be wrong with what a person or a client sends, as codes. A code is put into words only by
 * `locales/<language>/problems.json`, which contains one entry for each of them (a test compares the two). Serves
 * sections 5 and 8 of the specification.
 */
export const problemCodes = [
  // answers
  'missing',
  'malformed',
  'not_a_choice',
  'too_many_chosen',
  'too_long',
  'not_positive',
  'amount_unclear',
  'score_range',
  'salary_range',
  'raise_range',
  'pros_length',
  'one_word',
  'last_year',
  'accept_terms',
  'offered_required',
  'not_yet',
  'date_not_arrived',
  'company_name',
  'before_start',
  'date_invalid',
  'certificate_name',
  'file_empty',
  'file_too_large',
  'file_type',
  'file_name',
  'text_turned',
  'letters_mixed',
  'file_broken',
  'file_active',
  'file_pixels',
  // personal data inside a text
  'email_in_text',
  'phone_in_text',
  'national_id_in_text',
  'link_in_text',
  'number_in_text',
  // accounts
  'name_missing',
  'email_missing',
  'email_malformed',
  'password_missing',
  'password_length',
  'password_common',
  'confirmation_differs',
  'phone_missing',
  'phone_malformed',
  'company_missing',
  'department_missing',
  'jobtitle_missing',
  'city_missing',
  'salary_missing',
  'salary_malformed',
  'bonus_missing',
  'bonus_malformed',
  'login_failed',
  'email_not_verified',
  'token_unknown',
  'password_not_match',
  'password_wrong',
  'former_password_wrong',
  'presence_required',
  'key_required',
  'keys_wait',
  'passkey_failed',
  'app_code_missing',
  'app_code_malformed',
  'app_code_wrong',
  'email_taken',
  'passkey_key_needed',
  'second_factor_missing',
  'second_factor_alone',
  'second_factor_needed',
  'presence_missing',
  'account_closed',
  'account_blocked',
  'is_moderator',
  'token_used',
  'token_expired',
  'social_failed',
  'social_email_missing',
  'social_other_mailbox',
  'social_other_person',
  'accounts_begun',
  'begun_anew',
  'social_code_needed',
  'recovery_missing',
  'recovery_code_missing',
  'recovery_code_malformed',
  'recovery_code_wrong',
  'recovery_code_differs',
  'registration_password_missing',
  'registration_password_wrong',
  // business rules
  'company_unknown',
  'company_listed',
  'company_not_approved',
  'company_unlocked',
  'company_closed',
  'company_busy',
  'page_changed',
  'nothing_changed',
  'competitor_itself',
  'proposals_waiting',
  'files_full',
  'not_in_experience',
  'already_reviewed',
  'rewritten_lately',
  'salary_not_shared',
  'list_full',
  'review_replaced',
  // conflicts of interest
  'speaks_for_company',
  'speaks_for_competitor',
  'own_contribution',
  // employers
  'unlock_company_missing',
  'already_unlocked',
  'unlock_pending',
  'password_short',
  'confirmation_missing',
  // questions, reports, studies
  'tag_missing',
  'question_missing',
  'answer_missing',
  'already_reported',
  'already_answered',
  'study_closed',
  'study_state',
  'changed_since',
  'undo_over',
  'item_listed',
  'names_waiting',
  'item_needed',
  'item_elsewhere',
  'name_not_english',
  'name_not_arabic',
  // employers
  'response_missing',
  'response_length',
  'survey_question',
  'survey_options',
  'surveys_waiting',
  'not_company_admin',
  'already_represents',
  'last_admin',
  'invited_otherwise',
  'subject_missing',
  'text_missing',
  // moderation
  'case_decided',
  'not_undoable',
  'already_appealed',
  'appeal_over',
  'decision_undone',
  'own_case',
  'second_needed',
  // the directory file
  'characters_unreadable',
  'row_shifted',
  'same_as_beside_id',
  'headings_unknown',
  'headings_twice',
  'headings_missing',
  'quote_open',
  'too_many_rows',
  // the site as a whole
  'site_closed',
  // the call itself
  'idempotency_missing',
  'idempotency_reused',
  'idempotency_in_progress',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'too_many',
  'quota_reached',
  'votes_reached',
  'work_needed',
  'too_large',
  'unsupported_media',
  'not_acceptable',
  'unavailable',
  'client_outdated',
  'failed',
] as const

export type ProblemCode = (typeof problemCodes)[number]

/** One problem: the path of the answer (`pros`, `questions.0.answer`; empty for the call as a whole) and the code. */
export type Problem = { path: string; code: ProblemCode }

export function isProblemCode(code: string): code is ProblemCode {
  return (problemCodes as readonly string[]).includes(code)
}

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
