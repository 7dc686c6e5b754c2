import { findRepresented, listCompetitorsOfEach } from '../accounts/company-roles.queries.ts'
import { listCurrentCompanies } from '../accounts/current-companies.queries.ts'
import { listVaultCompanies, openVault } from '../accounts/vault.ts'
import { readContributions } from '../authorship/authorship.queries.ts'
import { listChangesOf, listRequestsOf } from '../companies/leaving.queries.ts'
import { listUnlockRequests } from '../employers/unlock/unlock.personal-data.ts'
import type { MemberCall } from '../platform/http/call.ts'
import { listNoticeIds } from './notices/notices.queries.ts'
import type { Recusal } from './queue.ts'
import { listSupportMessages } from './recusal.queries.ts'

/**
 * Finds what a moderator may not decide: cases of companies they speak for or have in their experience, of competitors
 * of those, and everything they wrote, requested or decided themselves. Other moderators decide these.
 */
export async function findRecusal({
  services: { db, privacy },
  account,
  language,
}: Pick<MemberCall, 'services' | 'account' | 'language'>): Promise<Recusal> {
  const author = { privacy, secret: account.secret }
  const own = [
    ...(await findRepresented(db, account.id, language)).map(({ id }) => id),
    ...(await listCurrentCompanies(db, listVaultCompanies(openVault(privacy, account)))),
  ]
  const rivals = [...(await listCompetitorsOfEach(db, own)).values()].flat()
  const proposer = { privacy, accountId: account.id }
  const asked = await listRequestsOf(db, proposer)
  const series = ['review', 'question', 'answer'] as const
  const written = (await Promise.all(series.map((one) => readContributions(db, author, one)))).flat()
  const requests = await listUnlockRequests({ db, privacy }, account)
  return {
    companies: [...new Set([...own, ...rivals, ...asked])],
    cases: [
      ...written,
      ...(await listNoticeIds(db, written)),
      ...requests.map(({ id }) => id),
      ...(await listChangesOf(db, proposer)),
      ...(await listSupportMessages(db, account.id)),
    ],
    decidedBy: account.moderates?.pseudonym ?? null,
  }
}
