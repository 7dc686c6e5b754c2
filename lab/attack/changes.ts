import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { changeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'
import { answersApart, silence } from './likelihood.ts'

const kinds = ['salary', 'company', 'environment', 'leadership', 'careerpath', 'benefit'] as const
const month = '2026-09'
const now = new Date('2026-10-10T09:00:00Z')

type Account = { id: string; secret: Buffer }

/**
 * Plays two companies that are equal but that the victim of one changes all their answers after every release, and a
 * moderator hides them or shows them again. The
 * attacker knows the noise (there is none) and compares everything that so many releases publish about the two.
 */
async function playChanges(server: TestServer, releases: number, isUndefended: boolean): Promise<Outcome[]> {
  const { db, services } = server
  const { privacy } = services
  await server.empty()
  await db.execute(sql`insert into companies (id, name_en, name_ar)
    select n, 'Rimal ' || n, 'رمال' from generate_series(1, ${2 * kinds.length}::int) as n`)
  const victims = kinds.map((kind, n) => {
    const [account, twin] = [0, 1].map(() => ({
      id: '00000000-0000-4000-8000-000000000000',
      secret: privacy.newSecret(),
    })) as [Account, Account]
    const played = { turning: 2 * n + 1, still: 2 * n + 2, moved: [] as boolean[], apart: answersApart(kind) }
    return { kind, account, twin, ...played }
  })
  for (const { kind, account, twin, turning, still, apart } of victims)
    for (const [companyId, { secret }] of [
      [turning, account],
      [still, twin],
    ] as const) {
      const author = { secret, companies: [companyId] }
      const sent = await submit({ db, privacy, now }, author, { kind, companyId, answers: apart[0] })
      if (!sent.ok) throw new Error(`${kind}: the victim was refused`)
    }
  const told = (companyId: number) =>
    queryRows(
      db,
      sql`select measure, bucket, published from tallies
        where company_id = ${companyId} and not open and releases > 0 order by measure, bucket`,
    )
  for (let release = 1; release <= releases; release += 1) {
    await db.execute(sql`delete from review_groups`)
    await loadReviews(
      services,
      victims.flatMap(({ kind, turning, still, apart }) =>
        [turning, still].flatMap((companyId) =>
          Array.from({ length: 30 }, (_, n) => ({ companyId, type: kind, month, answers: apart[n % 2]! })),
        ),
      ),
    )
    await server.release(new Date('2099-01-01T00:00:00Z'))
    for (const { kind, account, turning, still, moved, apart } of victims) {
      const [one, other] = [await told(turning), await told(still)]
      if (one.length === 0) throw new Error(`${kind}: nothing was told`)
      moved.push(JSON.stringify(one) !== JSON.stringify(other))
      if (isUndefended)
        await db.execute(
          sql`update reviews set told_by_company = false, told_by_country = false where company_id = ${turning}`,
        )
      for (const id of await readContributions(db, { privacy, secret: account.secret })) {
        const [mine] = await queryRows(db, sql`select 1 from reviews where id = ${id} and company_id = ${turning}`)
        if (!mine) continue
        const answers: RawAnswers = apart[release % 2]!
        const done = await changeOwn(services, account, { kind, id }, () => answers)
        if (!done.ok) throw new Error(`${kind}: the change was refused`)
        // Or a moderator takes it off the site, and shows it again after the next release.
        if (!isUndefended) await setReviewState(services, id, release % 2 === 0 ? 'published' : 'hidden')
      }
    }
    await server.publish()
  }
  const how = isUndefended ? 'told again with each' : 'told once'
  return victims.map(({ kind, moved }) => ({
    name: `changes, ${kind}: releases that tell of one (${how})`,
    ...tallyRight(moved.slice(1)),
    chance: 0,
    isUndefended,
  }))
}

/** A person changes their answers after every release, a moderator hides and shows them: none of it may be released. */
export const changes: Attack = {
  name: 'changes',
  rounds: { test: 3, whole: 24 },
  play: async (releases) => {
    const server = await startTestServer({ noise: silence, clock: () => now })
    try {
      return [...(await playChanges(server, releases, false)), ...(await playChanges(server, 3, true))]
    } finally {
      await server.close()
    }
  },
}
