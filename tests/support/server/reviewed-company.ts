import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../../src/contract/form/form.ts'
import type { ReviewKind } from '../../../src/contract/reviews/reviews.ts'
import { publishWaiting } from '../../../src/server/app/publication/publish.ts'
import { queryRows } from '../../../src/server/platform/db/database.ts'
import { submit } from '../../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../answers/sample-reviews.ts'
import type { TestServer } from './server.ts'

/** Adds a company without contributions; returns its id. */
export async function newCompany({ db }: Pick<TestServer, 'db'>): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال') returning id`,
  )
  return row!.id
}

type Written = { kind?: ReviewKind; also?: RawAnswers; now?: Date }

type With = Pick<TestServer, 'db' | 'services'>

/** Submits a contribution of a new person; it waits for a round of publication. */
export async function take(
  { db, services: { privacy } }: With,
  companyId: number,
  { kind = 'company', also = {}, now = new Date('2026-10-10T09:00:00Z') }: Written = {},
): Promise<void> {
  const author = { secret: privacy.newSecret(), companies: [companyId] }
  const answers = sampleAnswers(kind, also)
  const outcome = await submit({ db, privacy, now }, author, { kind, companyId, answers })
  if (!outcome.ok) throw new Error(`a sample review was refused: ${JSON.stringify(outcome.problems)}`)
}

/** Does the same, and publishes it. */
export async function write(server: With, companyId: number, written?: Written): Promise<void> {
  await take(server, companyId, written)
  await publishWaiting(server.services)
}
