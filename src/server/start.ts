import { chmod, mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createLoginLimits } from './accounts/login-limits.ts'
import { createPasswords } from './accounts/passwords.ts'
import { createApp, type Services } from './app.ts'
import { type Config, configFrom } from './config.ts'
import { openDatabase } from './db/open.ts'
import type { Log } from './http/log.ts'
import { saveLookups } from './lookups/store.ts'
import { createDelivery } from './mail/deliver.ts'
import { createMailQueue } from './mail/queue.ts'
import { startSender } from './mail/sender.ts'
import { openAuthorKey } from './privacy/author-key.ts'
import { createPrivacy } from './privacy/privacy.ts'
import { readExperience } from './profile/store.ts'

/** Accepted work gets this long to finish once the server is asked to end. */
const patience = 8_000

const print: Log = (line) => void process.stdout.write(`${line}\n`)

/** Opens everything, listens, and closes it all in order on SIGTERM or SIGINT. Throws what a person must put right. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = configFrom(env)
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  await chmod(config.DATA_DIR, 0o700)
  const database = await openDatabase(config)
  const services = await servicesOf(config, database.db)
  await saveLookups(database.db)
  const sender = startSender({ ...services, deliver: createDelivery(config, print) })
  const server = await listen(services)
  const end = async () => {
    await stopListening(server)
    await sender.stop()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
}

async function servicesOf(config: Config, db: Services['db']): Promise<Services> {
  const privacy = createPrivacy(await openAuthorKey(config))
  return {
    db,
    clock: () => new Date(),
    privacy,
    config,
    mail: createMailQueue(privacy),
    passwords: createPasswords(),
    loginLimits: createLoginLimits(),
    experienceOf: (account, language) => readExperience({ db, privacy }, account, language),
    log: print,
  }
}

function listen(services: Services): Promise<Server> {
  const app = createApp(services)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: services.config.PORT }, ({ port }) => {
      print(`Shafaf is at http://localhost:${port}`)
      resolve(server as Server)
    })
    server.once('error', reject)
  })
}

/** No new connections; those open get to finish what they asked for. */
async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearTimeout(timer)
}
