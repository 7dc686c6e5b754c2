import type { Context, Hono } from 'hono'
import { needsSecondFactor } from '../../contract/accounts/second-factor.ts'
import { isEntered } from '../../contract/administration/administration.ts'
import { type AnyEndpoint, apiBase } from '../../contract/endpoint.ts'
import { getShapes } from '../../contract/endpoints.ts'
import { listCurrentCompanies } from '../accounts/current-companies.queries.ts'
import { findSecondFactorProblem } from '../accounts/passkeys/second-factor.ts'
import { findPresenceProblem } from '../accounts/security/presence.ts'
import { toSession } from '../accounts/sessions.ts'
import { followSite, heldFor, shutFor } from '../administration/site-state.queries.ts'
import { hasCompany } from '../companies/companies.queries.ts'
import { askLimits } from '../limits/ask.ts'
import { findLookupProblems, replaceJoinedCompanies, replaceJoinedItems } from '../lookups/check-lookups.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import type { Database } from '../platform/db/database.ts'
import { listRoles, type Role } from '../platform/http/account.ts'
import { type Answer, isRefused, refuse, type Success } from '../platform/http/answer.ts'
import { readJson, readMultipart, unstorable } from '../platform/http/body.ts'
import type { AnyCall, Route } from '../platform/http/call.ts'
import { byteOrderMark, toCsv } from '../platform/http/csv.ts'
import { pickMedia } from '../platform/http/media.ts'
import { buildRefusal } from '../platform/http/refusal.ts'
import { parseInput, parseParams, parseQuery } from '../platform/http/route.ts'
import { maskToShape } from '../platform/http/shape.ts'
import { isShared, share } from '../platform/http/shared.ts'
import { type Language, pickLanguage, translateMessage } from '../platform/http/words.ts'
import { send, type WrittenBody, write } from '../platform/http/written.ts'
import type { Services } from '../platform/services.ts'
import { handleWithinQuota } from './quota.ts'
import { ServedCall } from './served-call.ts'

/** Mounts these routes below `/api`; any other path there, and any other method, gets a 4xx with a message. */
export function serve(app: Hono, services: Services, routes: readonly Route[]): void {
  for (const route of routes) {
    const { endpoint } = route
    const path = apiBase + endpoint.path
    const handle = async (context: Context) => {
      context.set('route', endpoint.path)
      context.set('contributes', endpoint.quota !== undefined)
      return sendAnswer(context, route, await handleCall(context, route, services), services)
    }
    if (isShared(endpoint)) app.on('OPTIONS', path, share).on(endpoint.method, path, share, handle)
    else app.on(endpoint.method, path, handle)
  }
  for (const { endpoint } of routes)
    app.all(apiBase + endpoint.path, (context) => {
      context.header('Allow', endpoint.method === 'GET' ? 'GET, HEAD' : endpoint.method)
      return buildRefusal(context, refuse(405, 'method_not_allowed'))
    })
  app.all(`${apiBase}/*`, (context) => buildRefusal(context, refuse(404, 'not_found')))
  app.all(apiBase, (context) => buildRefusal(context, refuse(404, 'not_found')))
}

async function handleCall(context: Context, { endpoint, handle }: Route, all: Services): Promise<Answer> {
  const services = endpoint.method === 'GET' ? { ...all, db: pickDatabase(context, endpoint, all) } : all
  const { db, config } = services
  const now = services.clock()
  const { state } = endpoint.whileShut ? { state: 'open' as const } : await followSite(all.reads)
  const shut = !isEntered(state)
  const session =
    endpoint.access === 'public' && !shut
      ? undefined
      : await toSession(services, context.req.header('authorization'), now)
  if (shut && !(session && isRunningSite(listRoles(session.account)))) return refuse(503, 'site_closed', '', shutFor)
  const changes = endpoint.method !== 'GET'
  if (state === 'read_only' && changes && !(session && listRoles(session.account).includes('administrator')))
    return refuse(503, 'site_read_only', '', heldFor)
  if (endpoint.access !== 'public') {
    if (!session) return refuse(401, 'unauthenticated')
    if (!listRoles(session.account).includes(endpoint.access)) return refuse(403, 'forbidden')
    if (session.account.closeable && !endpoint.whileClosed) return refuse(409, 'account_closed')
    const alone =
      config.secondFactor && needsSecondFactor(endpoint) && (await findSecondFactorProblem(services, session, now))
    if (alone) return alone
  }

  if (!endpoint.file && !pickMedia(endpoint, context.req.header('accept'))) return refuse(406, 'not_acceptable')
  const params = parseParams(endpoint, context.req.param())
  if (!params) return refuse(404, 'not_found')
  const given = context.req.query()
  if (Object.values(given).some((value) => unstorable.test(value))) return refuse(400, 'malformed')
  const asked = parseQuery(endpoint, given)
  if (isRefused(asked)) return asked
  const idempotencyKey = context.req.header('idempotency-key')?.trim() ?? ''
  if (endpoint.idempotent && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) return refuse(400, 'idempotency_missing')

  let input: Pick<AnyCall, 'answers' | 'beside'> = { answers: {}, beside: {} }
  if (endpoint.form || getShapes(endpoint).beside) {
    const files = countFiles(endpoint)
    // A body with files is large, so the limit on files is checked before it is read.
    if (files > 0 && session) {
      const held = await askLimits({ services }, 'files', { account: session.account.id, now })
      if (isRefused(held)) return held
    }
    const read = await (files > 0 ? readMultipart(context, files) : readJson(context))
    if (isRefused(read)) return read
    const checked = parseInput(endpoint, read.body, now)
    if ('problems' in checked) return { refused: 422, problems: checked.problems }
    const known = { lookups: await getLookups(db), hasCompany: (company: number) => hasCompany(db, company) }
    const { form, beside, answers: given } = checked
    // A device may have read the lists before an item, or a company, became another one.
    const items = form ? replaceJoinedItems(form, given, known.lookups) : given
    const answers = form ? await replaceJoinedCompanies(form, items, (ids) => listCurrentCompanies(db, ids)) : items
    const unknown = form ? await findLookupProblems(form, answers, known) : []
    if (unknown.length > 0) return { refused: 422, problems: unknown }
    input = { answers, beside }
  }

  const call = new ServedCall(context, {
    ...{ endpoint, services, now, session, params, idempotencyKey },
    query: asked.query,
    ...input,
  })
  const absent = endpoint.fresh && (await findPresenceProblem(call, endpoint.fresh, call.answers.password))
  if (absent) return absent
  const { quota } = endpoint
  return quota ? handleWithinQuota({ ...endpoint, quota }, call, handle) : handle(call)
}

/** Whether a person works while visitors are kept out. */
const isRunningSite = (roles: readonly Role[]) => roles.includes('administrator') || roles.includes('moderator')

/**
 * Picks the database a call reads from. Public data may be a moment old, unless it is requested afresh (`Cache-Control:
 * no-cache`, as after a write); private data never is.
 */
function pickDatabase(context: Context, { access }: AnyEndpoint, { reads, visitors }: Services): Database {
  const anew = /no-cache|max-age=0/.test(context.req.header('cache-control') ?? '')
  return (access === 'public' && !anew && visitors?.()) || reads
}

async function sendAnswer(
  context: Context,
  { endpoint }: Route,
  answer: Answer,
  { lookAt, config }: Services,
): Promise<Response> {
  lookAt?.(endpoint, answer)
  if (isRefused(answer)) return buildRefusal(context, answer)
  if (answer.file) {
    if (endpoint.cache === 'forever') context.header('Cache-Control', cacheControl.forever)
    return sendFile(context, answer.file)
  }
  const form = pickForm(context, endpoint)
  if (form === undefined) return buildRefusal(context, refuse(400, 'malformed', 'table'))
  const language = pickLanguage(context.req.header('x-language'))
  const written = writeAnswer(answer, { language, rounds: config.PUBLISH_ROUNDS }, endpoint, form)
  const { cache } = endpoint
  return send(context, written, {
    ...(form === 'json' ? {} : { headers: buildTableHeaders(context, form, answer.data) }),
    status: answer.status,
    packs: isShared(endpoint),
    cache: cache && cacheControl[cache],
  })
}

/** The `Cache-Control` of each way to cache. */
const cacheControl: Readonly<Record<NonNullable<AnyEndpoint['cache']>, string>> = {
  lookup: 'public, max-age=3600',
  public: 'public, no-cache',
  shared: 'public, max-age=600',
  forever: 'public, max-age=31536000, immutable',
}

/** Picks the form of the answer: `json`, or one of its tables by name; undefined when it has none of that name. */
function pickForm(context: Context, endpoint: AnyEndpoint): string | undefined {
  if (pickMedia(endpoint, context.req.header('accept')) !== 'csv') return 'json'
  const { tables = {} } = getShapes(endpoint)
  const named = context.req.query('table') ?? Object.keys(tables)[0]!
  return Object.hasOwn(tables, named) ? named : undefined
}

/** Builds the headers of a table: its file name, and the URL of the next page. */
function buildTableHeaders(context: Context, form: string, data: unknown): Record<string, string> {
  const next = buildNextUrl(context, data)
  return {
    'Content-Disposition': `attachment; filename="${form}.csv"`,
    ...(next ? { Link: `<${next}>; rel="next"` } : {}),
  }
}

/** Builds the URL of the next page, which a table has no place for. */
function buildNextUrl(context: Context, data: unknown): string | undefined {
  const { next } = data as { next?: unknown }
  if (typeof next !== 'string') return undefined
  const { pathname, searchParams } = new URL(context.req.url)
  searchParams.set('after', next)
  return `${pathname}?${searchParams}`
}

/**
 * Bodies written from cached data (`versioned-cache.ts`): the same data is serialised, hashed and compressed once for
 * each form.
 */
const kept = new WeakMap<object, Map<string, WrittenBody>>()

function writeAnswer(
  answer: Success,
  { language, rounds }: { language: Language; rounds: number },
  endpoint: AnyEndpoint,
  form: string,
): WrittenBody {
  const { data, message, values } = answer
  const { cache } = endpoint
  const { response, tables } = getShapes(endpoint)
  const keeps = cache !== undefined && data instanceof Object && !message
  const known = keeps ? kept.get(data)?.get(form) : undefined
  if (known) return known
  // What the endpoint does not describe is not sent, no matter what a handler returns.
  const described = response && data !== undefined ? maskToShape(response, data) : undefined
  const made =
    form === 'json'
      ? write(
          'application/json; charset=UTF-8',
          JSON.stringify({
            ...(described === undefined ? {} : { data: described }),
            ...(message ? { message: translateMessage(language, message, rounds, values) } : {}),
          }),
        )
      : write('text/csv; charset=UTF-8; header=present', byteOrderMark + toCsv(tables![form]!, described))
  if (keeps) kept.set(data, (kept.get(data) ?? new Map<string, WrittenBody>()).set(form, made))
  return made
}

/** The file extension of each type of people's files. */
const endingOf: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
}

/**
 * Sends a file as a download, never as a page to open: no matter what it contains, no browser runs it as part of this
 * site. Its name is made from its type, since the names people gave are not stored, and a browser would take one from
 * the URL.
 */
function sendFile(context: Context, { type, bytes }: NonNullable<Success['file']>): Response {
  context.header('Content-Disposition', `attachment; filename="file.${endingOf[type] ?? 'bin'}"`)
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type })
}

/** Returns how many files the body may contain. */
const countFiles = ({ form }: AnyEndpoint) => form?.fields.filter(({ kind }) => kind === 'file').length ?? 0
