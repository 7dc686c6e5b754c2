import { listReviews } from '../../contract/companies/companies.ts'
import { getContext } from '../../contract/reviews/context.ts'
import { isOfKind, type ReviewKind, reviewKinds, submitReview } from '../../contract/reviews/reviews.ts'
import { type Answer, refuse } from '../http/answer.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { messageIn } from '../http/words.ts'
import { lookupsOf } from '../lookups/store.ts'
import { experienceOf } from '../profile/vault.ts'
import { type Position, positionOf } from './cursor.ts'
import { blurredPlace, placeFit } from './place.ts'
import { pageSize, readReviews } from './read.ts'
import { companyOf } from './store.ts'
import { submit } from './submit.ts'

/** Reviews of every kind are sent to a path of their own (spec 7); a company's published ones are read by everyone. */
export const reviewRoutes: readonly Route[] = [
  ...reviewKinds.map((kind) => route(submitReview[kind], (call) => submitted(kind, call))),
  route(listReviews, listed),
  route(getContext, crowdedContext),
]

async function submitted(kind: ReviewKind, call: Call): Promise<Answer> {
  const { services, account, answers, beside, idempotencyKey: key, now, language } = call
  if (!isOfKind(kind, answers)) return refuse(422, 'not_a_choice', 'culturetype')
  const author = { secret: account.secret, companies: experienceOf(services.privacy, account) }
  const place = beside.blur === 1 ? blurredPlace(await lookupsOf(services.db), answers.cities) : undefined
  const published = place === undefined ? answers : { ...answers, shown_place: place }
  const submission = { kind, companyId: Number(beside.company_id), answers: published, key }
  const outcome = await submit({ db: services.db, privacy: services.privacy, now }, author, submission)
  if (!outcome.ok) return { refused: outcome.status, problems: outcome.problems }
  const { status, message, values } = outcome.answer
  // The interview form reads its message inside the data (spec 7).
  const data = kind === 'interview' ? { message: messageIn(language, message, values) } : undefined
  return { status, message, values, data }
}

async function listed({ services, id, query, language }: Call): Promise<Answer> {
  const limit = limitOf(query.limit)
  if (limit === null) return refuse(400, 'malformed', 'limit')
  let after: Position | null = null
  if (query.after !== undefined) {
    after = positionOf(query.after)
    if (!after) return refuse(400, 'malformed', 'after')
  }
  const { db } = services
  if (!(await companyOf(db, id))) return refuse(404, 'not_found')
  return { data: await readReviews({ db, lookups: await lookupsOf(db), language }, { companyId: id, after, limit }) }
}

/** The usual number where none is asked for; null where it is no number the call takes. */
function limitOf(asked: string | undefined): number | null {
  if (asked === undefined) return pageSize.usual
  const limit = Number(asked)
  return /^\d{1,3}$/.test(asked) && limit >= 1 && limit <= pageSize.most ? limit : null
}

async function crowdedContext({ services, id, query, language }: Call): Promise<Answer> {
  const { db } = services
  const [department, joblevel, city] = [query.department, query.joblevel, query.city].map(Number)
  const lookups = await lookupsOf(db)
  if (!lookups.item('departments', department!) || !lookups.item('joblevels', joblevel!))
    return refuse(400, 'malformed')
  if (!lookups.item('cities', city!)) return refuse(400, 'malformed', 'city')
  if (!(await companyOf(db, id))) return refuse(404, 'not_found')
  return {
    data: await placeFit({ db, lookups, language }, id, { department: department!, joblevel: joblevel!, city: city! }),
  }
}
