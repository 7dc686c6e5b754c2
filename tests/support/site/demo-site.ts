import { demoPeople } from '../../../src/demo/seed/people.ts'
import { findAccount } from '../../../src/server/accounts/accounts.queries.ts'
import { addAdministrator } from '../../../src/server/administration/administrators.queries.ts'
import { addModerator } from '../../../src/server/moderation/moderators.queries.ts'
import { openDatabase } from '../../../src/server/platform/db/open.ts'
import { openAuthorKey } from '../../../src/server/platform/privacy/author-key.ts'
import { createKeptKeys } from '../../../src/server/platform/privacy/privacy.queries.ts'
import { createPrivacy } from '../../../src/server/platform/privacy/privacy.ts'
import { type Cluster, createDatabase, nameOf, startPostgres, unprotected } from '../postgres/postgres.ts'
import { until } from '../wait.ts'
import { type Site, startSite } from './site.ts'

/**
 * The settings of a site under test: there is no release meanwhile, although a new demonstration has one each minute.
 * Numbers stay the same while they are checked. On PostgreSQL the demonstration and the key have to be given.
 */
export const quietly = { RELEASE_ROUNDS: 'month', DEMO_DATA: '1', AUTHOR_KEY: '07'.repeat(32) }

const name = 'demo'

/** Loads the demonstration data as the built site does, and leaves them in a new folder: the data of a PostgreSQL. */
export async function makeDemoData(folder: string): Promise<void> {
  const cluster = await startPostgres(undefined, unprotected)
  try {
    const template = await cluster.createDatabase()
    const site = await startSite({ template, env: { ...quietly, RELEASE_ROUNDS: 'minute' } })
    await until('the release of open data', () => hasRelease(site))
    await addRoles(site)
    await site.stop()
    await createDatabase(template, name, nameOf(site.database.DATABASE_URL!))
    await site.remove()
    cluster.keep(folder)
  } finally {
    cluster.stop()
  }
}

/** Starts a PostgreSQL on a copy of such a folder; sites can start from the database that `template` names. */
export async function openDemoData(folder: string): Promise<{ cluster: Cluster; template: string }> {
  const cluster = await startPostgres(undefined, unprotected, folder)
  return { cluster, template: cluster.urlOf(name) }
}

/**
 * A job makes the release of open data soon after the first start: waited for, so that it does not happen in a test
 * while a page that shows it is checked.
 */
async function hasRelease({ url }: Site): Promise<boolean> {
  const answer = await fetch(`${url}/api/data/releases`)
  const { data } = (await answer.json()) as { data: { releases: unknown[] } }
  return data.releases.length > 0
}

/** Lets the moderators of the demonstration moderate and administer, as a trial on one's own machine does. */
async function addRoles({ database }: Site): Promise<void> {
  const { db, close } = await openDatabase(database)
  const privacy = createPrivacy(await openAuthorKey({ ...database, ...quietly }, createKeptKeys(db)))
  for (const { email, role } of demoPeople) {
    if (role !== 'moderator' && role !== 'lead') continue
    const { id } = (await findAccount({ db, privacy }, email))!
    await addModerator(db, id, role)
    await addAdministrator(db, id)
  }
  await close()
}
