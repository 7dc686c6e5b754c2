import { listDataReleases } from '../../contract/open-data.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { listReleases } from './releases.queries.ts'
import { loadDataKey } from './signing.ts'

/** The routes that list the open data released; the files themselves are served apart from the calls (`files.ts`). */
export const openDataRoutes: readonly Route[] = [
  route(listDataReleases, async ({ services: { db, privacy, config } }) => {
    const [{ publicKey }, releases] = await Promise.all([loadDataKey({ db, privacy }), listReleases(db)])
    return { data: { site: config.publicUrl, key: publicKey, releases } }
  }),
]
