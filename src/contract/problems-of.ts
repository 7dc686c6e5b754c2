import { needsSecondFactor } from './accounts/second-factor.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { getShapes } from './endpoints.ts'
import { listFormProblems } from './form/problems.ts'
import type { ProblemCode } from './problem.ts'
import { callProblems } from './problem-groups.ts'

/**
 * Lists every problem a call may be refused with: those its handler declares (`problems`), and those that follow from
 * the rest of its declaration. A response with any other problem fails the test it occurs in.
 */
export function listProblems(endpoint: AnyEndpoint): ReadonlySet<ProblemCode> {
  const { access, form, shorter, idempotent, quota, fresh, whileClosed, file } = endpoint
  const { params, beside, problems = [] } = getShapes(endpoint)
  const knowsCaller = access !== 'public'
  const listWhere = (applies: unknown, ...codes: ProblemCode[]) => (applies ? codes : [])
  return new Set([
    ...callProblems,
    ...problems,
    ...listWhere(knowsCaller, 'unauthenticated', 'forbidden'),
    ...listWhere(knowsCaller && !whileClosed, 'account_closed'),
    ...listWhere(fresh, 'presence_required'),
    ...listWhere(fresh === 'keys', 'key_required', 'keys_wait'),
    ...listWhere(needsSecondFactor(endpoint), 'second_factor_missing', 'second_factor_alone', 'second_factor_needed'),
    ...listWhere(params, 'not_found'),
    ...listWhere(!file, 'not_acceptable'),
    ...listWhere(form || beside, 'unsupported_media', 'too_large'),
    ...listWhere(idempotent, 'idempotency_missing', 'idempotency_reused', 'idempotency_in_progress'),
    ...listWhere(quota, 'quota_reached'),
    ...(form ? listFormProblems(form) : []),
    ...(shorter ? listFormProblems(shorter) : []),
  ])
}
