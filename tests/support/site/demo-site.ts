import { until } from '../wait.ts'
import { type Site, startSite } from './site.ts'

/**
 * The built site, stopped, its data folder filled with the demonstration data. Its release of open data is made by a job
 * soon after the first start: it is there, so that it comes to no test while a page that shows it is looked at.
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
