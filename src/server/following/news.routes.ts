import { createHash } from 'node:crypto'
import type { CompanyNews } from '../../contract/following/news.schema.ts'
import { getBucket, getNews } from '../../contract/following/news.ts'
import type { Pay } from '../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../contract/salaries/pay.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import type { Database } from '../platform/db/database.ts'
import { refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { createKept } from '../platform/versioned-cache.ts'
import { listToldTitles } from '../salaries/national.ts'
import { readComparedNumbers } from '../statistics/company-statistics.queries.ts'
import { combineCounts } from '../statistics/guard.ts'
import { listBucket, readDirectory } from './news.queries.ts'

/** Answers by bucket, of each database: some hundred followers ask for the same one. */
const kept = new WeakMap<Database, ReturnType<typeof createKept<{ companies: CompanyNews[] }>>>()

const listFigures = ({ median, lower, upper }: Pay) => (median === null ? [lower, upper] : [median])

/** The routes of what is published of companies and job titles, the same bytes for everybody (decision 150). */
export const newsRoutes: readonly Route[] = [
  route(getNews, async ({ services: { db }, now }) => {
    const lookups = await getLookups(db)
    const [{ buckets }, { told }] = await Promise.all([readDirectory(db, now), listToldTitles({ db, lookups })])
    const titles = [...told]
      .map(([id, pay]) => ({ id, pay: combineCounts(listFigures(pay), () => computeAbout(pay).about) }))
      .sort((a, b) => a.id - b.id)
    return { data: { buckets, titles } }
  }),
  route(getBucket, async ({ services: { db }, params, now }) => {
    const { count, bucket } = params
    const directory = await readDirectory(db, now)
    // Buckets of another size would contain fewer companies than promised.
    if (bucket >= count || count !== directory.buckets) return refuse(404, 'not_found')
    const { ids, version } = await listBucket(db, directory, bucket)
    const known = kept.get(db) ?? createKept()
    kept.set(db, known)
    const mark = createHash('sha1').update(version).digest('base64url')
    return {
      data: await known.get(`${count} ${bucket}`, mark, async () => ({
        companies: await readComparedNumbers(db, ids),
      })),
    }
  }),
]
