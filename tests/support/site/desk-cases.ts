import { moderator, signIn } from './sign-in.ts'
import type { Site } from './site.ts'

/** Returns the data of the API at a path, for the holder of this token. */
export async function readApi<Data>(site: Pick<Site, 'url'>, path: string, token?: string): Promise<Data> {
  const headers = { 'X-Language': 'en', ...(token && { Authorization: `Bearer ${token}` }) }
  const reply = await fetch(`${site.url}/api${path}`, { headers })
  return ((await reply.json()) as { data: Data }).data
}

/** Counts how often these words appear among the cases of a kind that wait for moderators. */
export async function countCases(site: Pick<Site, 'url'>, kind: string, words: string): Promise<number> {
  const { token } = await signIn(site, moderator)
  let found = 0
  for (let after: string | null = ''; after !== null; ) {
    const page: { cases: object[]; next: string | null } = await readApi(
      site,
      `/moderation/cases?kind=${kind}${after && `&after=${after}`}`,
      token,
    )
    found += page.cases.filter((one) => JSON.stringify(one).includes(words)).length
    after = page.next
  }
  return found
}
