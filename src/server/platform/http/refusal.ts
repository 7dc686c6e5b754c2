import type { Context } from 'hono'
import { challengeHeader } from '../../../contract/work.ts'
import type { Refusal } from './answer.ts'
import { pickLanguage, translateSummary } from './words.ts'

/** Builds the response of a refusal: `{message, problems}` in the language of the call. */
export function buildRefusal(context: Context, { refused, problems, retryAfter, challenge }: Refusal): Response {
  if (challenge !== undefined) context.header(challengeHeader, challenge)
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  const message = translateSummary(pickLanguage(context.req.header('x-language')), problems)
  return context.json({ message, problems }, refused as 400)
}
