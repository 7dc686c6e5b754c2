import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { addAccount } from '../../src/server/accounts/accounts.queries.ts'
import { createPasswords } from '../../src/server/accounts/passwords.ts'
import { startSession } from '../../src/server/accounts/sessions.ts'
import { setSite } from '../../src/server/administration/site-state.queries.ts'
import { publishWaiting } from '../../src/server/app/publication/publish.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { beginWith } from '../../src/server/platform/db/new-database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { openAuthorKey } from '../../src/server/platform/privacy/author-key.ts'
import { createKeptKeys } from '../../src/server/platform/privacy/privacy.queries.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { freePort } from '../support/postgres/postgres.ts'
import { isWhole } from '../support/setup/whole.ts'
import { runServer, type Site, startSite } from '../support/site/site.ts'

/** The number of kills; more with `KILLS=1000 npx vitest run --project browser tests/browser/kill.test.ts`. */
const kills = Number(process.env.KILLS ?? (isWhole ? 5 : 2))
const kinds: ReviewKind[] = ['salary', 'leadership', 'careerpath', 'environment', 'interview']
const companies = Math.max(60, kills * 10)

/** One person per company: the daily limits allow no single person to write this much. */
const tokens: string[] = []
let site: Site

/** Opens a data folder in this process, while no server uses it. */
async function withDatabase<Result>(folder: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const opened = await openDatabase({ DATA_DIR: folder })
  try {
    return await work(opened.db)
  } finally {
    await opened.close()
  }
}

beforeAll(async () => {
  // As the built server begins.
  beginWith('dist/server/new-database.tar.gz')
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-kill-'))
  await withDatabase(folder, async (db) => {
    const privacy = createPrivacy(await openAuthorKey({ DATA_DIR: folder }, createKeptKeys(db)))
    await setSite(db, { state: 'open', reason: null })
    await db.execute(
      sql`insert into companies (name_en, name_ar) select 'Rimal ' || n, 'رمال' from generate_series(1, ${companies}::int) n`,
    )
    const { hash: passwordHash } = await createPasswords({ cheap: true }).hash('quiet-orange-lamp-19')
    for (let n = 1; n <= companies; n++) {
      const account = {
        email: `writer-${n}@example.com`,
        name: 'Noura',
        language: 'en' as const,
        passwordHash,
      }
      const id = await addAccount({ db, privacy }, account, { verified: true })
      const person = { id: id!, secret: privacy.newSecret() }
      tokens.push(await startSession({ db, privacy }, person, new Date(), { device: 'computer', language: 'en' }))
    }
  })
  site = await startSite({ data: folder, env: { DEMO_DATA: '0' } })
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => site?.remove())

/** A second server on the data folder ends with a clear message instead of a stack. */
async function refusesSecond(): Promise<void> {
  const second = runServer({ PORT: String(await freePort()), DATA_DIR: site.dataFolder })
  let printed = ''
  for (const stream of [second.stdout, second.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  expect(await new Promise((resolve) => second.once('close', resolve))).not.toBe(0)
  expect(printed).toContain(site.dataFolder)
  expect(printed).not.toMatch(/\n\s+at /)
}

type Sent = { key: string; kind: ReviewKind; companyId: number }
const send = (url: string, { key, kind, companyId }: Sent) =>
  fetch(`${url}/api/${kind}/review`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${tokens[companyId - 1]}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(sampleBody(kind, companyId)),
  })

test('a server killed at any moment loses and duplicates no acknowledged review; a second server on its data is refused; SIGTERM ends it cleanly', {
  timeout: 60_000 + kills * 15_000,
}, async () => {
  const waiting: Sent[] = Array.from({ length: companies }, (_, index) =>
    kinds.map((kind) => ({ key: `${kind}-${index + 1}`, kind, companyId: index + 1 })),
  ).flat()
  const acknowledged: Sent[] = []
  const lost: Sent[] = []

  for (let round = 0; round < kills; round++) {
    await site.start()
    // Killed when one response arrives and other requests are pending: after another number of responses in every
    // round.
    const last = acknowledged.length + 1 + ((round * 7) % 13)
    let dead: Promise<void> | undefined
    const sendOn = async () => {
      for (let one = lost.shift() ?? waiting.shift(); one && !dead; one = lost.shift() ?? waiting.shift()) {
        const answer = await send(site.url, one).catch(() => undefined)
        // Without a response the request is sent again under its key, as the outbox does.
        if (answer?.status === 200) acknowledged.push(one)
        else if (answer === undefined) lost.push(one)
        else throw new Error(`${one.key} was refused with ${answer.status}`)
        if (acknowledged.length >= last) dead ??= site.kill()
      }
    }
    await Promise.all(Array.from({ length: 4 }, sendOn))
    await dead
  }

  await site.start()
  // The same key again means the same review, also after kills; the same number of rows below proves it.
  for (const one of acknowledged) expect((await send(site.url, one)).status).toBe(200)
  await refusesSecond()
  expect((await fetch(`${site.url}/api/settings`)).status).toBe(200)
  await site.stop()

  const stored = await withDatabase(site.dataFolder, async (db) => {
    const privacy = createPrivacy(await openAuthorKey({ DATA_DIR: site.dataFolder }, createKeptKeys(db)))
    // What was acknowledged and waits is published by the next round.
    await publishWaiting({ db, privacy })
    for (let id = 1; id <= companies; id++)
      expect(await readKeptCounters(db, id)).toEqual(await recount(db, id, privacy))
    const [ties] = await queryRows<{ n: number }>(db, sql`select count(*)::int as n from authorship`)
    const rows = await queryRows<{ key: string }>(db, sql`select kind || '-' || company_id as key from reviews`)
    expect(ties!.n).toBe(rows.length)
    return rows.map(({ key }) => key)
  })
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills)
  expect(new Set(stored).size).toBe(stored.length)
  expect(acknowledged.map(({ key }) => key).filter((key) => !stored.includes(key))).toEqual([])
})
