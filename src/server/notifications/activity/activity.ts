import type { Activity } from '../../../contract/notifications/activity.schema.ts'
import type { Preferences } from '../../../contract/profile/preferences.schema.ts'
import { listCurrentCompanies } from '../../accounts/current-companies.queries.ts'
import { listVaultCompanies, openVault } from '../../accounts/vault.ts'
import { readContributions } from '../../authorship/authorship.queries.ts'
import { findLastDay, mayAnswer } from '../../moderation/notices/clock.ts'
import { appealUntil } from '../../platform/deadlines.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Language } from '../../platform/http/words.ts'
import { getDayAfter } from '../../platform/months.ts'
import type { Services } from '../../platform/services.ts'
import {
  type ActivityRow,
  listAnswersFromOthers,
  listHeld,
  listHelpful,
  listNoticed,
  listRemovals,
  listResponses,
  type Noticed,
  type OwnContributions,
  payOf,
  type Removal,
} from './activity.queries.ts'

type Dependencies = Pick<Services, 'db' | 'privacy'>
type Person = Pick<Account, 'secret' | 'vault' | 'preferences'>

/** One item of the list, and how much of it there is: it is unseen again when there is more. */
export type Entry = Activity & { n: number }

/** Lists what a person wrote, found through their slots. */
export async function listOwnContributions(
  { db, privacy }: Dependencies,
  { secret }: Person,
): Promise<OwnContributions> {
  const of = (series: keyof OwnContributions) => readContributions(db, { privacy, secret }, series)
  const [review, question, answer] = await Promise.all([of('review'), of('question'), of('answer')])
  return { review, question, answer }
}

/**
 * Builds the list of what happened to a person's contributions and to the companies of their list, as far as they want
 * to know: everything until they choose, decisions about what they wrote always. Unseen items first, then the newest
 * month.
 */
export async function buildActivity(
  using: Dependencies,
  person: Person,
  { language, now }: { language: Language; now: Date },
): Promise<Entry[]> {
  const { db, privacy } = using
  const vault = openVault(privacy, person)
  const isWanted = (name: keyof Preferences) => person.preferences === null || person.preferences[name] === 1
  const own = await listOwnContributions(using, person)
  const [responses, answers, helpful, pay, removals, held, noticed] = await Promise.all([
    isWanted('company_response') ? listResponses(db, own, language) : [],
    isWanted('question_response') ? listAnswersFromOthers(db, own, language) : [],
    isWanted('reactions') ? listHelpful(db, own, language) : [],
    isWanted('salary_updates') ? payOf(db, await listCurrentCompanies(db, listVaultCompanies(vault)), language) : [],
    listRemovals(db, own, language),
    listHeld(using, own, language),
    listNoticed(using, own, language),
  ])
  const nameOf = (kind: string, id: string) =>
    privacy.mark(person.secret, 'activity', `${kind} ${id}`).toString('base64url').slice(0, 11)
  const buildEntry = (kind: Activity['kind'], one: ActivityRow, more: Partial<Activity> = {}, what = one.id): Entry => {
    const id = nameOf(kind, what)
    const { company_id, company, question, month, n } = one
    const contribution = kind === 'new_pay' ? null : { id: one.id, kind: one.kind }
    const seen = (vault.seen[id] ?? 0) >= n
    return {
      ...{ id, kind, company: { id: company_id, name: company }, contribution, question, month, seen, n },
      ...{ count: null, removal: null, notice: null },
      ...more,
    }
  }
  const entries = [
    ...responses.map((one) => buildEntry('company_response', one)),
    ...answers.map((one) => buildEntry('question_answered', one, { count: one.n })),
    ...helpful.map((one) => buildEntry('found_helpful', one, { count: one.n })),
    ...pay.map((one) => buildEntry('new_pay', one)),
    ...held.map((one) => buildEntry('held', one)),
    ...removals.map((one) =>
      one.undone
        ? buildEntry('restored', one, {}, one.decision)
        : buildEntry(
            'removed',
            { ...one, n: one.appeal === 'dismissed' ? 2 : 1 },
            { removal: describeRemoval(one, now) },
            one.decision,
          ),
    ),
    ...noticed.map((one) => {
      const { kind, n, ...more } = describeNoticed(one, now)
      return buildEntry(kind, { ...one, n }, more, one.about.id)
    }),
  ]
  return entries.sort(
    (a, b) => Number(a.seen) - Number(b.seen) || getDate(b).localeCompare(getDate(a)) || a.id.localeCompare(b.id),
  )
}

const getDate = ({ month, removal }: Activity) => removal?.day ?? month ?? ''

function describeRemoval({ decision, reason, decided, appeal }: Removal, now: Date): NonNullable<Activity['removal']> {
  const decidedAt = new Date(decided * 1000)
  const end = appealUntil(decidedAt)
  return {
    decision,
    reason: reason as NonNullable<Activity['removal']>['reason'],
    day: getDayAfter(decidedAt, 0),
    until: getDayAfter(end, -1),
    appeal: appeal === 'open' || appeal === 'dismissed' ? appeal : end <= now ? 'over' : 'possible',
    ...{ statement: null, part: false },
  }
}

/** Describes a notice about a contribution to its author: that they are asked, and then what was decided. */
function describeNoticed({ about, ruling }: Noticed, now: Date) {
  const { id, ground, content, answer, state, verdict } = about
  const asked = { id, ground, wrong: content?.wrong ?? '', until: findLastDay(about), answered: answer !== null }
  if (state === 'open' || !ruling) return { kind: 'notice', n: 1, notice: asked } as const
  const notice = answer === null && mayAnswer(about, ruling, getDayAfter(now, 0)) ? asked : null
  // Each decision is news, and so is an appeal that may remove what was kept.
  if (state === 'kept')
    return notice && ruling.appeal === 'open'
      ? ({ kind: 'notice', n: 3, notice } as const)
      : ({ kind: 'noticeKept', n: 2, notice } as const)
  const own = about.appealBy === 'author' ? ruling.appeal : null
  const closed = ruling.undone || (ruling.appeal !== null && own === null)
  const { reason, decidedAt } = ruling
  const end = appealUntil(decidedAt)
  const removal: NonNullable<Activity['removal']> = {
    decision: ruling.id,
    reason: ruling.undone ? null : reason,
    day: getDayAfter(decidedAt, 0),
    until: getDayAfter(end, -1),
    appeal: own === 'open' || own === 'dismissed' ? own : closed || end <= now ? 'over' : 'possible',
    statement: verdict?.statement ?? '',
    part: state === 'part',
  }
  return { kind: 'removed', n: own === 'dismissed' ? 4 : 3, removal, notice } as const
}
