import { clientHeader, clientNumber } from '../../../contract/client-number.ts'
import { apiBase, buildPath, type Endpoint } from '../../../contract/endpoint.ts'
import type { CompanyNews } from '../../../contract/following/news.schema.ts'
import { getBucket, getNews } from '../../../contract/following/news.ts'
import { chooseBuckets } from './buckets.ts'
import type { Followed, FollowedKind, Numbers } from './news.ts'

/** What a read is asked with; nothing of it differs between two devices of one version of the site. */
const options: RequestInit = {
  headers: {
    Accept: 'application/json',
    // The answers have no words; a browser would send its languages otherwise.
    'Accept-Language': '*',
    'X-device': 'web',
    [clientHeader]: String(clientNumber),
  },
  // A copy would be asked for again by its tag, which tells when this device last asked.
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'error',
  // The page that is open may be the company’s own.
  referrerPolicy: 'no-referrer',
}

/** Asks for what is new, as every device that follows anything does: it needs a way to ask, chance, and its origin. */
export type Asker = { fetch: typeof fetch; random: () => number; origin?: string }
export type Asked = { numbersOf: (kind: FollowedKind, id: number) => Numbers | undefined; slots: readonly number[] }

/**
 * Asks the site for the numbers of everything that may be followed (decision 150); undefined where it does not answer.
 * Its requests depend on what is followed only by the buckets that `chooseBuckets` chooses.
 */
export async function askForNews(
  { list, slots }: { list: readonly Followed[]; slots: readonly number[] },
  { fetch, random, origin = '' }: Asker,
): Promise<Asked | undefined> {
  const read = async <Data>(
    endpoint: Endpoint<Data, any>,
    params?: Record<string, number>,
  ): Promise<Data | undefined> => {
    const timeout = AbortSignal.timeout(20_000)
    const path = `${origin}${apiBase}${buildPath(endpoint, params)}`
    const response = await fetch(path, { ...options, signal: timeout }).catch(() => undefined)
    const body = response?.ok ? await response.json().catch(() => undefined) : undefined
    return body?.data
  }
  const news = await read(getNews)
  if (!news) return undefined
  const companies = list.flatMap(({ kind, id }) => (kind === 'company' ? [id] : []))
  const chosen = chooseBuckets(companies, news.buckets, slots, random)
  const rows = new Map<number, CompanyNews>()
  // One after the other, so that they look the same in every browser.
  for (const bucket of chosen.buckets) {
    const answer = await read(getBucket, { count: news.buckets, bucket })
    if (!answer) return undefined
    for (const row of answer.companies) rows.set(row.id, row)
  }
  const pay = new Map(news.titles.map((title) => [title.id, title.pay]))
  return {
    slots: chosen.slots,
    numbersOf: (kind, id) => {
      if (kind === 'title') return { reviews: 0, rate: null, pay: pay.get(id) ?? null }
      const row = rows.get(id)
      return row && { reviews: row.reviews, rate: row.rate, pay: row.pay }
    },
  }
}

/** Returns the list with the numbers of an answer; what it does not know stays as it was. */
export const applyNews = (list: readonly Followed[], { numbersOf }: Asked): Followed[] =>
  list.map((one) => {
    const now = numbersOf(one.kind, one.id) ?? one.now
    return { ...one, now, seen: one.seen ?? now }
  })
