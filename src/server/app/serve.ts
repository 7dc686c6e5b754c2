import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { type AnyEndpoint, apiBase } from '../../contract/endpoint.ts'
import { challengeHeader, proofHeader } from '../../contract/work.ts'
import { sessionOf } from '../accounts/sessions.ts'
import { hasCompany } from '../companies/companies.queries.ts'
import { askLimits } from '../limits/ask.ts'
import { lookupProblems } from '../lookups/check-lookups.ts'
import { lookupsOf } from '../lookups/lookups.queries.ts'
import { rolesOf } from '../platform/http/account.ts'
import { networkOf } from '../platform/http/address.ts'
import { type Answer, isRefused, type Refused, refuse, type Success } from '../platform/http/answer.ts'
import { readJson, readMultipart, unstorable } from '../platform/http/body.ts'
import { codingFor, minPacked, type Packable, packable, packedOf } from '../platform/http/coding.ts'
import { deviceOf } from '../platform/http/device.ts'
import { type Call, inputOf, paramsOf, queryOf, type Route } from '../platform/http/route.ts'
import { maskTo } from '../platform/http/shape.ts'
import { type Language, languageOf, messageIn, summaryIn } from '../platform/http/words.ts'
import type { Services } from '../platform/services.ts'
import { withinQuota } from './quota.ts'

/** Puts these calls below `/api`; anything else there, and any other method, gets a 4xx with a message. */
export function serve(app: Hono, services: Services, routes: readonly Route[]): void {
  for (const route of routes)
    app.on(route.endpoint.method, apiBase + route.endpoint.path, async (context) => {
      context.set('route', route.endpoint.path)
      context.set('contributes', route.endpoint.quota !== undefined)
      return reply(context, route, await answer(context, route, services), services)
    })
  for (const { endpoint } of routes)
    app.all(apiBase + endpoint.path, (context) => {
      context.header('Allow', endpoint.method === 'GET' ? 'GET, HEAD' : endpoint.method)
      return refusal(context, refuse(405, 'method_not_allowed'))
    })
  app.all(`${apiBase}/*`, (context) => refusal(context, refuse(404, 'not_found')))
  app.all(apiBase, (context) => refusal(context, refuse(404, 'not_found')))
}

async function answer(context: Context, { endpoint, handle }: Route, all: Services): Promise<Answer> {
  const services = endpoint.method === 'GET' ? { ...all, db: all.reads } : all
  const { db, config } = services
  const now = services.clock()
  const session =
    endpoint.access === 'public' ? undefined : await sessionOf(services, context.req.header('authorization'), now)
  if (endpoint.access !== 'public') {
    if (!session) return refuse(401, 'unauthenticated')
    if (!rolesOf(session.account).includes(endpoint.access)) return refuse(403, 'forbidden')
    if (session.account.closeable && !endpoint.whileClosed) return refuse(409, 'account_closed')
  }

  const params = paramsOf(endpoint, context.req.param())
  if (!params) return refuse(404, 'not_found')
  const given = context.req.query()
  if (Object.values(given).some((value) => unstorable.test(value))) return refuse(400, 'malformed')
  const asked = queryOf(endpoint, given)
  if (isRefused(asked)) return asked
  const idempotencyKey = context.req.header('idempotency-key')?.trim() ?? ''
  if (endpoint.idempotent && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) return refuse(400, 'idempotency_missing')

  let input: Pick<Call, 'answers' | 'beside'> = { answers: {}, beside: {} }
  if (endpoint.form || endpoint.beside) {
    const files = filesOf(endpoint)
    // A body with files is large: who has sent enough of them is told so before it is read.
    if (files > 0 && session) {
      const held = await askLimits({ services }, 'files', { account: session.account.id, now })
      if (isRefused(held)) return held
    }
    const read = await (files > 0 ? readMultipart(context, files) : readJson(context))
    if (isRefused(read)) return read
    const checked = inputOf(endpoint, read.body, now)
    if ('problems' in checked) return { refused: 422, problems: checked.problems }
    const known = { lookups: await lookupsOf(db), hasCompany: (company: number) => hasCompany(db, company) }
    const { form, ...found } = checked
    const unknown = form ? await lookupProblems(form, found.answers, known) : []
    if (unknown.length > 0) return { refused: 422, problems: unknown }
    input = found
  }

  const known = () => {
    if (!session) throw new Error(`${endpoint.path} is public: nobody is known there`)
    return session
  }
  const call: Call = {
    services,
    language: languageOf(context.req.header('x-language')),
    now,
    id: Number(params.id ?? 0),
    params,
    query: asked.query,
    ...input,
    idempotencyKey,
    device: deviceOf(context.req.header('user-agent')),
    address: networkOf(context, config.trustedProxies),
    proof: context.req.header(proofHeader),
    get account() {
      return known().account
    },
    get tokenHash() {
      return known().tokenHash
    },
  }
  const { quota } = endpoint
  return quota ? withinQuota({ ...endpoint, quota }, call, handle) : handle(call)
}

async function reply(context: Context, { endpoint }: Route, answer: Answer, { lookAt }: Services): Promise<Response> {
  lookAt?.(endpoint, answer)
  if (isRefused(answer)) return refusal(context, answer)
  if (answer.file) {
    if (endpoint.cache === 'forever') context.header('Cache-Control', 'public, max-age=31536000, immutable')
    return fileReply(context, answer.file)
  }
  const { body, tag } = writtenFor(answer, languageOf(context.req.header('x-language')), endpoint)
  const coding = body.bytes.length < minPacked ? undefined : codingFor(context.req.header('accept-encoding'))
  if (endpoint.cache) {
    context.header('Cache-Control', endpoint.cache === 'lookup' ? 'public, max-age=3600' : 'public, no-cache')
    // Each form has a tag of its own, or a proxy could pass one off as the other.
    context.header('ETag', `"${tag()}${coding ? `-${coding}` : ''}"`)
    if (matches(context.req.header('if-none-match'), tag())) return context.body(null, 304)
  }
  context.header('Content-Type', 'application/json; charset=UTF-8')
  if (coding) context.header('Content-Encoding', coding)
  const bytes = coding ? await packedOf(body, coding) : body.bytes
  return context.body(new Uint8Array(bytes), (answer.status ?? 200) as 200)
}

/** An answer as bytes, and by what it is known again, worked out when it is asked for. */
type Written = { body: Packable; tag: () => string }

/** What was made of data that is kept (`versioned-cache.ts`): the same data is written, hashed and packed once. */
const written = new WeakMap<object, Written>()

function writtenFor({ data, message, values }: Success, language: Language, { response, cache }: AnyEndpoint): Written {
  const keeps = cache !== undefined && data instanceof Object && !message
  const known = keeps ? written.get(data) : undefined
  if (known) return known
  // What the endpoint does not describe does not leave, whatever a handler gives.
  const described = response && data !== undefined ? maskTo(response, data) : undefined
  const body = packable(
    Buffer.from(
      JSON.stringify({
        ...(described === undefined ? {} : { data: described }),
        ...(message ? { message: messageIn(language, message, values) } : {}),
      }),
    ),
  )
  let hash: string | undefined
  const made = {
    body,
    tag() {
      hash ??= createHash('sha1').update(body.bytes).digest('base64url')
      return hash
    },
  }
  if (keeps) written.set(data, made)
  return made
}

/** A file to keep, never a page to open: whatever is in it, no browser runs it as ours. */
function fileReply(context: Context, { type, bytes }: NonNullable<Success['file']>): Response {
  context.header('Content-Disposition', 'attachment')
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type })
}

/** How many files the body may carry. */
const filesOf = ({ form }: AnyEndpoint) => form?.fields.filter(({ kind }) => kind === 'file').length ?? 0

/** A tag as we send it, whichever coding it came with; `W/` is a proxy's. */
const codedTag = /^\s*(?:W\/)?"([\w-]{27})(?:-(?:br|gzip))?"\s*$/

const matches = (header: string | undefined, tag: string) =>
  header?.split(',').some((one) => codedTag.exec(one)?.[1] === tag) ?? false

/** `{message, problems}` in the language of the call. */
export function refusal(context: Context, { refused, problems, retryAfter, challenge }: Refused): Response {
  if (challenge !== undefined) context.header(challengeHeader, challenge)
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  const message = summaryIn(languageOf(context.req.header('x-language')), problems)
  return context.json({ message, problems }, refused as 400)
}
