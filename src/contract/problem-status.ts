import type { ProblemCode } from './problem.ts'

/** The status codes of the problems that are not about an answer of a form. */
const callStatuses = {
  idempotency_missing: 400,

  unauthenticated: 401,
  login_failed: 401,
  social_failed: 401,

  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,

  account_blocked: 409,
  account_closed: 409,
  accounts_begun: 409,
  already_answered: 409,
  already_appealed: 409,
  already_reported: 409,
  already_represents: 409,
  already_reviewed: 409,
  already_unlocked: 409,
  appeal_over: 409,
  author_asked: 409,
  begun_anew: 409,
  case_decided: 409,
  changed_since: 409,
  company_busy: 409,
  company_closed: 409,
  company_listed: 409,
  company_unlocked: 409,
  decision_undone: 409,
  email_not_verified: 409,
  email_taken: 409,
  files_full: 409,
  idempotency_in_progress: 409,
  invited_otherwise: 409,
  is_moderator: 409,
  last_admin: 409,
  list_full: 409,
  mail_refused: 409,
  backup_key_missing: 409,
  not_company_admin: 409,
  not_in_experience: 409,
  not_undoable: 409,
  nothing_changed: 409,
  own_case: 409,
  own_contribution: 409,
  page_changed: 409,
  key_required: 409,
  keys_wait: 409,
  passage_unknown: 409,
  passkey_key_needed: 409,
  presence_required: 409,
  proof_issued: 409,
  proof_not_open: 409,
  proof_spent: 409,
  proof_unavailable: 409,
  proposals_waiting: 409,
  review_replaced: 409,
  rewritten_lately: 409,
  salary_not_shared: 409,
  second_factor_alone: 409,
  second_factor_missing: 409,
  second_factor_needed: 409,
  second_needed: 409,
  social_code_needed: 409,
  social_other_mailbox: 409,
  social_other_person: 409,
  study_state: 409,
  item_listed: 409,
  names_waiting: 409,
  item_needed: 409,
  item_elsewhere: 409,
  speaks_for_company: 409,
  speaks_for_competitor: 409,
  study_closed: 409,
  surveys_waiting: 409,
  undo_over: 409,
  unlock_pending: 409,

  too_large: 413,
  unsupported_media: 415,

  quota_reached: 429,
  too_many: 429,
  votes_reached: 429,
  work_needed: 429,

  failed: 500,
  site_closed: 503,
  site_read_only: 503,
  unavailable: 503,
  // Clients of every number keep what waits after this status, and try again; after a 4xx they would give it back.
  client_outdated: 503,
} as const satisfies Partial<Record<ProblemCode, number>>
type CallStatuses = typeof callStatuses

/**
 * The one status code of a problem: 422 where something is wrong with an answer. `malformed` alone has two: 400 where
 * the call cannot be read, 422 where one of its answers cannot.
 */
export type StatusOf<Code extends ProblemCode> = Code extends keyof CallStatuses
  ? CallStatuses[Code]
  : Code extends 'malformed'
    ? 400 | 422
    : 422

/** Lists the status codes a problem may come with: one, or the two of `malformed`. */
export function listStatuses(code: ProblemCode): readonly number[] {
  if (code === 'malformed') return [400, 422]
  return [Object.hasOwn(callStatuses, code) ? callStatuses[code as keyof CallStatuses] : 422]
}
