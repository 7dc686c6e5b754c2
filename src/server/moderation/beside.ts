import type { CaseKind } from '../../contract/moderation/cases.ts'
import type { Case, CaseLine } from '../../contract/moderation/desk.schema.ts'
import { lookBackDays } from '../../contract/moderation/desk.ts'
import type { ReportReason } from '../../contract/reviews/voices.ts'
import { splitBareWords, splitWords } from '../../contract/search/normalise.ts'
import { listCompanies } from '../companies/companies.queries.ts'
import { searchCompanies } from '../companies/search/search.queries.ts'
import type { Language } from '../platform/http/words.ts'
import { toMonth } from '../platform/months.ts'
import { readCardsStatistics } from '../statistics/company-statistics.queries.ts'
import { listDecidedAlike, reportFactsOf } from './beside.queries.ts'
import { isConcerned } from './decide.ts'
import type { Dependencies, Recusal, ShownCase } from './queue.ts'
import { queues } from './queues.ts'

/** The context a moderator sees beside a case: facts of its company, similar decisions, companies of similar names. */
export type CaseContext = Pick<Case, 'facts' | 'alike' | 'similar'>

type ContextRequest = Dependencies & { language: Language; now: Date; recusal: Recusal }

const alikeShown = 3
const similarShown = 4
/** The number of characters that suffice to know what a text is about. */
const firstWords = 90

const goBack = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/** Returns the context of each of these cases of a kind, by its id. */
export async function describeBesideCases(
  asking: ContextRequest,
  kind: CaseKind,
  shown: ReadonlyMap<string, ShownCase>,
): Promise<(id: string) => CaseContext> {
  const facts = await readFacts(asking, shown)
  const alike = kind === 'report' ? await readAlike(asking, shown) : () => undefined
  const similar = kind === 'company' ? await findSimilar(asking, shown) : () => undefined
  return (id) => {
    const one = { facts: facts(shown.get(id)?.companyId ?? null), alike: alike(id), similar: similar(id) }
    return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined))
  }
}

/** Reads the facts of the cases' companies; none of a company that is not on the site yet. */
async function readFacts({ db, now }: ContextRequest, shown: ReadonlyMap<string, ShownCase>) {
  const asked = [...new Set([...shown.values()].flatMap(({ companyId }) => companyId ?? []))]
  const ids = (await listCompanies(db, asked)).filter(({ isApproved }) => isApproved).map(({ id }) => id)
  const moment = goBack(now, lookBackDays.facts)
  const [statistics, reported] = await Promise.all([
    readCardsStatistics(db, ids),
    reportFactsOf(db, ids, { moment, month: toMonth(moment) }),
  ])
  return (id: number | null) => {
    const card = id === null ? undefined : statistics.get(id)
    return card && id !== null ? { reviews: card.total_ratings, ...reported(id) } : undefined
  }
}

/**
 * Reads for each case the latest decisions about what was reported for its first reason, for as long as an appeal may
 * bring those texts to the desk anyway. Leaves out what concerns the moderator, as everywhere.
 */
async function readAlike(asking: ContextRequest, shown: ReadonlyMap<string, ShownCase>) {
  const { db, language, now, recusal } = asking
  const reasons = new Set([...shown.values()].flatMap((one) => getFirstReason(one) ?? []))
  const since = goBack(now, lookBackDays.alike)
  const decided = new Map<ReportReason, NonNullable<Case['alike']>>()
  for (const reason of reasons) {
    const found = await listDecidedAlike(db, reason, { since, most: 3 * alikeShown })
    const open = found.filter((one) => !isConcerned(recusal, one))
    const texts = await queues.report.show(
      asking,
      open.map(({ caseId }) => caseId),
      language,
    )
    const said = open.map(({ caseId, outcome }) => ({ outcome, words: cutBeginning(texts.get(caseId)?.lines ?? []) }))
    decided.set(reason, said.filter(({ words }) => words !== '').slice(0, alikeShown))
  }
  return (id: string) => {
    const reason = getFirstReason(shown.get(id))
    return reason && decided.get(reason)
  }
}

/** Returns the reason most reporters named. */
const getFirstReason = (one: ShownCase | undefined) => one?.reports?.[0]?.reason

/** Returns the text of a line that is in the author's own words; the line `rate` is not. */
const getText = ({ name, value }: CaseLine) => (name === 'rate' ? '' : (value ?? ''))

/**
 * Returns the first words of the longest text of a contribution; for an answer the question's text is not considered.
 */
function cutBeginning(lines: readonly CaseLine[]): string {
  const isAnswer = lines.some(({ name }) => name === 'answer')
  const own = lines.filter(({ name }) => !isAnswer || name !== 'question')
  const [text = ''] = own.map(getText).sort((one, other) => other.length - one.length)
  return text.length <= firstWords ? text : `${text.slice(0, text.lastIndexOf(' ', firstWords))}…`
}

/** Finds companies that either of the two names may mean, and those whose names begin with the same word. */
async function findSimilar({ db, language }: ContextRequest, shown: ReadonlyMap<string, ShownCase>) {
  const ids = new Map<string, number[]>()
  for (const [id, { lines }] of shown) {
    const names = lines.flatMap(({ name, value }) => (/^name_/.test(name) && value ? [value] : []))
    const typed = new Set([...names, ...names.flatMap((name) => splitBareWords(splitWords(name)).slice(0, 1))])
    const found = new Set<number>()
    for (const one of typed) for (const company of await searchCompanies(db, one, similarShown + 1)) found.add(company)
    ids.set(id, [...found].filter((company) => String(company) !== id).slice(0, similarShown))
  }
  const companies = await listCompanies(db, [...new Set([...ids.values()].flat())])
  const named = new Map(
    companies.map(({ id, nameEn, nameAr, isApproved }) => [
      id,
      { id, name: language === 'ar' ? nameAr : nameEn, approved: isApproved ? (1 as const) : (0 as const) },
    ]),
  )
  return (id: string) => ids.get(id)?.flatMap((one) => named.get(one) ?? [])
}
