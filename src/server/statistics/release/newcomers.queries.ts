import { setImmediate as breathe } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Counts } from '../guard.ts'
import { openReview, type ReviewRow, type Since } from '../sealed.ts'
import { joinsMeasure } from './count.queries.ts'
import { toldOf } from './release.queries.ts'
import { openTold } from './told.ts'
import { studyName } from './units.ts'

type With = { db: Database; privacy: Privacy }

export type Newcomers = { companyId: number; kind: ReviewKind; people: number }

/** How many new people each company has by kind of review, of those that have at least `fewest`. */
export async function companyNewcomers(keeping: With, month: string, fewest: number): Promise<Newcomers[]> {
  const found = new Map<string, Newcomers>()
  await readUntold(keeping, sql`not told_by_company`, ({ company }, { company_id: companyId, kind }) => {
    if (company === null || company > month) return
    const of = found.get(`${companyId} ${kind}`) ?? { companyId, kind, people: 0 }
    found.set(`${companyId} ${kind}`, { ...of, people: of.people + 1 })
  })
  const enough = [...found.values()].filter(({ people }) => people >= fewest)
  return enough.sort((a, b) => a.companyId - b.companyId || (a.kind < b.kind ? -1 : 1))
}

/** How many new people have shared a salary in the whole country. */
export async function countryNewcomers(keeping: With, month: string): Promise<number> {
  let people = 0
  await readUntold(keeping, sql`not told_by_country and kind = 'salary'`, ({ country }) => {
    if (country !== null && country <= month) people += 1
  })
  return people
}

/** How many new people each study has, of those that have at least `fewest`: who has answered less whom the last release told of. */
export async function studyNewcomers(
  { db, privacy }: With,
  answers: ReadonlyMap<number, Counts>,
  month: string,
  fewest: number,
): Promise<{ id: number; newcomers: number }[]> {
  const ids = [...answers.keys()].sort((a, b) => a - b)
  const told = await toldOf(db, ids.map(studyName))
  const joined = (counts: Counts) => {
    let people = 0
    for (const [cell, n] of counts) {
      const [measure, from = ''] = cell.split('\n')
      if (measure === joinsMeasure && from <= month) people += n
    }
    return people
  }
  const all = ids.map((id) => ({
    id,
    newcomers: joined(answers.get(id)!) - joined(openTold(privacy, told.get(studyName(id)) ?? null)),
  }))
  return all.filter(({ newcomers }) => newcomers >= fewest)
}

const batch = 50

type Untold = ReviewRow & { id: string; company_id: number }

/** Since when the writers of published reviews are new, of which it is only known to whoever has the key. */
async function readUntold({ db, privacy }: With, where: SQL, look: (since: Since, row: Untold) => void): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await rowsOf<Untold>(
      db,
      sql`select id, company_id, kind, answers, sealed from reviews
        where ${where} and state = 'published' and id > ${after}::uuid order by id limit ${batch}`,
    )
    for (const row of rows) look(openReview(privacy, row).joins ?? { company: null, country: null }, row)
    if (rows.length < batch) return
    after = rows.at(-1)!.id
    await breathe()
  }
}
