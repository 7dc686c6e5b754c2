import * as contract from '../../contract/moderation/appeals.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { appealUntil } from '../platform/deadlines.ts'
import { isRefused, type Refusal, refuse } from '../platform/http/answer.ts'
import type { AnswerOf, Call, CallOf, ProblemOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getDayAfter, toMonth } from '../platform/months.ts'
import { hashOf } from '../platform/tokens.ts'
import { addAppeal, type DecisionRow, findDecisionByToken, isAppealed, listCompanyNames } from './decisions.queries.ts'

/** The routes for appealing, open to the recipient of a mail about a decision; they need not say who they are. */
export const appealRoutes: readonly Route[] = [
  route(contract.readAppealable, read),
  route(contract.sendAppeal, handleAppeal),
]

type LinkProblem = ProblemOf<typeof contract.readAppealable>

/** Finds the decision that the token in the body is about, or why the token does not count. */
async function findDecisionOfToken(
  call: Call & { readonly beside: { readonly token: string } },
): Promise<DecisionRow | Refusal<LinkProblem>> {
  const { services, beside, now } = call
  const { db } = services
  const held = await askLimits(call, 'link', getTriedBy(call, {}))
  if (isRefused(held)) return held
  const decision = await findDecisionByToken(db, hashOf(beside.token))
  if (!decision) return refuse(422, 'token_unknown', 'token')
  if (appealUntil(decision.decidedAt) <= now) return refuse(422, 'token_expired', 'token')
  if (await isAppealed(db, decision.id)) return refuse(409, 'already_appealed', 'token')
  return decision.undone ? refuse(409, 'decision_undone', 'token') : decision
}

async function read(call: CallOf<typeof contract.readAppealable>): Promise<AnswerOf<typeof contract.readAppealable>> {
  const decision = await findDecisionOfToken(call)
  if ('refused' in decision) return decision
  const { kind, outcome, reason, companyId, decidedAt } = decision
  const names = await listCompanyNames(call.services.db, [companyId], call.language)
  const company = (companyId !== null && names.get(companyId)) || null
  const until = getDayAfter(appealUntil(decidedAt), -1)
  return { data: { kind, outcome, reason, company, day: getDayAfter(decidedAt, 0), until } }
}

async function handleAppeal(call: CallOf<typeof contract.sendAppeal>): Promise<AnswerOf<typeof contract.sendAppeal>> {
  const decision = await findDecisionOfToken(call)
  if ('refused' in decision) return decision
  const { text } = call.answers
  const added = await addAppeal(call.services, { decisionId: decision.id, month: toMonth(call.now), text })
  return added === 'added' ? { message: 'appeal_received' } : refuse(409, added, 'token')
}
