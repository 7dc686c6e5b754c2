import { chmod, mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { siteVersion } from '../../contract/version.ts'
import { createPasswords } from '../accounts/passwords.ts'
import { createSocial } from '../accounts/social/social.ts'
import { countAdministrators } from '../administration/administrators.queries.ts'
import { createSetupToken, readSiteState } from '../administration/site-state.queries.ts'
import { makeBackupKey } from '../backup/backup-key.ts'
import { renewNameKeys } from '../companies/name-keys.queries.ts'
import { loadPushKey } from '../following/push-key.ts'
import { readHostingNetworks } from '../limits/hosting.ts'
import { createLimits } from '../limits/limits.ts'
import { saveLookups } from '../lookups/lookups.queries.ts'
import { createDelivery } from '../mail/deliver.ts'
import { createMailQueue } from '../mail/queue.ts'
import { loadDataKey } from '../open-data/signing.ts'
import { createRenderCache } from '../pages/first-view.ts'
import { openFirstView } from '../pages/first-view-thread.ts'
import { servePages } from '../pages/pages.ts'
import { closeToVisitors } from '../pages/shut.ts'
import { readSite } from '../pages/site.ts'
import { readSiteFile, storeSiteFiles } from '../pages/site-files.queries.ts'
import { type Config, findMisspelt, readConfig } from '../platform/config.ts'
import { createChecks } from '../platform/db/checks.ts'
import { splitUrls } from '../platform/db/hosts.ts'
import { type OpenDatabase, openDatabase } from '../platform/db/open.ts'
import { createHealth, type Health, serveHealth } from '../platform/health.ts'
import { type Log, logFailure } from '../platform/http/log.ts'
import { createPrint } from '../platform/http/print.ts'
import { startJobs } from '../platform/jobs/runner.ts'
import { dangerWords, listDangers } from '../platform/not-safe.ts'
import { openAuthorKey } from '../platform/privacy/author-key.ts'
import { followKey } from '../platform/privacy/follow-key.ts'
import type { Keyring } from '../platform/privacy/keyring.ts'
import { nameMailboxes } from '../platform/privacy/mailboxes.queries.ts'
import { createKeptKeys } from '../platform/privacy/privacy.queries.ts'
import { createPrivacy, type Privacy } from '../platform/privacy/privacy.ts'
import type { Services } from '../platform/services.ts'
import { createToken } from '../platform/tokens.ts'
import { readExperience } from '../profile/profile.queries.ts'
import { createMetrics, type Metrics } from '../sight/metrics.ts'
import { serveMetrics } from '../sight/serve.ts'
import { createNoise } from '../statistics/noise.ts'
import { createApp } from './app.ts'
import { type Listener, listen } from './listen.ts'
import { startSender } from './mail-sender.ts'
import { finishDeletions } from './purge.ts'
import { jobs } from './schedule.ts'
import { readWholeStanding } from './today.ts'
import { isFurtherWorker } from './workers.ts'

const write = (line: string) => void process.stdout.write(`${line}\n`)

/** The built client, which is beside the built server. */
const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
/** The program that renders first views, likewise. */
const firstViewFile = fileURLToPath(new URL('../first-view/first-view.js', import.meta.url))

/**
 * Starts the server: opens everything, listens, and closes it all in order on SIGTERM or SIGINT. Throws for what the
 * operator must fix.
 */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env)
  const print = createPrint({ format: config.logFormat, clock: () => new Date(), write })
  if (!isFurtherWorker()) print(`This is Shafaf ${siteVersion}, on Node ${process.versions.node}.`)
  for (const { name, meant } of findMisspelt(env))
    print(`The setting ${name} is not known; ${meant} may be meant.`, { level: 'warn' })
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  await chmod(config.DATA_DIR, 0o700)
  let ring: Keyring | undefined
  const database = await openDatabase(config, async (db) => {
    ring = await openAuthorKey(config, createKeptKeys(db))
  })
  try {
    const privacy = createPrivacy(ring!)
    const { isDemoAllowed } = await import('../../demo/allow.ts')
    const demo = await isDemoAllowed(config, database, privacy)
    const doors: { held?: (limit: string) => void } = {}
    const services = createServices(
      demo ? withDemoRounds(config, database) : await makeBackupKey(config),
      database,
      privacy,
      print,
      (limit) => doors.held?.(limit),
    )
    await saveLookups(database.background)
    await renewNameKeys(database.background)
    await nameMailboxes({ db: database.background, privacy })
    await finishDeletions({ db: database.background, privacy })
    // Both created here, since a request would read from a replica, which could not create it.
    await loadDataKey({ db: database.background, privacy })
    await loadPushKey({ db: database.background, privacy })
    if (demo) {
      const { loadDemo } = await import('../../demo/load.ts')
      await loadDemo({ ...services, db: database.background }, isOwnMachine(config, database))
    }
    const metrics = createMetrics({
      clock: services.clock,
      pools: database.pools,
      replicas: database.replicas,
      readStanding: () => readWholeStanding(database.reads),
    })
    doors.held = metrics.doorHeld
    const health = createHealth(createChecks(database, config.DATA_DIR))
    services.jobsWait = health.waiting
    const app = createApp(services, metrics.measure)
    serveMetrics(app, metrics, config.METRICS_TOKEN)
    serveHealth(app, health)
    const renderPage = openFirstView(firstViewFile)
    const render =
      renderPage && createRenderCache(renderPage, (error) => logFailure(print, error, 'a page that is drawn'))
    const site = await readSite(clientFolder)
    // Before anybody gets a page of this version: a server of another version may be asked for its files.
    if (!isFurtherWorker()) await storeSiteFiles(database.background, site, services.clock())
    closeToVisitors(app, site, services)
    servePages(app, site, services, render, (path) => readSiteFile(database.reads, path))
    const listening = await listen(app, config)
    if (!isFurtherWorker()) {
      await printGreeting(print, listening, services.config, database, demo)
      await printSetupLink(print, listening, services)
    }
    endOnSignal({ listening, health, metrics }, services, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

function createServices(
  config: Config,
  { db, reads, visitors }: OpenDatabase,
  privacy: Privacy,
  print: Log,
  onReached: (limit: string) => void,
): Services {
  return {
    db,
    reads,
    ...(visitors && { visitors }),
    clock: () => new Date(),
    privacy,
    config,
    mail: createMailQueue(privacy),
    deliver: createDelivery(config, print),
    passwords: createPasswords(),
    social: createSocial(config),
    limits: createLimits({
      ...{ db, privacy, newNonce: createToken, onReached },
      hosting: readHostingNetworks(config.HOSTING_NETWORKS),
    }),
    random: Math.random,
    noise: createNoise(),
    experienceOf: (account, language) => readExperience({ db, privacy }, account, language),
    log: print,
  }
}

/**
 * Returns whether this is a trial on one's own machine, which includes moderating; on a site people can reach, the
 * operator makes moderators.
 */
const isOwnMachine = (config: Config, { embedded }: OpenDatabase) => embedded && config.isLocal

/**
 * Shortens the release period for a trial, so that a release can be seen; a site that people reach follows the
 * calendar.
 */
function withDemoRounds(config: Config, { embedded }: OpenDatabase): Config {
  if (!embedded || config.PUBLIC_URL) return config
  return { ...config, RELEASE_ROUNDS: config.RELEASE_ROUNDS ?? 'minute' }
}

/** Describes where a PostgreSQL is, without its credentials. */
function describePlace(url: string): string {
  const urls = splitUrls(url).map((one) => new URL(one))
  return `PostgreSQL, ${urls.map(({ host }) => host).join(',')}${urls[0]!.pathname}`
}

async function printGreeting(print: Log, { port }: Listener, config: Config, database: OpenDatabase, demo: boolean) {
  print(
    `The database is ${database.embedded ? `the embedded one in ${config.DATA_DIR}` : describePlace(config.DATABASE_URL!)}.`,
  )
  print(`Shafaf is at ${config.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`}`)
  print(
    config.isLocal
      ? 'Only this machine reaches it; HOST=0.0.0.0 lets others in.'
      : `It listens on ${config.HOST}, port ${port}.`,
  )
  if (!demo) {
    for (const danger of listDangers(config, database.embedded)) print(dangerWords[danger], { level: 'warn' })
    return
  }
  const { demoLogins, demoPassword } = await import('../../demo/logins.ts')
  print(`Demonstration logins, all with the password ${demoPassword}:`)
  for (const { email, role } of demoLogins) print(`  ${email} (${role})`)
}

/** Prints the link that makes the first administrator of a site that has none and was never opened. */
async function printSetupLink(print: Log, { port }: Listener, { db, config, clock }: Services) {
  if ((await readSiteState(db)).state !== 'setup' || (await countAdministrators(db)) > 0) return
  const origin = config.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`
  const token = await createSetupToken(db, clock())
  print('The site is not open yet. This link makes its first administrator; it is valid for 24 hours:')
  print(`  ${origin}/setup/${token}`)
}

/** Milliseconds after which the next server that looks may take over a running job. */
const stopTimeout = 10_000

function endOnSignal(
  { listening, health, metrics }: { listening: Listener; health: Health; metrics: Metrics },
  services: Services,
  database: OpenDatabase,
) {
  const sender = startSender({ ...services, deliver: services.deliver! })
  const work = startJobs({
    services,
    background: database.background,
    jobs,
    ended: metrics.jobEnded,
    waits(reason) {
      metrics.jobsWait(reason)
      health.jobsWait(reason)
    },
    isHeld: async () => (await readSiteState(database.background)).state === 'read_only',
    isApart: !database.embedded,
  })
  let ending = false
  const unfollow = followKey({ db: database.background, privacy: services.privacy }, () => {
    services.log('The author key has been changed to one this server was not given: it ends.', { level: 'error' })
    void end()
  })
  const end = async () => {
    if (ending) return
    ending = true
    unfollow()
    health.end()
    // The load balancer has until then to notice that it should send no requests here.
    await wait(services.config.DRAIN_SECONDS * 1000)
    await listening.stop()
    await Promise.race([Promise.all([sender.stop(), work.stop()]), wait(stopTimeout)])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
}
