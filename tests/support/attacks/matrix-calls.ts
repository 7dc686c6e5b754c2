import { toMultipart } from '../../../src/client/data/multipart.ts'
import { type AnyEndpoint, buildPath } from '../../../src/contract/endpoint.ts'
import { buildPayload } from '../../../src/contract/form/check.ts'
import { reviewKinds } from '../../../src/contract/reviews/reviews.ts'
import { madeAnswers } from '../answers/made-answers.ts'
import { wrongCodeAt } from '../server/app-codes.ts'
import { createAuthenticator } from '../server/authenticator.ts'
import { pdfFile, pictureFile } from '../server/send-form.ts'
import { testPassword } from '../server/server.ts'
import { type ActorName, companies, emailOf, reviewBody, type World } from './matrix-world.ts'

export type Sent = { path: string; body?: string | FormData | undefined; headers: Record<string, string> }

/**
 * Returns the path parameters of a call, as this actor would have to set them to reach what belongs to another person.
 */
function paramsOf({ path }: AnyEndpoint, { things }: World, actor: ActorName): Record<string, string | number> {
  const kind = /^\/(?:moderation\/)?(\w+)\//.exec(path)?.[1] ?? ''
  const list = /^\/profile\/(\w+)\//.exec(path)?.[1] ?? ''
  const ofModerator = kind === 'support' && actor === 'conflicted' ? things.ownMessage : things.case[kind]
  return {
    id: path.startsWith('/studies') ? things.study : path.startsWith('/qualifications') ? 2 : companies.own,
    file: path.startsWith('/profile')
      ? things.certificate
      : path.endsWith('/proposed')
        ? things.proposed
        : things.asset,
    entry: path.startsWith('/admin/audit') ? things.auditEntry : (things.entry[list] ?? ''),
    company: companies.unasked,
    review: things.review[kind] ?? things.review.company!,
    question: things.question,
    contribution: path.startsWith('/notices') ? things.review.company! : things.removedQuestion,
    notice: things.case.notice!,
    case: ofModerator ?? '',
    decision: things.decision,
    text: 'terms-condition',
    study: things.draftStudy,
    list: 'types',
    item: path.endsWith('/separate') ? things.joinedItem : 1,
    proposal: things.proposal,
    source: things.source,
    version: 1,
    count: 1,
    bucket: 0,
  }
}

/** Queries that find something, for endpoints that refuse a request without them. */
const queries: Readonly<Record<string, (world: World) => Record<string, string | number>>> = {
  '/autocomplete': () => ({ key: 'company', q: 'marasi' }),
  '/companies/search': () => ({ q: 'marasi' }),
  '/companies/:id/context': () => ({ kind: 'company', department: 1, joblevel: 1, city: 1 }),
  '/reviews/reactions': ({ things }) => ({ ids: things.review.company! }),
  '/profile/studies': ({ things }) => ({ ids: things.study }),
  '/moderation/cases': () => ({ kind: 'support' }),
  '/salaries': () => ({}),
}

const appSecret = 'B'.repeat(32)
const aBrowser = Buffer.alloc(32, 'a browser').toString('base64url')
/** Credentials of a passkey the server does not know, for a challenge it did not issue. */
const strange = createAuthenticator()
const asked = { challenge: 'strange', rp: 'localhost', origin: 'http://localhost:3000' }
const strangeMade = () => strange.create(asked).credential
const strangeUsed = () => {
  strange.create(asked)
  return strange.get(asked).credential
}

/** Answers that are valid only in this world; all others are generated from the form. */
const besides: Readonly<Record<string, (world: World, actor: ActorName) => Record<string, unknown>>> = {
  '/login': () => ({ email: emailOf('reporter'), password: testPassword }),
  '/verify': ({ things }) => ({ token: things.tokens.verify, password: testPassword }),
  '/password/reset': ({ things }) => ({ token: things.tokens.reset, recovery: 'none', code: undefined }),
  '/employer/invitations/accept': ({ things }) => ({ token: things.tokens.invitation }),
  '/appeals': ({ things }) => ({ token: things.tokens.appeal }),
  '/appeals/decision': ({ things }) => ({ token: things.tokens.appeal }),
  '/account/sessions/end': ({ things }) => ({ session: things.session }),
  '/account/password': () => ({ old_password: testPassword }),
  '/social/login': () => ({ device: aBrowser, code: undefined }),
  '/account/passkeys': () => ({ credential: strangeMade(), device: aBrowser }),
  '/account/passkeys/rename': ({ things }) => ({ passkey: things.passkey }),
  '/account/passkeys/remove': ({ things }) => ({ passkey: things.passkey }),
  '/passkey/login': () => ({ credential: strangeUsed(), device: aBrowser, code: undefined, password: undefined }),
  '/account/authenticator': () => ({ secret: appSecret, code: wrongCodeAt(appSecret, new Date()) }),
  '/account/presence/authenticator': () => ({ code: 'ABCDEFGHJK' }),
  '/account/presence/passkey': () => ({ credential: strangeUsed() }),
  '/account/presence': () => ({ by: 'password', password: testPassword }),
  '/account/delete': () => ({ password: testPassword }),
  '/account/data': () => ({ password: testPassword }),
  '/moderation/accounts/block': () => ({ email: emailOf('other') }),
  '/moderation/accounts/unblock': () => ({ email: emailOf('blocked') }),
  '/employer/companies/:id/people/remove': () => ({ email: emailOf('boss') }),
  '/companies/:id/change': ({ things }) => ({ edition: things.edition, competitors: [companies.elsewhere] }),
  '/companies/unlock': () => ({ company: companies.unasked }),
  '/profile/activity/seen': () => ({ seen: [] }),
  '/companies/:id/assets/:file/move': () => ({ place: 0 }),
  '/faults': () => ({ kind: 'TypeError', frames: [], screen: '/' }),
  '/push': () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/matrix' }),
  '/push/remove': () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/matrix' }),
  '/notices': ({ things }) => ({ text: things.review.company }),
  '/employer/notices/:id': ({ things }) => ({ text: things.review.company }),
  '/notices/status': ({ things }) => ({ receipt: things.receipts.open }),
  '/notices/appeal': ({ things }) => ({ receipt: things.receipts.kept }),
  '/moderation/notice/:case/reject': () => ({ extent: 'whole', passage: undefined, reason: 'court_order' }),
  '/reports': ({ things }) => ({ subject: 'review', subject_id: things.review.company }),
  '/profile/experience': () => ({ company_id: companies.elsewhere }),
  '/profile/experience/:entry': () => ({ company_id: companies.elsewhere }),
  '/employer/companies/:id/surveys': () => ({ options: [yes, { en: 'No', ar: 'لا' }] }),
  '/admin/studies': () => ({ options: [yes, { en: 'No', ar: 'لا' }] }),
  '/admin/studies/:study': () => ({ options: [yes, { en: 'No', ar: 'لا' }] }),
  '/admin/try': () => ({ need: 'texts' }),
  '/admin/studies/:study/state': () => ({ state: 'open' }),
  '/admin/lists': () => ({ list: 'types', name_en: 'Trust', name_ar: 'صندوق', also: undefined }),
  '/admin/lists/:list/:item': () => ({ name_en: 'Another type', name_ar: 'نوع آخر', also: undefined, hidden: 0 }),
  '/admin/lists/:list/:item/join': () => ({ into: 2 }),
  '/admin/companies/:company/names': () => ({ name_en: 'Sidr Works', name_ar: 'أعمال سدر' }),
  '/admin/companies/:company/state': () => ({ closed: 1 }),
  '/admin/companies/:company/join': () => ({ into: companies.unclaimed, act: 'keep' }),
  '/admin/proposals/:proposal': () => ({ act: 'refuse' }),
  '/lists/proposals': () => ({ list: 'jobtitles', name: 'Keeper of lists' }),
  '/setup': ({ things }) => ({ token: things.tokens.setup }),
  '/admin/settings': () => ({ facebook_url: 'https://site.example', youtube_url: undefined }),
  '/admin/companies': () => ({ file: new File(['name_en\nSidr Trading\n'], 'a.csv', { type: 'text/csv' }) }),
  '/admin/figures': () => ({ file: new File([figuresFile], 'a.csv', { type: 'text/csv' }) }),
  '/companies/request': () => ({ name_en: 'Another', name_ar: 'أخرى' }),
}

const figuresFile = 'pay,source_en,link,date,licence\n8000,Sidr Bureau,https://sidr.example,2025,CC0'
const yes = { en: 'Yes', ar: 'نعم' }
const newPassword = 'another-quiet-lamp-42'

/** Builds a body the endpoint accepts: answers generated from its form, and what this world adds. */
function bodyOf(endpoint: AnyEndpoint, world: World, actor: ActorName): Record<string, unknown> {
  const { path, form } = endpoint
  const kind = reviewKinds.find((one) => path === `/${one}/review` || path === `/${one}/review/:review`)
  if (kind) return reviewBody(kind, companies.own)
  const body: Record<string, unknown> = form ? buildPayload(form, madeAnswers(form)) : {}
  for (const { kind: of, name, sentAs = name, ...field } of form?.fields ?? []) {
    if (of === 'company') body[sentAs] = 'A company nobody has listed'
    if (of === 'file')
      body[sentAs] = 'types' in field && !field.types.includes('image/png') ? pdfFile() : pictureFile(20)
    if (/password/.test(name)) body[sentAs] = newPassword
    if (/email/.test(name)) body[sentAs] = `stranger-${actor}@example.com`
    if (/phone/.test(name)) body[sentAs] = '0501234567'
    if (/website|link|twitter|instagram|linkedin|youtube|snapchat/.test(name)) body[sentAs] = 'https://site.example'
  }
  return { ...body, ...besides[path]?.(world, actor) }
}

/** Builds a valid call of an endpoint about what belongs to another person, or to the actor where the actor owns it. */
export function rightCall(endpoint: AnyEndpoint, world: World, actor: ActorName): Sent {
  const query = new URLSearchParams(
    Object.entries(queries[endpoint.path]?.(world) ?? {}).map(([name, value]) => [name, String(value)]),
  )
  const token = world.tokens[actor]
  const sent: Sent = {
    path: `/api${buildPath(endpoint, paramsOf(endpoint, world, actor))}${query.size > 0 ? `?${query}` : ''}`,
    headers: {
      'X-Language': 'en',
      'Idempotency-Key': 'the-only-one',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  }
  if (endpoint.method === 'GET') return sent
  const body = bodyOf(endpoint, world, actor)
  if (endpoint.form?.fields.some(({ kind }) => kind === 'file')) return { ...sent, body: toMultipart(body) }
  return { ...sent, body: JSON.stringify(body), headers: { ...sent.headers, 'Content-Type': 'application/json' } }
}
