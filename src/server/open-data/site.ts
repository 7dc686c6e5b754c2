import { pageSize } from '../../contract/params.ts'
import { listCandidates, listPlacesGiven } from '../awards/awards.queries.ts'
import { listTotalsByMonth, loggedMonths } from '../moderation/log.queries.ts'
import { listAuthorityRequests, listNoticeCounts } from '../moderation/notices/register.queries.ts'
import { listToldTitles } from '../salaries/national.ts'
import { readCountryPay } from '../statistics/reading/pay/pay.queries.ts'
import type { Reader } from '../statistics/reading/pay/reader.ts'
import { toStudy } from '../studies/present.ts'
import { listReadableStudies, type StudyPosition } from '../studies/studies.queries.ts'
import { listJoinedCompanies } from './releases.queries.ts'
import { namedLists, type Tables } from './tables.ts'

/**
 * Adds the public data besides companies to the tables: pay of the country, studies, awards, moderation, names of
 * lists.
 */
export async function readSite(reader: Reader, into: Tables): Promise<void> {
  await readCountry(reader, into)
  await readStudies(reader, into)
  await readAwards(reader, into)
  into.joined_companies.push(...(await listJoinedCompanies(reader.db)))
  into.moderation.push(...(await listTotalsByMonth(reader.db, loggedMonths)))
  into.notices.push(...(await listNoticeCounts(reader.db)))
  into.authority_requests.push(...(await listAuthorityRequests(reader.db)))
  for (const list of namedLists)
    for (const { id, nameEn: name_en, nameAr: name_ar } of reader.lookups.items(list))
      into.names.push({ list, id, name_en, name_ar })
}

async function readCountry(reader: Reader, { pay, pay_bars }: Tables) {
  const { told, country, barsOf } = await listToldTitles(reader)
  if (country) pay.push({ group: 'country', company: null, id: null, ...country })
  for (const [id, title] of told) {
    pay.push({ group: 'jobtitle', company: null, id: String(id), ...title })
    for (const bar of barsOf(id)) pay_bars.push({ company: null, jobtitle: id, ...bar })
  }
  const { department, nation, gender } = await readCountryPay(reader)
  for (const { name: _, ...part } of department.parts) pay.push({ group: 'department', company: null, ...part })
  for (const { name: _, average: __, ...part } of nation.parts) pay.push({ group: 'nation', company: null, ...part })
  for (const { name: _, ...part } of gender.parts) pay.push({ group: 'gender', company: null, ...part })
}

async function readStudies({ db, language }: Reader, { studies }: Tables) {
  for (let after: StudyPosition | null | undefined = null; after !== undefined; ) {
    const found = await listReadableStudies(db, { after, limit: pageSize.most })
    for (const { id: study, month, options } of found.map((one) => toStudy(language, one)))
      for (const { option, people } of options) if (people !== null) studies.push({ study, month, option, people })
    after = found.length < pageSize.most ? undefined : found.at(-1)
  }
}

async function readAwards({ db }: Reader, { awards, award_candidates }: Tables) {
  for (const { company_id: company, ...given } of await listPlacesGiven(db)) awards.push({ ...given, company })
  for (const { quarter, kind, company_id: company, people } of await listCandidates(db))
    for (const [at, count] of people.entries())
      award_candidates.push({ quarter, kind, company, value: kind === 'ceo' ? (at + 1) / 2 : at + 1, people: count })
}
