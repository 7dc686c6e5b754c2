import { until } from '../wait.ts'
import { type Site, startSite } from './site.ts'

/**
 * The settings of a site under test: there is no release meanwhile, although the demonstration has one each minute.
 * Numbers stay the same while they are checked.
 */
export const quietly = { RELEASE_ROUNDS: 'month' }

/**
 * Creates a data folder with the demonstration data, and returns its site, stopped. Its release of open data is made by
 * a job soon after the first start: this waits for it, so that it does not happen in a test while a page that shows it
 * is checked.
 */
export async function makeDemoSite(): Promise<Site> {
  const site = await startSite()
  const released = async () => {
    const answer = await fetch(`${site.url}/api/data/releases`)
    const { data } = (await answer.json()) as { data: { releases: unknown[] } }
    return data.releases.length > 0
  }
  await until('the release of open data', released)
  await site.stop()
  return site
}
