import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { rowsOf } from '../../src/server/db/database.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from './sample-reviews.ts'
import type { TestServer } from './server.ts'

/** A company nobody has said anything about; its id. */
export async function newCompany({ db }: Pick<TestServer, 'db'>): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال') returning id`,
  )
  return row!.id
}

type Written = { kind?: ReviewKind; also?: RawAnswers; now?: Date }

/** A contribution of somebody who has not been here before. */
export async function write(
  { db, services: { privacy } }: Pick<TestServer, 'db' | 'services'>,
  companyId: number,
  { kind = 'company', also = {}, now = new Date('2026-10-10T09:00:00Z') }: Written = {},
): Promise<void> {
  const author = { secret: privacy.newSecret(), companies: [companyId] }
  const answers = sampleAnswers(kind, also)
  const outcome = await submit({ db, privacy, now }, author, { kind, companyId, answers })
  if (!outcome.ok) throw new Error(`a sample review was refused: ${JSON.stringify(outcome.problems)}`)
}
