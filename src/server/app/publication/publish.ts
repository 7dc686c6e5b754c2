import { listActs, type StoredAct, takeActs } from '../../authorship/acts.queries.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { publishVoices } from '../../questions/publish.ts'
import {
  changeReviews,
  keepForAuthors,
  type PublicationContext,
  publishReviews,
} from '../../reviews/reviews.queries.ts'
import type { Contribution, ContributionKind, ContributionOf } from '../../reviews/rounds/contribution.ts'
import { listWaitingByCompany, takeWaiting } from '../../reviews/rounds/rounds.queries.ts'
import { holdCounted } from '../../statistics/statistics.queries.ts'
import { applyActs } from '../leaving/apply-acts.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Runs one round of publication: everything that waits for this round (`turn`; without it, everything) is stored where
 * readers find it, with its counters, in one transaction for each company; then what is to disappear disappears, and
 * votes count, each company in another transaction. Rows are stored in the order of their random names, so that neither
 * their place nor their transaction reveals when they came. A company that fails does not delay the others; the first
 * failure is thrown in the end.
 */
export async function publishWaiting({ db, privacy }: Dependencies, turn = Number.POSITIVE_INFINITY): Promise<void> {
  const lookups = await getLookups(db)
  const failures: unknown[] = []
  const runForCompany = (companyId: number, run: (publishing: PublicationContext) => Promise<void>) =>
    db
      .transaction(async (tx) => {
        await holdCounted(tx, companyId)
        await run({ db: tx, privacy, companyId, lookups })
      })
      .catch((failure) => failures.push(failure))
  for (const [companyId, names] of await listWaitingByCompany({ db, privacy }, turn))
    await runForCompany(companyId, async (publishing) => {
      const taken = await takeWaiting(publishing, names)
      await publishReviews(publishing, pickOf(taken, 'review'))
      await keepForAuthors(publishing.db, pickOf(taken, 'own'))
      await changeReviews(publishing, pickOf(taken, 'edit'))
      await publishVoices(publishing, pickOf(taken, 'question'), pickOf(taken, 'answer'))
    })
  for (const [companyId, acts] of groupByCompany(await listActs({ db, privacy }), turn))
    await runForCompany(companyId, async (publishing) => applyActs(publishing, await takeActs(publishing, acts)))
  if (failures.length > 0) throw failures[0]
}

function groupByCompany(acts: readonly StoredAct[], turn: number): Map<number, StoredAct[]> {
  const companies = new Map<number, StoredAct[]>()
  for (const act of acts)
    if ('companyId' in act && act.from <= turn)
      companies.set(act.companyId, [...(companies.get(act.companyId) ?? []), act])
  return companies
}

const pickOf = <Name extends ContributionKind>(all: readonly Contribution[], what: Name) =>
  all.filter((one): one is ContributionOf<Name> => one.what === what)
