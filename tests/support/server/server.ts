import type { ModeratorRole } from '../../../src/contract/moderation/desk.ts'
import { findAccount } from '../../../src/server/accounts/accounts.queries.ts'
import { openSecret } from '../../../src/server/accounts/locks.ts'
import { createPasswords } from '../../../src/server/accounts/passwords.ts'
import { createSocial } from '../../../src/server/accounts/social/social.ts'
import { createApp } from '../../../src/server/app/app.ts'
import { sendDueMail } from '../../../src/server/app/mail-sender.ts'
import { runRound } from '../../../src/server/app/publication/due.ts'
import { publishWaiting } from '../../../src/server/app/publication/publish.ts'
import { purgeWithheld } from '../../../src/server/app/purge.ts'
import { createLimits } from '../../../src/server/limits/limits.ts'
import { getLookups } from '../../../src/server/lookups/lookups.queries.ts'
import type { Letter } from '../../../src/server/mail/letter.ts'
import { createMailQueue } from '../../../src/server/mail/queue.ts'
import { addModerator } from '../../../src/server/moderation/moderators.queries.ts'
import { readConfig } from '../../../src/server/platform/config.ts'
import type { OpenDatabase } from '../../../src/server/platform/db/open.ts'
import { getDayAfter } from '../../../src/server/platform/months.ts'
import { openAuthorKey } from '../../../src/server/platform/privacy/author-key.ts'
import type { Keyring } from '../../../src/server/platform/privacy/keyring.ts'
import { createKeptKeys } from '../../../src/server/platform/privacy/privacy.queries.ts'
import { createPrivacy } from '../../../src/server/platform/privacy/privacy.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { createToken } from '../../../src/server/platform/tokens.ts'
import { readExperience } from '../../../src/server/profile/profile.queries.ts'
import { decideDueContexts } from '../../../src/server/reviews/contexts.queries.ts'
import type { Noise } from '../../../src/server/statistics/noise.ts'
import { releaseAll } from '../../../src/server/statistics/release/release.ts'
import { registration } from '../answers/registration.ts'
import { lookAtAnswer } from '../oracles/look-at-answers.ts'
import { extendTimeouts, openTestDatabase } from './database.ts'
import { createEmptying } from './empty-tables.ts'
import { openUntold } from './open-untold.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
type Options = {
  clock?: () => Date
  env?: Record<string, string>
  noise?: Noise
  /** The people who become moderators as soon as they have signed up, by e-mail. */
  moderators?: Readonly<Record<string, ModeratorRole>>
  /** The folder of the embedded database, for processes that use it one after another. */
  folder?: string
  /** Whether queries are given up as soon as in production. */
  keepsTimeouts?: boolean
  /** The database of another test server, and the keys this one knows. */
  beside?: { database: OpenDatabase; ring?: Keyring }
}

export const testPassword = 'quiet-orange-lamp-19'
const key = Buffer.alloc(32, 7)
/** No noise, so that releases can be compared with a recount; tests of the noise pass the real one. */
export const noNoise: Noise = { laplace: () => 0, cube: (_, size) => Array<number>(size).fill(0) }
let rounds = 0
let turns = 0

/**
 * Starts the whole server without a port: on a database in memory, or on the one `DATABASE_URL` names. It has the
 * lookup lists, but no companies. One for each test file; `empty()` between tests.
 */
export async function startTestServer({
  clock = () => new Date(),
  env = {},
  noise = noNoise,
  moderators = {},
  folder,
  keepsTimeouts = false,
  beside,
}: Options = {}) {
  const config = readConfig({
    DATA_DIR: 'memory://',
    DATABASE_URL: process.env.DATABASE_URL,
    AUTHOR_KEY: key.toString('hex'),
    // A contribution is published by a round directly after it; tests of the rounds themselves set this differently.
    PUBLISH_ROUNDS: '0',
    ...env,
  })
  const database = beside?.database ?? (await openTestDatabase(config.DATABASE_URL ?? '', folder))
  if (!keepsTimeouts) extendTimeouts(database)
  const { db } = database
  // Processes that use a folder one after another share the author key stored there.
  const kept = folder === undefined ? key : await openAuthorKey(config, createKeptKeys(db))
  const privacy = createPrivacy(beside?.ring ?? kept)
  const log: string[] = []
  const letters: Letter[] = []
  const services: Services = {
    db,
    reads: database.reads,
    clock,
    privacy,
    config,
    mail: createMailQueue(privacy),
    passwords: createPasswords({ cheap: true }),
    social: createSocial(config),
    limits: createLimits({ db, privacy, newNonce: createToken }),
    // What is scheduled at a random time happens at once.
    random: () => 0,
    noise,
    experienceOf: (account, language) => readExperience({ db, privacy }, account, language),
    log: (line) => log.push(line),
    lookAt: lookAtAnswer,
  }
  const app = createApp(services)

  /** Calls the API as a client does. `body` is sent as JSON. */
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    { body, token, headers, language = 'en' }: CallOptions = {},
  ) => {
    const response = await app.request(
      `/api${path}`,
      {
        method,
        headers: {
          Accept: 'application/json',
          'X-device': 'web',
          'X-Language': language,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: text ? JSON.parse(text) : undefined }
  }

  const mailbox = {
    /** Returns everything sent so far; first sends what is queued. */
    async letters(): Promise<readonly Letter[]> {
      const deliver = async (letter: Letter) => void letters.push(letter)
      await sendDueMail({ db, privacy, clock, deliver, log: services.log })
      return letters
    },
    /** Returns the token of the last link sent to this address. */
    async tokenFor(email: string): Promise<string> {
      const last = (await mailbox.letters()).findLast(({ to }) => to === email.toLowerCase())
      if (!last?.link) throw new Error(`no mail to ${email}`)
      return last.link.split('/').at(-1)!
    },
    /** Returns the recovery code of the last letter to this address that carries one. */
    async codeFor(email: string): Promise<string> {
      const texts = (await mailbox.letters()).filter(({ to }) => to === email.toLowerCase()).map(({ text }) => text)
      const code = texts.map((text) => /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(text)?.[0]).findLast(Boolean)
      if (!code) throw new Error(`no code for ${email}`)
      return code
    },
  }

  /** Registers, verifies and signs in; returns the bearer token. */
  const signUp = async (email: string, name = 'Sara'): Promise<string> => {
    // More people register than one network may in an hour.
    await liftLimits()
    await call('POST', '/register', { body: { ...registration, name, email, password: testPassword } })
    await call('POST', '/verify', { body: { token: await mailbox.tokenFor(email), password: testPassword } })
    const role = moderators[email]
    if (role) await addModerator(db, (await findAccount({ db, privacy }, email))!.id, role)
    return signIn(email)
  }
  /** Returns a person as a call of theirs would have them, their secret opened by their password. */
  const personAt = async (email: string, password = testPassword) => {
    const account = await findAccount({ db, privacy }, email)
    const by = await services.passwords.open(password, account?.passwordHash)
    const secret = by && openSecret(privacy, account!.locks, { kind: 'password', by })
    if (!secret) throw new Error(`${email} has another password`)
    return { ...account!, secret }
  }
  const signIn = async (email: string): Promise<string> => {
    const { json } = await call('POST', '/login', { body: { email, password: testPassword } })
    if (!json?.data?.token) throw new Error(`${email} cannot sign in: ${json?.message}`)
    return json.data.token
  }

  /** Gives a signed-in person a recovery code of their own, which the letter to them confirms. */
  const setCode = async (email: string, token: string, code: string) => {
    const asked = await call('POST', '/account/recovery-code', { body: { code }, token })
    if (asked.status !== 200) throw new Error(`the code was refused: ${asked.text}`)
    const link = await mailbox.tokenFor(email)
    const kept = await call('POST', '/account/recovery-code/confirm', { body: { token: link }, token })
    if (kept.status !== 200) throw new Error(`the code was not confirmed: ${kept.text}`)
  }

  /** Resets all rate limits. */
  const liftLimits = () => db.execute('delete from limits')

  const emptyTables = createEmptying(database)
  /** Deletes everything but the lookup lists. */
  const empty = async () => {
    letters.splice(0)
    log.splice(0)
    await emptyTables()
  }

  /** As jobs have them: a connection that waits for locks however long. */
  const ofJobs = { ...services, db: database.background }

  /** Publishes all that waits, for any round. */
  const publish = () => publishWaiting(ofJobs, undefined, clock())

  /** Runs one round of publication as the job does: only what waits for it is shown. */
  const round = () => {
    turns += 1
    return runRound(ofJobs, turns, clock())
  }

  /** Purges what people had left by `now`, as every server does sooner or later; runs a round of publication before. */
  const purge = async (now = clock()) => {
    await publish()
    await purgeWithheld(ofJobs, getDayAfter(now, 1))
  }

  /** Decides what is shown of the authors of what is published, by default when every account counts as a person. */
  const decide = async (now = new Date(clock().getTime() + 62 * 86_400_000)) => {
    const lookups = await getLookups(db)
    await decideDueContexts({ db, privacy, lookups }, now)
  }

  /**
   * Releases every unit that has something no release has told, regardless of the public clock (`clock.test.ts` has
   * that); `now` is the time of the release, by default late enough that every account counts as a person. Publishes
   * first what waits, and decides last what is shown of authors.
   */
  const release = async (now = new Date(clock().getTime() + 62 * 86_400_000)) => {
    await publish()
    rounds += 1
    await releaseAll(services, `${now.toISOString()} ${String(rounds).padStart(6, '0')}`, now, openUntold)
    await decide(now)
  }

  return {
    app,
    db,
    database,
    services,
    publish,
    round,
    decide,
    release,
    purge,
    call,
    mailbox,
    signUp,
    signIn,
    setCode,
    personAt,
    empty,
    liftLimits,
    log,
    close: database.close,
  }
}

type CallOptions = {
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
  language?: 'en' | 'ar' | undefined
}
