import { statfs } from 'node:fs/promises'
import type { SiteToday } from '../../contract/administration/today.schema.ts'
import { readSiteToday, siteQueues } from '../../contract/administration/today.ts'
import { caseKinds } from '../../contract/moderation/cases.ts'
import { siteVersion } from '../../contract/version.ts'
import { countProposals, listWaitingProposals } from '../lookups/proposals.queries.ts'
import { queues } from '../moderation/queues.ts'
import type { Database } from '../platform/db/database.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { Job, JobPeriod } from '../platform/jobs/job.ts'
import { getBeginningOfPeriod } from '../platform/jobs/period.ts'
import { getDayAfter } from '../platform/months.ts'
import { listDangers } from '../platform/not-safe.ts'
import type { Services } from '../platform/services.ts'
import { readStanding, readVersionAndRefused, type SightCounts } from '../sight/sight.queries.ts'
import { listWeeks } from '../sight/weeks.queries.ts'
import { releasePeriod } from '../statistics/release/release.ts'
import { jobs } from './schedule.ts'

/** The route of the first page of the administration. */
export const todayRoutes: readonly Route[] = [
  route(readSiteToday, async ({ services, now }) => ({ data: await readToday(services, now) })),
]

/** Reads what monitoring reports: the queues of moderators and lists, mails, contributions, and the jobs. */
export async function readWholeStanding(db: Database): Promise<SightCounts> {
  const [standing, names, ...cases] = await Promise.all([
    readStanding(db),
    countProposals(db),
    ...caseKinds.map((kind) => queues[kind].count(db)),
  ])
  const counts = Object.fromEntries(caseKinds.map((kind, place) => [kind, cases[place]!]))
  return { ...standing, waiting: { ...counts, names, ...standing.waiting } }
}

async function readToday({ reads, config, jobsWait }: Services, now: Date): Promise<SiteToday> {
  const [standing, since, weeks, disk, others] = await Promise.all([
    readWholeStanding(reads),
    findFirstMonths(reads),
    listWeeks(reads, now),
    statfs(config.DATA_DIR).catch(() => null),
    readVersionAndRefused(reads),
  ])
  const running = jobs.filter(({ isMeant }) => !isMeant || isMeant(config))
  const all = running.map((job) => toStanding(job, standing, { config, now }))
  const period = releasePeriod(config)
  return {
    day: getDayAfter(now, 0),
    waiting: siteQueues.map((queue) => ({
      ...{ queue, count: standing.waiting[queue] ?? 0 },
      since: since.get(queue) ?? null,
    })),
    jobs: all,
    jobs_wait: jobsWait?.() ?? null,
    backup: { on: config.BACKUP_KEY !== undefined, done: all.find(({ job }) => job === 'backup')?.done ?? null },
    mails_refused: others.refused,
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    versions: [`Shafaf ${siteVersion}`, `Node ${process.versions.node}`, `PostgreSQL ${others.version}`],
    // Others are for trials, and come sooner than the page is read.
    next_release: period === 'month' || period === 'day' ? getDayAfter(getNextPeriod(period, now), 0) : null,
    dangers: listDangers(config, config.DATABASE_URL === undefined),
    weeks,
  }
}

/** Finds the month since which the first waits, of every queue that has one; contributions and mails keep none. */
async function findFirstMonths(db: Database): Promise<Map<string, string>> {
  const found = caseKinds.map(async (kind) => {
    const [first] = await queues[kind].waiting(db, { after: null, limit: 1 })
    return [kind, first?.month] as const
  })
  const names = (await listWaitingProposals(db)).map(({ month }) => month).sort()
  const all = [...(await Promise.all(found)), ['names', names[0]] as const]
  return new Map(all.flatMap(([queue, month]) => (month && month !== '0000-00' ? [[queue, month] as const] : [])))
}

const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000, month: 31 * 86_400_000 }
/** How much later than its period a job may be done: servers restart, and a round takes its time. */
const grace = 15 * 60_000

function toStanding(
  { name, every }: Job,
  { jobs: known }: SightCounts,
  { config, now }: { config: Services['config']; now: Date },
): SiteToday['jobs'][number] {
  const row = known.find(({ job }) => job === name)
  const period: JobPeriod = typeof every === 'function' ? every(config) : every
  const length = typeof period === 'number' ? period : lengths[period]
  const done = row?.done ?? null
  const late = done !== null && now.getTime() - done * 1000 > 2 * length + grace
  return {
    ...{ job: name, failed: row?.failed ?? 0, late },
    done: done === null ? null : new Date(done * 1000).toISOString(),
  }
}

/** Returns the beginning of the period after the one that `now` is in. */
function getNextPeriod(every: 'month' | 'day', now: Date): Date {
  return getBeginningOfPeriod(every, new Date(getBeginningOfPeriod(every, now).getTime() + lengths[every]))
}
