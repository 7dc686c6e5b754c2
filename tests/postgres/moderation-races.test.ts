import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addAppeal, lockDecision, markUndone } from '../../src/server/moderation/decisions.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { untilWaiting } from '../support/postgres/until-waiting.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer({
  clock: () => new Date('2026-10-15T10:00:00Z'),
  moderators: { 'huda@example.com': 'lead', 'saad@example.com': 'moderator' },
})
const { call, db, services, signUp } = server
let companyId = 0
let huda = ''
let saad = ''
let sara = ''
let noura = ''
beforeEach(async () => {
  await server.empty()
  companyId = await newCompany(server)
  huda = await signUp('huda@example.com')
  saad = await signUp('saad@example.com')
  sara = await signUp('sara@example.com')
  noura = await signUp('noura@example.com')
})
afterAll(server.close)

const post = (token: string, path: string, body: unknown = {}) =>
  call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
const decide = (token: string, id: string, verdict: 'approve' | 'reject') =>
  post(token, `/moderation/report/${id}/${verdict}`, verdict === 'reject' ? { reason: 'spam' } : {})

/** Adds reported questions about a company, without the quotas of a person. Returns their ids. */
async function addReported(count: number, company = companyId): Promise<string[]> {
  await db.execute('delete from limits')
  const body = { tag: 'work', question: `Is it quiet? ${randomUUID()}` }
  await post(sara, `/companies/${company}/questions`, body)
  const [first] = await queryRows<{ id: string }>(
    db,
    sql`select id from questions where company_id = ${company} and id not in (select subject_id from reports)`,
  )
  const report = { subject: 'question', subject_id: first!.id, reason: 'spam' }
  expect((await post(noura, '/reports', report)).status).toBe(200)
  const ids = [first!.id, ...Array.from({ length: count - 1 }, () => randomUUID())]
  for (const id of ids.slice(1)) {
    await copyRow('questions', sql`id = ${first!.id}::uuid`, { id })
    const mark = `\\x${randomUUID().replaceAll('-', '')}${randomUUID().replaceAll('-', '')}`
    await copyRow('reports', sql`subject_id = ${first!.id}::uuid`, { subject_id: id, mark })
  }
  return ids
}

/** Copies a row of a table with other values in some columns. */
const copyRow = (table: string, where: ReturnType<typeof sql>, changes: Record<string, string>) =>
  db.execute(
    sql`insert into ${sql.identifier(table)} select (jsonb_populate_record(kept, ${JSON.stringify(changes)}::jsonb)).*
      from ${sql.identifier(table)} as kept where ${where}`,
  )

const countDecisions = async () => {
  const [row] = await queryRows<{ alone: number; kept: number }>(
    db,
    sql`select (select count(*)::int from decisions where outcome = 'removed' and proposed_by is null) as alone,
      (select count(*)::int from pending_verdicts) as kept`,
  )
  return row!
}

describe('one moderator who sends many decisions at once', () => {
  test('removes four contributions of a company alone; the others wait for a second moderator', async () => {
    const ids = await addReported(10)
    const answers = await Promise.all(ids.map((id) => decide(huda, id, 'reject')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await countDecisions()).toEqual({ alone: 4, kept: 6 })
  })

  test('removes twenty contributions of all companies in a day alone', async () => {
    const companies = await Promise.all(Array.from({ length: 6 }, () => newCompany(server)))
    const ids: string[] = []
    for (const company of companies) ids.push(...(await addReported(4, company)))
    const answers = await Promise.all(ids.map((id) => decide(huda, id, 'reject')))
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200))
    expect(await countDecisions()).toEqual({ alone: 20, kept: 4 })
  })

  test('is not the second moderator of their own verdict', async () => {
    await Promise.all((await addReported(4)).map((id) => decide(huda, id, 'reject')))
    const [fifth] = await addReported(1)
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(huda, fifth!, 'reject')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await countDecisions()).toEqual({ alone: 4, kept: 1 })
  })
})

test('two moderators who decide one case differently at once: neither is ended by the other', async () => {
  await Promise.all((await addReported(4)).map((id) => decide(huda, id, 'reject')))
  for (const id of await addReported(20)) {
    const [rejected, approved] = await Promise.all([decide(huda, id, 'reject'), decide(saad, id, 'approve')])
    expect(approved.status).toBe(200)
    expect([200, 409]).toContain(rejected.status)
  }
  expect((await countDecisions()).kept).toBe(0)
})

test('an appeal that meets the undoing of its decision is not stored', async () => {
  const [id] = await addReported(1)
  const { decision } = (await decide(huda, id!, 'reject')).json.data
  const appeal = { decisionId: decision, month: '2026-10', text: 'It is true.' }
  let appealing: ReturnType<typeof addAppeal> | undefined
  await db.transaction(async (tx) => {
    await lockDecision(tx, decision)
    appealing = addAppeal({ db, privacy: services.privacy }, appeal)
    await untilWaiting(db, 1)
    await markUndone(tx, decision)
  })
  expect(await appealing).toBe('decision_undone')
})
