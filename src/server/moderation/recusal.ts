import { competitorsOfEach, representedBy } from '../accounts/company-roles.queries.ts'
import { companiesIn, openVault } from '../accounts/vault.ts'
import { contributionsOf } from '../authorship/authorship.queries.ts'
import { changesOf, requestsOf } from '../companies/leaving.queries.ts'
import { unlockRequestsOf } from '../employers/unlock/unlock.personal-data.ts'
import type { MemberCall } from '../platform/http/call.ts'
import type { Recusal } from './queue.ts'
import { supportMessagesOf } from './recusal.queries.ts'

/**
 * What a moderator does not decide about: companies they speak for or have in their experience, those that compete with
 * them, and whatever they wrote, asked for or decided themselves. Other moderators do.
 */
export async function recusalOf({
  services: { db, privacy },
  account,
  language,
}: Pick<MemberCall, 'services' | 'account' | 'language'>): Promise<Recusal> {
  const author = { privacy, secret: account.secret }
  const own = [
    ...(await representedBy(db, account.id, language)).map(({ id }) => id),
    ...companiesIn(openVault(privacy, account)),
  ]
  const rivals = [...(await competitorsOfEach(db, own)).values()].flat()
  const proposer = { privacy, accountId: account.id }
  const asked = await requestsOf(db, proposer)
  const series = ['review', 'question', 'answer'] as const
  const written = (await Promise.all(series.map((one) => contributionsOf(db, author, one)))).flat()
  const requests = await unlockRequestsOf({ db, privacy }, account)
  return {
    companies: [...new Set([...own, ...rivals, ...asked])],
    cases: [
      ...written,
      ...requests.map(({ id }) => id),
      ...(await changesOf(db, proposer)),
      ...(await supportMessagesOf(db, account.id)),
    ],
    decidedBy: account.moderates?.pseudonym ?? null,
  }
}
