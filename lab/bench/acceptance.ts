import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { check } from '../../src/contract/form/check.ts'
import { companyReview } from '../../src/contract/reviews/company.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { rightAnswers } from '../../tests/support/site/company-review.ts'
import { median } from './load.ts'

/** Fills what a review is looked up in, as in a database that is in use: empty tables are read as a whole. */
async function fill(db: Database) {
  await db.execute(sql`insert into authorship (slot, once, tie)
    select decode(md5('slot ' || n), 'hex'), decode(md5('once ' || n), 'hex'), sha512(n::text::bytea)
      from generate_series(1, 20000) as n`)
  await db.execute(
    sql`insert into contributor_marks (mark) select decode(md5(n::text), 'hex') from generate_series(1, 20000) as n`,
  )
  await db.execute(sql`analyze`)
}

/**
 * Compares accepting a review (rules, authorship and encryption, in one statement) with a loop of bare
 * INSERTs over the same connection: reviews per second of each, medians of interleaved rounds.
 */
export async function acceptance(DATABASE_URL: string | undefined, rounds = 5, each = 100) {
  const { db, close } = await openDatabase({ DATABASE_URL, DATA_DIR: 'memory://' })
  const privacy = createPrivacy(Buffer.alloc(32, 1))
  await db.execute(
    sql`create table bare_reviews (id uuid primary key, company_id int not null, answers jsonb not null)`,
  )
  const [company] = await queryRows<{ id: number }>(
    db,
    sql`insert into companies (name_en, name_ar) values ('Bench', 'Bench') returning id`,
  )
  const companyId = company!.id
  await fill(db)
  const ours = async () => {
    const checked = check(companyReview, rightAnswers)
    if (!checked.ok) throw new Error('the answers of the benchmark break a rule')
    const author = { secret: privacy.newSecret(), companies: [companyId] }
    const submission = { kind: 'company', companyId, answers: checked.answers, key: randomUUID() } as const
    const done = await submit({ db, privacy, now: new Date() }, author, submission)
    if (!done.ok) throw new Error(`not accepted: ${JSON.stringify(done)}`)
  }
  const bare = () =>
    db.execute(sql`insert into bare_reviews values (${randomUUID()}, ${companyId}, ${JSON.stringify(rightAnswers)})`)

  const rates = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of [['ours', ours] as const, ['bare', bare] as const]) {
      const began = performance.now()
      for (let one = 0; one < each; one += 1) await work()
      rates[name].push((each * 1000) / (performance.now() - began))
    }
  await close()
  return { ours: median(rates.ours), bare: median(rates.bare) }
}
