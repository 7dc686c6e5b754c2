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
import type { Services } from '../../platform/services.ts'
import { listRemovals, type OwnContributions } from './activity.queries.ts'
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

async function handleAppeal({
  services,
  account,
  params,
  answers,
  language,
  now,
}: CallOf<typeof appealRemoval>): Promise<AnswerOf<typeof appealRemoval>> {
  const { db } = services
  const own = await listOwnContributions(services, account)
  const noticed = await appealNoticed(services, own, { params, answers, now })
  if (noticed) return noticed === 'added' ? { message: 'removal_appealed' } : refuse(409, noticed, 'text')
  const removal = (await listRemovals(db, own, language)).find(({ id }) => id === params.contribution)
  if (!removal || removal.undone) return refuse(404, 'not_found')
  if (removal.appeal) return refuse(409, 'already_appealed', 'text')
  if (appealUntil(new Date(removal.decided * 1000)) <= now) return refuse(409, 'appeal_over', 'text')
  const { text } = answers
  const added = await addAppeal(services, { decisionId: removal.decision, month: toMonth(now), text })
  if (added === 'decision_undone') return refuse(404, 'not_found')
  return added === 'added' ? { message: 'removal_appealed' } : refuse(409, added, 'text')
}

type NoticeAppeal = Pick<CallOf<typeof appealRemoval>, 'params' | 'answers' | 'now'>

/** Takes the appeal of the author of a text that was removed after a notice; undefined where that is not so. */
async function appealNoticed(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  { review, question, answer }: OwnContributions,
  { params: { contribution }, answers, now }: NoticeAppeal,
): Promise<'added' | 'already_appealed' | 'appeal_over' | undefined> {
  if (![...review, ...question, ...answer].includes(contribution)) return undefined
  const notices = (await listNoticesAbout({ db, privacy }, [contribution])).filter(({ final }) => !final)
  const removing = notices.find(({ state }) => state === 'removed' || state === 'part')
  const ruling = removing && (await listNoticeDecisions(db, [removing.id])).get(removing.id)
  if (!removing || !ruling || ruling.undone) return undefined
  if (ruling.appeal !== null) return 'already_appealed'
  if (appealUntil(ruling.decidedAt) <= now) return 'appeal_over'
  const appeal = { decisionId: ruling.id, month: toMonth(now), text: answers.text }
  const added = await db.transaction(async (tx) => {
    const done = await addAppeal({ db: tx, privacy }, appeal)
    if (done === 'added') await setAppealBy(tx, removing.id, 'author')
    return done
  })
  return added === 'decision_undone' ? undefined : added
}
