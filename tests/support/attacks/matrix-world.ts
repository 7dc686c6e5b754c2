import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Access, Whose } from '../../../src/contract/endpoint.ts'
import { getFormOfKind, type ReviewKind, reviewKinds } from '../../../src/contract/reviews/reviews.ts'
import { addCompanyPerson } from '../../../src/server/accounts/company-roles.queries.ts'
import { changeVault } from '../../../src/server/accounts/vault.queries.ts'
import { withExperience } from '../../../src/server/accounts/vault.ts'
import { addAdministrator } from '../../../src/server/administration/administrators.queries.ts'
import { createSetupToken } from '../../../src/server/administration/site-state.queries.ts'
import { listNewestEntries } from '../../../src/server/audit/audit.queries.ts'
import { record } from '../../../src/server/audit/audit.ts'
import { addCompanies } from '../../../src/server/companies/companies.queries.ts'
import { saveEdit } from '../../../src/server/lookups/edits.queries.ts'
import { renewLookups } from '../../../src/server/lookups/lookups.queries.ts'
import { addProposal, listWaitingProposals } from '../../../src/server/lookups/proposals.queries.ts'
import { addModerator } from '../../../src/server/moderation/moderators.queries.ts'
import { queryRows } from '../../../src/server/platform/db/database.ts'
import { addBurst } from '../../../src/server/reviews/bursts/bursts.queries.ts'
import { addFigures, addSource, beginAct } from '../../../src/server/salaries/outside/outside.queries.ts'
import { addDraftStudy } from '../../../src/server/studies/site-studies.queries.ts'
import { madeAnswers } from '../answers/made-answers.ts'
import { registration } from '../answers/registration.ts'
import { sampleBody } from '../answers/sample-reviews.ts'
import { createAuthenticator } from '../server/authenticator.ts'
import { accountAt } from '../server/employer.ts'
import { addPasskeyTo } from '../server/passkeys.ts'
import { pdfFile, pictureFile, sendForm } from '../server/send-form.ts'
import { type TestServer, testPassword } from '../server/server.ts'
import { askToUnlock } from '../server/unlocking.ts'

/**
 * A caller: the roles they hold and their relations to what the calls are about. `shut`: the problem code of every call
 * of theirs that requires a signed-in person.
 */
export type Actor = {
  roles: readonly Access[]
  is: readonly Whose[]
  shut?: 'unauthenticated' | 'account_closed'
}

const member = ['public', 'member'] as const
const employer = [...member, 'employer'] as const
const moderator = [...member, 'moderator'] as const

/** All actors who may call. They have none of the relations that are not named here. */
export const actors = {
  visitor: { roles: ['public'], is: [], shut: 'unauthenticated' },
  /** Speaks for the company and moderates, but has not verified the e-mail address. */
  unproven: { roles: ['public'], is: [] },
  blocked: { roles: ['public'], is: [], shut: 'unauthenticated' },
  closed: { roles: member, is: [], shut: 'account_closed' },
  member: { roles: member, is: ['outsider', 'reader'] },
  /** Wrote, owns and requested everything the calls name. */
  author: { roles: member, is: ['owner', 'author', 'outsider', 'experienced', 'contributor'] },
  /** Has things of the same kinds of their own. */
  other: { roles: member, is: ['outsider', 'reader', 'experienced', 'contributor'] },
  admin: { roles: employer, is: ['company', 'admin', 'speaker'] },
  /** Has the company they speak for in their experience list as well. */
  editor: { roles: employer, is: ['company', 'speaker', 'experienced'] },
  /** Speaks for an unrelated company. */
  elsewhere: { roles: employer, is: ['outsider', 'reader'] },
  /** Speaks for a competitor, with the company in their experience list. */
  rival: { roles: employer, is: ['experienced'] },
  invited: { roles: member, is: ['outsider', 'reader', 'addressee'] },
  moderator: { roles: moderator, is: ['outsider', 'reader', 'impartial'] },
  lead: { roles: [...moderator, 'lead'], is: ['outsider', 'reader', 'impartial'] },
  /** Runs the site, and decides about nothing. */
  administrator: { roles: [...member, 'administrator'], is: ['outsider', 'reader'] },
  /** Moderates, and has worked at the companies all cases are about; wrote to support as well. */
  conflicted: { roles: moderator, is: ['outsider', 'reader', 'experienced'] },
} as const satisfies Record<string, Actor>
export type ActorName = keyof typeof actors
export const actorNames = Object.keys(actors) as ActorName[]
export const emailOf = (name: string) => `${name}@example.com`

/** A company that speaks for itself, a competitor of it, one elsewhere, and two that nobody speaks for. */
export const companies = { own: 1, rival: 2, elsewhere: 3, unclaimed: 4, unasked: 5 } as const

/** A text only one person may read: it appears in no response to anyone else. */
export const secretOf = (name: string) => `secret of ${name}`

export type World = {
  tokens: Partial<Record<ActorName, string>>
  accounts: Record<string, string>
  /** What the calls name, by the name the calls use. */
  things: {
    session: string
    passkey: string
    entry: Record<string, string>
    file: string
    certificate: string
    asset: string
    proposed: string
    review: Record<string, string>
    question: string
    removedQuestion: string
    study: number
    /** A draft of a study of the whole site. */
    draftStudy: number
    /** A type of company that has become another one. */
    joinedItem: number
    /** An act of an administrator that can be undone. */
    auditEntry: number
    /** A name that a person misses in a list. */
    proposal: string
    source: number
    decision: string
    /** The receipt of a notice that waits, and of one whose decision can be appealed against. */
    receipts: { open: string; kept: string }
    unapproved: number
    hiddenReview: string
    case: Record<string, string>
    ownMessage: string
    edition: string
    tokens: { verify: string; reset: string; invitation: string; appeal: string; setup: string }
  }
}

/** Builds a complete review; it answers for every listed benefit (spec 5). */
export const reviewBody = (kind: ReviewKind, company: number) =>
  sampleBody(kind, company, kind === 'benefit' ? { benefits: madeAnswers(getFormOfKind(kind)).benefits } : {})

/** Fills an empty server with all people and things the calls of the contract can be about. */
export async function makeWorld(server: TestServer, setNow: (now: Date) => void): Promise<World> {
  const { db, call, services, mailbox } = server
  const company = (id: number, name: string, unlocked: boolean) => ({
    id,
    nameEn: name,
    nameAr: `شركة ${id}`,
    isApproved: true,
    unlocked,
  })
  await addCompanies(
    db,
    [
      company(companies.own, 'Marasi', true),
      company(companies.rival, 'Nawras', true),
      company(companies.elsewhere, 'Wadi', true),
      company(companies.unclaimed, 'Rimal', false),
      company(companies.unasked, 'Sidr', false),
    ],
    [{ companyId: companies.own, competitorId: companies.rival, position: 0 }],
  )
  await db.execute(sql`select setval(pg_get_serial_sequence('companies', 'id'), 100)`)
  const token: Record<string, string> = {}
  const accounts: Record<string, string> = {}
  const people = [...actorNames.filter((name) => name !== 'visitor'), 'boss', 'earlier', 'reporter']
  for (const name of people) {
    token[name] = await server.signUp(emailOf(name), name)
    accounts[name] = await accountAt(server, emailOf(name))
  }
  const post = async (as: string, path: string, body: unknown = {}) => {
    await server.liftLimits()
    const answer = await call('POST', path, { token: token[as], body, headers: { 'Idempotency-Key': randomUUID() } })
    if (answer.status !== 200) throw new Error(`${as} ${path}: ${answer.status} ${answer.text}`)
    return answer.json
  }
  const get = async (as: string, path: string) => (await call('GET', path, { token: token[as] })).json.data
  const send = async (as: string, path: string, answers: Record<string, unknown>) => {
    await server.liftLimits()
    const answer = await sendForm(server, path, answers, { token: token[as]! })
    if (answer.status !== 200) throw new Error(`${as} ${path}: ${answer.status} ${JSON.stringify(answer.json)}`)
  }
  const ids = async (table: string, where = 'true') =>
    (await queryRows<{ id: string }>(db, sql.raw(`select id::text from ${table} where ${where}`))).map(({ id }) => id)
  /** Returns the id of the row an action adds to a table. */
  const added = async (table: string, act: () => Promise<unknown>): Promise<string> => {
    const before = new Set(await ids(table))
    await act()
    return (await ids(table)).find((id) => !before.has(id))!
  }

  for (const name of ['author', 'other', 'editor', 'rival', 'conflicted'])
    await changeVault(services, await server.personAt(emailOf(name)), (vault) => withExperience(vault, companies.own))
  await changeVault(services, await server.personAt(emailOf('conflicted')), (vault) =>
    withExperience(vault, companies.unclaimed),
  )
  const speak = (name: string, id: number, role: 'admin' | 'editor' = 'admin') =>
    addCompanyPerson(db, accounts[name]!, id, role)
  for (const id of [companies.own, companies.rival, companies.elsewhere]) await speak('boss', id)
  for (const name of ['admin', 'unproven']) await speak(name, companies.own)
  await speak('editor', companies.own, 'editor')
  await speak('rival', companies.rival)
  await speak('elsewhere', companies.elsewhere)
  for (const name of ['moderator', 'conflicted', 'earlier', 'unproven'])
    await addModerator(db, accounts[name]!, 'moderator')
  await addModerator(db, accounts.lead!, 'lead')
  await addAdministrator(db, accounts.administrator!)

  const joinedItem = 3
  await saveEdit(db, 'types', joinedItem, { joinedInto: 4 })
  await addProposal(db, { list: 'jobtitles', name: 'Lamp keeper', parentId: 0, month: '2025-10' })
  const [proposal] = await listWaitingProposals(db)
  const source = await addSource(db, {
    ...{ nameEn: 'Bureau', nameAr: 'المكتب', link: 'https://bureau.example', date: '2025', licence: 'CC0' },
  })
  await addFigures(db, [{ source, added: await beginAct(db, '2026-11-29'), pay: 8000, measure: 'average', key: 'one' }])
  await renewLookups(db)

  // Last year's contributions, so that this year's are not the second ones.
  const review: Record<string, string> = {}
  const entry: Record<string, string> = {}
  let question = ''
  let removedQuestion = ''
  let appealedQuestion = ''
  for (const name of ['other', 'author']) {
    for (const kind of reviewKinds)
      review[kind] = await added('reviews', () => post(name, `/${kind}/review`, reviewBody(kind, companies.own)))
    const ask = () =>
      added('questions', () =>
        post(name, `/companies/${companies.own}/questions`, { tag: 'work', question: `What of ${name}?` }),
      )
    question = await ask()
    removedQuestion = await ask()
    appealedQuestion = await ask()
    await post(name, `/questions/${question}/answers`, { answer: `As ${name} would say` })
    const school = { school: secretOf(name), degree: 1, field: 'x', from: '2010-01', to: '2014-01', grade: 'A' }
    await send(name, '/profile/certificates', {
      name: secretOf(name),
      issued: '2020-01-01',
      expiry: '2030-01-01',
      image: pdfFile(),
    })
    await post(name, '/profile/education', school)
    // With a date: an entry that names the company alone is identified by the company, no matter who owns it.
    await post(name, '/profile/experience', { company_id: companies.own, from: '2020-01-01' })
    await post(name, '/profile/skills', { name: secretOf(name) })
    const details = await get(name, '/profile/details')
    for (const list of ['experience', 'education', 'certificates', 'skills'])
      entry[list] = (details[list] as { id: string }[]).at(-1)!.id
    await post(name, '/support', { type: 'suggest', message: secretOf(name) })
  }
  const hiddenReview = await added('reviews', () =>
    post('author', '/benefit/review', reviewBody('benefit', companies.elsewhere)),
  )
  await db.execute(sql`update reviews set state = 'hidden', words = null where id = ${hiddenReview}::uuid`)
  setNow(new Date('2026-02-10T09:00:00Z'))
  for (const name of people) token[name] = await server.signIn(emailOf(name))

  // What waits for moderators, and what one of them decided earlier.
  const removeQuestion = async (id: string) => {
    await post('reporter', '/reports', { subject: 'question', subject_id: id, reason: 'spam' })
    await post('earlier', `/moderation/report/${id}/reject`, { reason: 'spam' })
  }
  await removeQuestion(removedQuestion)
  await removeQuestion(appealedQuestion)
  const appeal = await added('appeals', () =>
    post('author', `/profile/contributions/${appealedQuestion}/appeal`, { text: 'It breaks no rule at all.' }),
  )
  await post('reporter', '/reports', { subject: 'review', subject_id: review.company, reason: 'false' })
  const notify = async (text: string) => {
    const about = { text, ground: 'court_order', wrong: 'It says what is not true.', declaration: 1 }
    const id = await added('notices', () => post('nobody', '/notices', { ...about, email: emailOf('stranger') }))
    return { id, receipt: await mailbox.tokenFor(emailOf('stranger')) }
  }
  const notice = await notify(question)
  const keptNotice = await notify(review.company!)
  await post('earlier', `/moderation/notice/${keptNotice.id}/approve`, { statement: 'An opinion that may stay.' })
  const survey = (name: string) => ({
    question_en: `Is it good, ${name}?`,
    question_ar: 'هل هو جيد عندكم؟',
    options: [
      { en: 'Yes', ar: 'نعم' },
      { en: 'No', ar: 'لا' },
    ],
  })
  const propose = (name: string) =>
    added('studies', () => post('boss', `/employer/companies/${companies.own}/surveys`, survey(name)))
  const rejected = await propose('first')
  const decision = await added('decisions', () =>
    post('earlier', `/moderation/study/${rejected}/reject`, { reason: 'spam' }),
  )
  const opened = await propose('second')
  await post('earlier', `/moderation/study/${opened}/approve`)
  const study = await propose('third')
  const burst = await added('bursts', () =>
    addBurst(services, {
      ...{ companyId: companies.own, month: '2026-02', state: 'open', told: 40, days: 3, usual: 2 },
      ...{ counted: [0, 0, 0, 0, 0], ids: [], begun: '2026-02-10' },
      facts: { count: 40, stars: [40, 0, 0, 0, 0], young: 40, shared: 40 },
    }),
  )
  const draft = { question_en: 'Where do you work?', question_ar: 'أين تعمل؟', options: [] }
  const closing = { subject: `company/${companies.unasked}`, details: { before: true, after: false } }
  await record(services, {
    actor: 'operator',
    action: 'company.close',
    ...closing,
    now: new Date('2026-02-10T09:00:00Z'),
  })
  const [{ seq: auditEntry } = { seq: 0 }] = await listNewestEntries(db, 1)
  const draftStudy = await addDraftStudy(db, draft, '2026-02')
  const unapproved = await added('companies', () =>
    send('author', '/companies/request', { name_en: 'Sahra', name_ar: 'صحراء', industry: 1, headquarters: 1 }),
  )
  await changeVault(services, await server.personAt(emailOf('conflicted')), (vault) =>
    withExperience(vault, Number(unapproved)),
  )
  const unlock = await added('unlock_requests', () =>
    askToUnlock(server, { company: companies.unclaimed, website: 'rimal.example' }, { token: token.author! }),
  )
  const change = async (also: Record<string, unknown>) => {
    const { edition, answers } = await get('author', `/companies/${companies.unclaimed}/editable`)
    return added('company_changes', () =>
      send('author', `/companies/${companies.unclaimed}/change`, { ...answers, ...also, edition }),
    )
  }
  const turnedDown = await change({ phone: '+966 13 555 0000' })
  await post('earlier', `/moderation/change/${turnedDown}/reject`, { reason: 'incorrect' })
  const appealToken = await mailbox.tokenFor(emailOf('author'))
  let proposed = ''
  const changed = await (async () => {
    let id = ''
    proposed = await added('company_files', async () => {
      id = await change({ logo: pictureFile(30) })
    })
    return id
  })()
  const titles = { title_en: 'Our yard', title_ar: 'ساحتنا' }
  const asset = await added('company_files', () =>
    send('boss', `/companies/${companies.own}/assets`, { use: 'picture', picture: pictureFile(30), ...titles }),
  )
  const ownMessage = await added('support_messages', () =>
    post('conflicted', '/support', { type: 'suggest', message: secretOf('conflicted') }),
  )
  const messages = await ids('support_messages', `account_id = '${accounts.author}'`)

  await post('boss', `/employer/companies/${companies.own}/invitations`, { email: emailOf('invited'), role: 'editor' })
  const invitation = await mailbox.tokenFor(emailOf('invited'))
  await server.liftLimits()
  await call('POST', '/register', {
    body: { ...registration, name: 'New', email: emailOf('new'), password: testPassword },
  })
  await call('POST', '/password/forgot', { body: { email: emailOf('reporter') } })
  const [session] = await get('author', '/account/sessions')
  for (const name of ['other', 'author'])
    await addPasskeyTo(server, token[name]!, createAuthenticator(), { name: secretOf(name) })
  const [passkey] = await get('author', '/account/passkeys')
  const certificate = (await get('author', '/profile/details')).certificates[0].file as string
  const { edition } = await get('author', `/companies/${companies.own}/editable`)
  await db.execute(sql`update accounts set verified = false where id = ${accounts.unproven}::uuid`)
  await db.execute(sql`update accounts set blocked = true where id = ${accounts.blocked}::uuid`)
  await db.execute(sql`update accounts set closeable = true where id = ${accounts.closed}::uuid`)
  return {
    tokens: token as World['tokens'],
    accounts,
    things: {
      session: session.id,
      passkey: passkey.id,
      entry,
      file: asset,
      certificate: certificate.split('/').at(-1)!,
      asset,
      proposed,
      review,
      question,
      removedQuestion,
      study: Number(opened),
      draftStudy,
      joinedItem,
      auditEntry,
      proposal: proposal!.id,
      source,
      decision,
      receipts: { open: notice.receipt, kept: keptNotice.receipt },
      unapproved: Number(unapproved),
      hiddenReview,
      case: {
        company: unapproved,
        unlock,
        change: changed,
        report: review.company!,
        notice: notice.id,
        burst,
        study,
        appeal,
        support: messages.at(0)!,
      },
      ownMessage,
      edition,
      tokens: {
        verify: await mailbox.tokenFor(emailOf('new')),
        reset: await mailbox.tokenFor(emailOf('reporter')),
        invitation,
        appeal: appealToken,
        setup: await createSetupToken(db, server.services.clock()),
      },
    },
  }
}
