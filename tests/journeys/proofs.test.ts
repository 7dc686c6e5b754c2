import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCall } from '../../src/client/data/call.ts'
import { askForCode, takeSigned } from '../../src/client/data/proofs/ask.ts'
import type { Asking } from '../../src/client/data/proofs/calls.ts'
import { chooseProof } from '../../src/client/data/proofs/choose.ts'
import { findProof, forgetProof, toProof } from '../../src/client/data/proofs/kept.ts'
import { readReleased } from '../../src/client/data/proofs/released.ts'
import type { Proof } from '../../src/contract/proofs/proofs.schema.ts'
import { provenCrowd } from '../../src/contract/proofs/proofs.ts'
import { forget } from '../../src/server/app/forget.ts'
import { releaseData } from '../../src/server/open-data/release.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { createProofKeys, toText } from '../../src/server/proofs/blind-sign.ts'
import { addProofKey, setDomain } from '../../src/server/proofs/proofs.queries.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

let now = new Date('2026-11-03T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { app, call, db, services, signUp } = server
afterAll(server.close)

/** A device: what it asks goes to the server from an address, and to nobody else. */
const createDevice = (address: string): Asking => {
  const request = ((url: string, options?: RequestInit) =>
    app.request(url, options, { incoming: { socket: { remoteAddress: address } } })) as typeof fetch
  return {
    call: createCall({ fetch: request, language: () => 'en', token: () => null, origin: 'http://shafaf.example' }),
    released: (company, year) => readReleased(company, year, request, 'http://shafaf.example'),
    now: () => now,
    random: () => 0.5,
  }
}
const office = createDevice('192.0.2.7')
const home = createDevice('198.51.100.7')

let rimal = 0
let other = 0
beforeAll(async () => {
  rimal = await newCompany(server)
  other = await newCompany(server)
  await employ(server, 'huda@rimal.example', rimal)
  await setDomain(db, other, 'other.example', true)
  await releaseData(services, now)
})

async function readCode(email: string): Promise<string> {
  const letters = await server.mailbox.letters()
  return /(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}/.exec(letters.findLast(({ to }) => to === email)!.text)![0]
}
const askCode = async (company: number, email: string) => {
  await server.liftLimits()
  expect((await askForCode(office, company, email)).ok).toBe(true)
  return readCode(email)
}
/** Gets the proof of a mailbox, as a device does; the device then keeps no other. */
async function prove(company: number, email: string): Promise<Proof> {
  forgetProof(company)
  const code = await askCode(company, email)
  const taken = await takeSigned(office, company, { email, code })
  if (taken.is !== 'kept') throw new Error(JSON.stringify(taken))
  return toProof(taken.proof)
}
/** A new person sends a review, with a proof or without. */
async function review(company: number, proof?: unknown, token?: string) {
  await server.liftLimits()
  const by = token ?? (await signUp(`${randomUUID()}@mail.example`))
  const headers = { 'Idempotency-Key': randomUUID() }
  await call('POST', '/profile/experience', { token: by, body: { company_id: company }, headers })
  const body = { ...sampleBody('company', company), ...(proof ? { proof } : {}) }
  const sent = { token: by, body, headers: { 'Idempotency-Key': randomUUID() } }
  return { token: by, sent, ...(await call('POST', '/company/review', sent)) }
}
const codesOf = ({ json }: { json: any }) => json.problems.map(({ path, code }: any) => `${path} ${code}`)
const listShown = async (company: number, language: 'en' | 'ar' = 'en') =>
  (await call('GET', `/companies/${company}/reviews?limit=50`, { language })).json.data.reviews
const summary = async (company: number) => (await call('GET', `/companies/${company}/reviews/summary`)).json.data.proven
const countRows = async (table: string) => (await queryRows(db, sql`select from ${sql.identifier(table)}`)).length

describe('who can ask for a proof', () => {
  test('is who reads mail at a domain of the company: of its people, or set by an administrator', async () => {
    expect((await askForCode(office, rimal, 'saad@mail.rimal.example')).ok).toBe(true)
    expect((await askForCode(office, other, 'saad@other.example')).ok).toBe(true)
    for (const email of ['saad@other.example', 'saad@gmail.com', 'saad@rimal.example.com'])
      expect(codesOf(await call('POST', `/companies/${rimal}/proof/code`, { body: { email } }))).toEqual([
        'email proof_address',
      ])
  })

  test('is nobody where the company has no domain, or its key is in no release yet', async () => {
    const none = await newCompany(server)
    const ask = (id: number, email: string) => call('POST', `/companies/${id}/proof/code`, { body: { email } })
    expect(codesOf(await ask(none, 'saad@rimal.example'))).toEqual([' proof_unavailable'])
    await setDomain(db, none, 'new.example', true)
    expect(codesOf(await ask(none, 'saad@new.example'))).toEqual([' proof_not_open'])
    expect((await ask(999_999, 'saad@new.example')).status).toBe(404)
  })

  test('is a mailbox once a year, however its address is written; a lost answer is given again', async () => {
    const email = 'noura@rimal.example'
    const code = await askCode(rimal, email)
    const before = await countRows('proof_mailboxes')
    const blinded = [Buffer.alloc(256, 1).toString('base64url')]
    const take = (body: object) =>
      call('POST', `/companies/${rimal}/proof`, { body: { email, code, blinded, ...body } })
    expect(codesOf(await take({ code: 'AAAA-AAAA-AAAA' }))).toEqual(['code proof_code'])
    expect(codesOf(await take({ email: 'other@rimal.example' }))).toEqual(['code proof_code'])
    const [first, again] = [await take({}), await take({ email: 'Noura+x@rimal.example' })]
    expect([first.status, again.json]).toEqual([200, first.json])
    expect(codesOf(await take({ blinded: [Buffer.alloc(256, 2).toString('base64url')] }))).toEqual([' proof_issued'])
    expect((await take({ blinded: [blinded[0], blinded[0]] })).status).toBe(422)
    expect((await take({ blinded: [Buffer.alloc(256, 255).toString('base64url')] })).status).toBe(400)
    expect(await countRows('proof_mailboxes')).toBe(before + 1)
    now = new Date(now.getTime() + 2 * 86_400_000)
    expect(codesOf(await take({}))).toEqual(['code proof_code'])
  })
})

test('what is stored and logged has nothing of an address, a proof or what was signed', async () => {
  const email = 'nobody.knows@rimal.example'
  forgetProof(rimal)
  const code = await askCode(rimal, email)
  let sent = ''
  const listening: Asking = {
    ...office,
    call: (endpoint, input) => {
      sent ||= (input?.body as { blinded?: string[] } | undefined)?.blinded?.[0] ?? ''
      return office.call(endpoint, input)
    },
  }
  const taken = await takeSigned(listening, rimal, { email, code })
  if (taken.is !== 'kept') throw new Error(JSON.stringify(taken))
  const { nonce, signature } = toProof(taken.proof)
  expect((await review(rimal, { year: 2026, nonce, signature })).status).toBe(200)
  const rows: unknown[] = []
  for (const table of ['proof_mailboxes', 'spent_proofs', 'reviews', 'waiting', 'limits', 'idempotency', 'mails'])
    rows.push(...(await queryRows(db, sql`select row_to_json(one)::text as row from ${sql.identifier(table)} as one`)))
  const stored = `${JSON.stringify(rows)}${server.log.join('\n')}`
  expect(sent).toHaveLength(342)
  for (const value of [nonce, signature, sent, code.replaceAll('-', '')])
    for (const text of [value, Buffer.from(value, 'base64url').toString('hex')]) expect(stored).not.toContain(text)
  for (const value of [email, 'nobody.knows', code]) expect(stored).not.toContain(value)
})

describe('a proof', () => {
  test('counts once; forged, doubled, foreign and late ones are refused, and the review can go without', async () => {
    const proof = await prove(rimal, 'amal@rimal.example')
    const foreign = await prove(other, 'amal@other.example')
    const forged = { ...proof, nonce: foreign.nonce }
    for (const [wrong, code] of [
      [forged, 'proof_invalid'],
      [foreign, 'proof_invalid'],
      [{ ...proof, year: 2025 }, 'proof_late'],
    ] as const) {
      const refused = await review(rimal, wrong)
      expect([refused.status, codesOf(refused)]).toEqual([422, [`proof ${code}`]])
      expect((await review(rimal, undefined, refused.token)).status).toBe(200)
    }
    expect((await review(rimal, { ...proof, signature: 'short' })).status).toBe(422)
    const spent = await countRows('spent_proofs')
    const sent = await review(rimal, proof)
    expect(sent.status).toBe(200)
    // Sent again after a lost answer, it is the same review.
    expect((await call('POST', '/company/review', sent.sent)).status).toBe(200)
    const doubled = await review(rimal, proof)
    expect([doubled.status, codesOf(doubled)]).toEqual([409, ['proof proof_spent']])
    expect((await review(rimal, undefined, doubled.token)).status).toBe(200)
    expect(await countRows('spent_proofs')).toBe(spent + 1)
  })

  test('is not used up by a review that is refused for another reason', async () => {
    const proof = await prove(rimal, 'fahad@rimal.example')
    const { token } = await review(rimal)
    expect(codesOf(await review(rimal, proof, token))).toEqual(['company_id already_reviewed'])
    expect((await review(rimal, proof)).status).toBe(200)
  })

  test('sent twice at once by two people counts for one', async () => {
    const proof = await prove(rimal, 'sara@rimal.example')
    const people = [await signUp('one@mail.example'), await signUp('two@mail.example')]
    const both = await Promise.all(people.map((token) => review(rimal, proof, token)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('ends with its year, and with it all that is kept for it', async () => {
    const proof = await prove(rimal, 'maha@rimal.example')
    const before = now
    const code = await askCode(rimal, 'last@rimal.example')
    now = new Date('2026-12-31T09:00:00Z')
    expect(await takeSigned(office, rimal, { email: 'last@rimal.example', code })).toEqual({ is: 'closed' })
    now = new Date('2027-01-01T09:00:00Z')
    expect(codesOf(await review(rimal, proof))).toEqual(['proof proof_late'])
    await forget(services)
    for (const table of ['proof_mailboxes', 'spent_proofs', 'proof_keys']) expect(await countRows(table)).toBe(0)
    now = before
  })
})

describe('readers see the mark and the share', () => {
  test('from ten proven reviews of a year on, in both languages', async () => {
    const company = await openCompany()
    for (let n = 1; n < provenCrowd; n += 1) await review(company, await prove(company, `p${n}@crowd.example`))
    await review(company)
    const isMarked = ({ context }: { context: string[] }) => context.includes('Works there, proven')
    expect((await listShown(company)).filter(isMarked)).toEqual([])
    expect(await summary(company)).toBeNull()
    await review(company, await prove(company, 'last@crowd.example'))
    expect((await listShown(company)).filter(isMarked)).toHaveLength(provenCrowd)
    const inArabic = await listShown(company, 'ar')
    expect(inArabic.filter(({ context }: { context: string[] }) => /مُثبت/.test(context.join()))).toHaveLength(
      provenCrowd,
    )
    expect(await summary(company)).toEqual({ at_least: 10, of: 11 })
  })
})

/** Releases again, with the key of a company that is new. */
async function openCompany(released?: Keys): Promise<number> {
  await db.execute(sql`delete from data_releases`)
  const company = await newCompany(server)
  const key = released && { companyId: company, year: 2026, publicKey: toText(released.publicKey), sealed: Buffer.of() }
  if (key) await addProofKey(db, key)
  await setDomain(db, company, 'crowd.example', true)
  await releaseData(services, now)
  return company
}

/** A company, and the code of a mailbox of it. */
async function prepare(released?: Keys, signing = released) {
  const company = await openCompany(released)
  if (signing) await signWith(company, signing)
  const email = 'device@crowd.example'
  return { company, email, code: await askCode(company, email) }
}

/** Makes two keys, the smaller first: the larger one signs all that is blinded for it. */
async function createTwoKeys() {
  const bytesOf = ({ publicKey }: Keys) => Buffer.from(toText(publicKey), 'base64url')
  const made = [await createProofKeys(), await createProofKeys()]
  return made.sort((one, other) => bytesOf(one).compare(bytesOf(other))) as [Keys, Keys]
}
type Keys = Awaited<ReturnType<typeof createProofKeys>>

/** Has the site sign the proofs of a company with a key that is not the released one. */
async function signWith(company: number, { privateKey }: Keys): Promise<void> {
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')
  const sealed = services.privacy.sealDataKey(der).toString('hex')
  await db.execute(sql`update proof_keys set sealed = decode(${sealed}, 'hex') where company_id = ${company}`)
}

describe('a device', () => {
  test('does not use it on the day it was given or in that network, and deletes one that was refused', async () => {
    const company = await openCompany()
    await prove(company, 'device@crowd.example')
    const kept = findProof(company, 2026)!
    expect(await chooseProof(company, [], home)).toEqual({})
    now = new Date(kept.from)
    expect(await chooseProof(company, [], office)).toEqual({ problem: 'proof_network' })
    expect(await chooseProof(company, [], office)).toEqual({})
    expect(await chooseProof(company, [], home)).toEqual({ proof: toProof(kept) })
    expect(await chooseProof(company, [{ path: 'proof', code: 'proof_spent' }], home)).toEqual({})
    expect(findProof(company, 2026)).toBeUndefined()
  })

  test('finds a site that signs with a key of its own', async () => {
    const [small, large] = await createTwoKeys()
    const { company, email, code } = await prepare(small, large)
    expect(await takeSigned(office, company, { email, code })).toEqual({ is: 'foreign' })
    expect(findProof(company, 2026)!.signature).toBe('')
  })

  test('finds a site that shows it a release of its own, by looking again from elsewhere', async () => {
    const { company, email, code } = await prepare()
    const own = await createProofKeys()
    await signWith(company, own)
    const released: Asking['released'] = async (...of) => ({
      ...(await office.released(...of))!,
      key: toText(own.publicKey),
    })
    expect((await takeSigned({ ...office, released }, company, { email, code })).is).toBe('kept')
    now = new Date(findProof(company, 2026)!.from)
    expect(await chooseProof(company, [], home)).toEqual({ problem: 'proof_key_differs' })
  })

  test('does not take keys that the release has not signed', async () => {
    const company = await openCompany()
    const bent = (change: (part: Record<string, string>) => void) =>
      (async (url: string, options?: RequestInit) => {
        const part = await (await app.request(url, options)).json()
        change(part)
        return Response.json(part)
      }) as typeof fetch
    const read = (change: (part: Record<string, string>) => void) =>
      readReleased(company, 2026, bent(change), 'http://shafaf.example')
    expect(await read(() => undefined)).toMatchObject({ month: '2026-11' })
    await expect(read((part) => Object.assign(part, { keys: `${part.keys} ` }))).rejects.toThrow('not those')
    await expect(read((part) => Object.assign(part, { manifest: `${part.manifest} ` }))).rejects.toThrow('not signed')
  })
})
