import { appealRemoval } from '../../../contract/moderation/appeals.ts'
import { listActivity, markSeen } from '../../../contract/notifications/activity.ts'
import { changeVault } from '../../accounts/vault.queries.ts'
import { openVault, type Vault } from '../../accounts/vault.ts'
import { addAppeal } from '../../moderation/decisions.queries.ts'
import { listNoticeDecisions } from '../../moderation/notices/decisions.queries.ts'
import { listNoticesAbout, setAppealBy } from '../../moderation/notices/notices.queries.ts'
import { appealUntil } from '../../platform/deadlines.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { AnswerOf, CallOf, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { toMonth } from '../../platform/months.ts'
import { listRemovals } from './activity.queries.ts'
import { buildActivity, listOwnContributions } from './activity.ts'
import { listDevices } from './devices.ts'

/** The routes of a person's activity, which only they can read; no mail is sent about it, since others can cause it. */
export const activityRoutes: readonly Route[] = [
  route(listActivity, handleList),
  route(markSeen, handleMark),
  route(appealRemoval, handleAppeal),
]

async function handleList(call: CallOf<typeof listActivity>): Promise<AnswerOf<typeof listActivity>> {
  const { services, account, language, now } = call
  const [entries, found] = await Promise.all([buildActivity(services, account, { language, now }), listDevices(call)])
  const activity = entries.map(({ n: _, ...entry }) => entry)
  const devices = found.map(({ n: _, ...device }) => device)
  return { data: { activity, devices, unseen: [...activity, ...devices].filter(({ seen }) => !seen).length } }
}

/**
 * Marks items as seen. Stored in the vault only for items in the list, so that it neither grows nor outlives what it is
 * about.
 */
async function handleMark(call: CallOf<typeof markSeen>): Promise<AnswerOf<typeof markSeen>> {
  const { services, account, language, now, beside } = call
  const ids = new Set(beside.seen)
  const entries = [...(await buildActivity(services, account, { language, now })), ...(await listDevices(call))]
  const listSeen = (vault: Vault) =>
    Object.fromEntries(entries.flatMap((entry) => computeSeen(entry, vault, ids)).sort())
  const before = openVault(services.privacy, account)
  if (JSON.stringify(listSeen(before)) !== JSON.stringify(before.seen))
    await changeVault(services, account, (vault) => ({ ...vault, seen: listSeen(vault) }))
  return {}
}

function computeSeen(
  { id, n }: { id: string; n: number },
  { seen }: Vault,
  ids: ReadonlySet<string>,
): [string, number][] {
  const known = seen[id] ?? 0
  const most = ids.has(id) ? Math.max(known, n) : known
  return most > 0 ? [[id, most]] : []
}

async function handleAppeal(call: CallOf<typeof appealRemoval>): Promise<AnswerOf<typeof appealRemoval>> {
  const { services, answers, beside, now } = call
  const removals = await listAppealable(call)
  const asked = removals.filter(({ id }) => beside.decision === undefined || id === beside.decision)
  const isOver = ({ decidedAt }: (typeof asked)[number]) => appealUntil(decidedAt) <= now
  const removal = asked.find((one) => one.appeal === null && !isOver(one)) ?? asked[0]
  if (!removal) return refuse(404, 'not_found')
  if (removal.appeal !== null) return refuse(409, 'already_appealed', 'text')
  if (isOver(removal)) return refuse(409, 'appeal_over', 'text')
  const appeal = { decisionId: removal.id, month: toMonth(now), text: answers.text }
  const added = await services.db.transaction(async (tx) => {
    const done = await addAppeal({ db: tx, privacy: services.privacy }, appeal)
    if (done === 'added' && removal.notice !== null) await setAppealBy(tx, removal.notice, 'author')
    return done
  })
  if (added === 'decision_undone') return refuse(404, 'not_found')
  return added === 'added' ? { message: 'removal_appealed' } : refuse(409, added, 'text')
}

type Removing = { id: string; decidedAt: Date; appeal: string | null; notice: string | null }

/**
 * Lists the decisions in force that removed a contribution of the caller or a part of it: after notices, and by a
 * report or as one of many unusual reviews.
 */
async function listAppealable({
  services,
  account,
  params: { contribution },
  language,
}: CallOf<typeof appealRemoval>): Promise<Removing[]> {
  const { db } = services
  const own = await listOwnContributions(services, account)
  if (![...own.review, ...own.question, ...own.answer].includes(contribution)) return []
  const notices = (await listNoticesAbout(services, [contribution])).filter(
    ({ state }) => state === 'removed' || state === 'part',
  )
  const rulings = await listNoticeDecisions(
    db,
    notices.map(({ id }) => id),
  )
  const one = { review: [contribution], question: [], answer: [] }
  return [
    ...[...rulings].map(([notice, ruling]) => ({ ...ruling, notice })),
    ...(await listRemovals(db, one, language)).map(({ decision, decided, undone, appeal }) => ({
      ...{ id: decision, decidedAt: new Date(decided * 1000), undone, appeal, notice: null },
    })),
  ].filter(({ undone }) => !undone)
}
