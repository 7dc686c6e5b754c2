import type { Infer } from 'superstruct'
import type { InterviewFilter } from '../../contract/companies/interviews.schema.ts'
import { countInterviews } from '../../contract/companies/interviews.ts'
import { reviewLists } from '../../contract/companies/reads.ts'
import { summarizeReviews } from '../../contract/companies/review-summary.ts'
import type { PageQuery } from '../../contract/params.schema.ts'
import { getContext } from '../../contract/reviews/context.ts'
import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { isOfKind, type ReviewKind, reviewKinds, submitReview } from '../../contract/reviews/reviews.ts'
import type { ReviewFilter } from '../../contract/reviews/voices.schema.ts'
import { getCountsFrom, listVaultCompanies, openVault } from '../accounts/vault.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import type { Lookups } from '../lookups/lookups.ts'
import type { Database } from '../platform/db/database.ts'
import { isRefused, type Refusal, refuse } from '../platform/http/answer.ts'
import type { AboutId, AnswerOf, Call, CallOf, RefusedBy, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { type Language, translateMessage } from '../platform/http/words.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../platform/idempotency/once.ts'
import { pageOf } from '../platform/paging/page.ts'
import { createKept } from '../platform/versioned-cache.ts'
import { removeSpent } from '../proofs/proofs.queries.ts'
import { redeemProof } from '../proofs/redeem.ts'
import { toWriter } from '../statistics/people/writer.ts'
import { readBenefitSummary, readInterviewSummary } from '../statistics/reading/reading.queries.ts'
import { readVersion } from '../statistics/versions.queries.ts'
import { toPublishedComment, toPublishedInterview, toPublishedReview } from './as-read.ts'
import { countFoundInterviews } from './interview-counts.queries.ts'
import type { Listing } from './listing.queries.ts'
import type { NarrowedFilter } from './narrowed.queries.ts'
import { blurPlace, computePlaceFit } from './place.ts'
import { readProvenShare } from './proven.queries.ts'
import { type Reader, readReviews } from './read.ts'
import { findCompanyOfReview, type StoredReview } from './reviews.queries.ts'
import { submit } from './submit.ts'
import { summariseReviews } from './summary.queries.ts'

/** The routes of the published reviews, one for each kind that is read one by one. */
const lists: Record<OneByOneKind, Route> = {
  company: route(reviewLists.company, (call) =>
    handleList(
      'company',
      call,
      toPublishedReview,
      async (reviews, next) => ({ reviews, next }),
      (lookups) => {
        const { after: _, limit: __, ...filter } = call.query
        return filterOf(filter, lookups)
      },
    ),
  ),
  interview: route(reviewLists.interview, (call) =>
    handleList(
      'interview',
      call,
      toPublishedInterview,
      async (interviews, next, { db }) => ({
        interviews,
        next,
        summary: await readInterviewSummary(db, call.params.id),
      }),
      (lookups) => ({ narrowed: pickFilter(call.query, lookups) }),
    ),
  ),
  benefit: route(reviewLists.benefit, (call) =>
    handleList('benefit', call, toPublishedComment, async (comments, next, reader) => ({
      comments,
      next,
      summary: await readBenefitSummary(reader, call.params.id),
    })),
  ),
}

/** Counts what the filter of a call finds, and what each possible choice would find. */
const handleSummary = handleKept(
  async ({ services: { db }, params: { id }, query, language }: SummaryCall, lookups) => {
    const { all, ...summary } = await summariseReviews(db, id, filterOf(query, lookups))
    const proven = await readProvenShare(db, id)
    return { ...summary, proven, all: all && addDepartmentNames(lookups, all, language) }
  },
)
type SummaryCall = CallOf<typeof summarizeReviews>

/** Counts the same for interviews. */
const handleCounts = handleKept(async ({ services: { db }, params: { id }, query, language }: CountCall, lookups) => {
  const { all, found } = await countFoundInterviews(db, id, pickFilter(query, lookups))
  return { found, all: all && addDepartmentNames(lookups, all, language) }
})
type CountCall = CallOf<typeof countInterviews>

/** Answers with what `count` makes of a call about an approved company, which is kept while its page is the same. */
function handleKept<Asked extends Call & AboutId & { readonly query: object }, Data>(
  count: (call: Asked, lookups: Lookups) => Promise<Data>,
) {
  const kept = createKept<Data | undefined>()
  return async (call: Asked): Promise<{ data: Data } | Refusal<'not_found'>> => {
    const {
      services: { db },
      params: { id },
      query,
      language,
    } = call
    const lookups = await getLookups(db)
    // The version is read first: data read after it can only be newer, and is then read again next time.
    const version = `${await readVersion(db, id)} ${lookups.edition}`
    const data = await kept.get(`${id} ${language} ${JSON.stringify(query)}`, version, async () =>
      (await findCompanyOfReview(db, id))?.approved ? count(call, lookups) : undefined,
    )
    return data === undefined ? refuse(404, 'not_found') : { data }
  }
}

/**
 * The routes of reviews. Reviews of every kind are sent to a path of their own (spec 7); the published ones are read by
 * everyone.
 */
export const reviewRoutes: readonly Route[] = [
  ...reviewKinds.map((kind) =>
    routeOnce(submitReview[kind], {
      act: (tx, call) => handleSubmission(tx, kind, call),
      // The interview form reads its message inside the data (spec 7).
      present: ({ language, services }, { message, values }) =>
        kind === 'interview'
          ? { message: translateMessage(language, message, services.config.PUBLISH_ROUNDS, values) }
          : undefined,
    }),
  ),
  route(getContext, handleContext),
  ...Object.values(lists),
  route(summarizeReviews, handleSummary),
  route(countInterviews, handleCounts),
]

type SubmitCall = (typeof submitReview)[ReviewKind]

async function handleSubmission(
  tx: Database,
  kind: ReviewKind,
  call: CallOf<SubmitCall>,
): Promise<KeptAnswer | RefusedBy<SubmitCall>> {
  const { services, account, answers, beside, now } = call
  if (!isOfKind(kind, answers)) return refuse(422, 'not_a_choice', 'culturetype')
  const vault = openVault(services.privacy, account)
  const author = {
    accountId: account.id,
    secret: account.secret,
    companies: listVaultCompanies(vault),
    writer: toWriter(vault),
    countsFrom: getCountsFrom(vault, now),
    network: call.address,
  }
  const place =
    beside.blur === 1 ? blurPlace(await getLookups(services.db), answers.cities ?? answers.city_id) : undefined
  const published = place === undefined ? answers : { ...answers, shown_place: place }
  const using = { db: tx, privacy: services.privacy }
  const { company_id: companyId, proof } = beside
  const spent = proof && (await redeemProof(using, companyId, proof, now))
  if (typeof spent === 'string')
    return { refused: spent === 'proof_spent' ? 409 : 422, problems: [{ path: 'proof', code: spent }] }
  const submission = { kind, companyId, answers: published, proven: spent !== undefined }
  const outcome = await submit({ ...using, now }, author, submission)
  if (outcome.ok) return outcome.answer
  if (spent) await removeSpent(tx, spent)
  return { refused: outcome.status, problems: outcome.problems }
}

/** Returns one page of the published reviews of a kind; every such list is paged the same way. */
async function handleList<Read, Page>(
  kind: OneByOneKind,
  call: Call & AboutId & { readonly query: Infer<typeof PageQuery> },
  asRead: (review: StoredReview, context: string[]) => Read,
  data: (items: Read[], next: string | null, reader: Reader) => Promise<Page>,
  findFilter: (lookups: Lookups) => Filter = () => ({}),
): Promise<{ data: Page } | Refusal<'malformed' | 'not_found'>> {
  const page = pageOf(call.query)
  if (isRefused(page)) return page
  const { db } = call.services
  const lookups = await getLookups(db)
  const filter = findFilter(lookups)
  // A cursor of another order is no position in this one.
  const numbered = filter.sort !== undefined && filter.sort !== 'newest'
  if (page.after && (page.after.n !== undefined) !== numbered) return refuse(400, 'malformed', 'after')
  const {
    params: { id: companyId },
    language,
  } = call
  if (!(await findCompanyOfReview(db, companyId))?.approved) return refuse(404, 'not_found')
  const reader = { db, lookups, language }
  const { items, next } = await readReviews(reader, { companyId, kind, ...page, ...filter }, asRead)
  return { data: await data(items, next, reader) }
}

/** Names the departments, those that have become one counted together. */
function addDepartmentNames<All extends { departments: { id: number; count: number }[] }>(
  lookups: Lookups,
  all: All,
  language: Language,
) {
  const counts = new Map<number, number>()
  for (const { id, count } of all.departments) {
    const now = lookups.item('departments', id)?.id ?? id
    counts.set(now, (counts.get(now) ?? 0) + count)
  }
  const departments = [...counts]
    .map(([id, count]) => ({ id, count, name: lookups.name('departments', id, language) ?? '' }))
    .sort((one, other) => other.count - one.count || one.id - other.id)
  return { ...all, departments }
}

/** Picks the filter of interviews from a call. */
const pickFilter = ({ get_offer, difficulty, department }: InterviewFilter, lookups: Lookups): NarrowedFilter => ({
  get_offer,
  difficulty,
  departments: department === undefined ? undefined : lookups.idsOf('departments', department),
})

type Filter = Pick<Listing, 'stars' | 'former' | 'narrowed' | 'sort'>

/** Picks the filter of company reviews and their order from a call; every value has passed the contract's lists. */
const filterOf = ({ stars, who, sort, department, ...narrowed }: ReviewFilter, lookups: Lookups): Filter => ({
  stars,
  former: who === undefined ? undefined : who === 'former',
  narrowed: {
    ...narrowed,
    departments: department === undefined ? undefined : lookups.idsOf('departments', department),
  },
  sort,
})

async function handleContext({
  services,
  params: { id },
  query,
  language,
}: CallOf<typeof getContext>): Promise<AnswerOf<typeof getContext>> {
  const { db } = services
  const lookups = await getLookups(db)
  const department = lookups.item('departments', query.department)?.id
  const joblevel = lookups.item('joblevels', query.joblevel)?.id
  const city = lookups.item('cities', query.city)?.id
  if (!department || !joblevel || !city) return refuse(400, 'malformed')
  if (!(await findCompanyOfReview(db, id))?.approved) return refuse(404, 'not_found')
  const work = { department, joblevel, city }
  return { data: await computePlaceFit({ db, lookups, language }, id, query.kind, work) }
}
