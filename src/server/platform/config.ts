import { isIP } from 'node:net'
import { coerce, create, defaulted, define, enums, type Infer, optional, StructError, string, type } from 'superstruct'
import { oldestClient } from '../../contract/client-number.ts'
import { minutesOfDay } from '../../contract/reviews/rounds.ts'
import { splitReplicas, splitUrls } from './db/hosts.ts'
import { parseTrustedProxies, type TrustedProxies } from './http/address.ts'

const defineWhole = (what: string, min: number, max: number) =>
  coerce(
    define<number>(
      what,
      (value) =>
        (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
        `must be a whole number from ${min} to ${max}`,
    ),
    string(),
    Number,
  )
const defineAddress = (...protocols: string[]) =>
  define<string>('address', (value) => {
    const known = typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol)
    return known || `must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`
  })
const defineDatabases = (name: string, urlsIn: (value: string) => string[]) =>
  define<string>(name, (value) => {
    try {
      return urlsIn(String(value)).length > 0
    } catch {
      return 'must be an address that begins with postgres:// or postgresql://'
    }
  })
/** `day`, or a number of minutes. */
const minutes = coerce(
  define<number>(
    'rounds',
    (value) =>
      (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= minutesOfDay) ||
      `must be day or a whole number of minutes from 0 to ${minutesOfDay}`,
  ),
  string(),
  (text) => (text === 'day' ? minutesOfDay : Number(text)),
)
const yes = coerce(
  define<boolean>('switch', (value) => typeof value === 'boolean' || 'must be 1 or 0'),
  enums(['0', '1']),
  (value) => value === '1',
)

const key = define<string>('key', (value) => {
  const bytes = String(value).trim()
  const length = /^[0-9a-f]{64}$/i.test(bytes) ? 32 : Buffer.from(bytes, 'base64').length
  return length === 32 || 'must hold 32 bytes, as 64 hex digits or as base64 (openssl rand -hex 32)'
})
const token = define<string>(
  'token',
  (value) => String(value).length >= 32 || 'must have at least 32 characters (openssl rand -hex 32)',
)
const host = define<string>(
  'HOST',
  (value) =>
    (typeof value === 'string' && (value === 'localhost' || isIP(value) > 0)) ||
    'must be an address of this machine, such as 0.0.0.0',
)
/** Returns whether an address, or the host of a URL, is reached from this machine only. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host)

const proxies = define<string>('TRUSTED_PROXIES', (value) => {
  try {
    return parseTrustedProxies(String(value)).length >= 0
  } catch {
    return 'must be addresses or networks such as 10.0.0.0/8, separated by commas'
  }
})

const origins = define<string>('PUSH_SERVICES', (value) => {
  const each = splitList(String(value))
  const isOrigin = (one: string) => URL.canParse(one) && /^https?:/.test(one) && new URL(one).origin === one
  return each.every(isOrigin) || 'must be origins such as https://push.example, separated by commas'
})
/** Splits a setting of several values at its commas. */
export const splitList = (value: string): string[] => value.split(',').flatMap((one) => one.trim() || [])

/** The environment (`docs/settings.md`). Everything has a default: `node dist/server/main.js` runs as it is. */
const Environment = type({
  PORT: defaulted(defineWhole('PORT', 0, 65535), 3000),
  /**
   * The address to listen on: by default only this machine reaches it. 0.0.0.0 or :: means all addresses of the
   * machine.
   */
  HOST: defaulted(host, '127.0.0.1'),
  /** The public address of the site; it goes into mails. */
  PUBLIC_URL: optional(defineAddress('http:', 'https:')),
  DATA_DIR: defaulted(string(), './data'),
  /** The database. The URL may list several hosts, as libpq writes them: the one that is the primary is used. */
  DATABASE_URL: optional(defineDatabases('DATABASE_URL', splitUrls)),
  /** Read replicas of the database, used for visitors' reads while they are not behind. */
  DATABASE_REPLICA_URLS: optional(defineDatabases('DATABASE_REPLICA_URLS', splitReplicas)),
  /** The most connections this process opens to the database: PostgreSQL itself accepts 100 by default. */
  DATABASE_CONNECTIONS: defaulted(defineWhole('DATABASE_CONNECTIONS', 4, 1000), 20),
  /** Worker processes that serve requests on this machine, each with connections of its own. */
  WORKERS: defaulted(defineWhole('WORKERS', 1, 64), 1),
  SMTP_URL: optional(defineAddress('smtp:', 'smtps:')),
  /** The address to which weaknesses are reported (`security.txt`). */
  SECURITY_CONTACT: optional(defineAddress('mailto:', 'https:')),
  MAIL_FROM: defaulted(string(), 'Shafaf <no-reply@shafaf.example>'),
  /**
   * The 32-byte key that ties people to what they wrote; a file in DATA_DIR when absent, which several servers do not
   * share.
   */
  AUTHOR_KEY: optional(string()),
  /** The author key before the current one, while it is being changed (`admin rekey`). */
  AUTHOR_KEY_BEFORE: optional(key),
  /** The 32-byte key that backups are sealed with; without it none are made. */
  BACKUP_KEY: optional(key),
  /** The folder backups are kept in; below DATA_DIR when absent. */
  BACKUP_DIR: optional(string()),
  /** The number of backups kept: a person who left is gone from the last one after so many rounds. */
  BACKUP_KEEP: defaulted(defineWhole('BACKUP_KEEP', 1, 1000), 14),
  BACKUP_ROUNDS: defaulted(enums(['day', 'hour']), 'day'),
  /** The bearer token that gives access to /metrics; without it there is no such page. */
  METRICS_TOKEN: optional(token),
  /** The format of log lines; text by default where only this machine's own people read them. */
  LOG_FORMAT: optional(enums(['json', 'text'])),
  /** 1 loads demonstration data into an empty database, in any setup; 0 never does. */
  DEMO_DATA: optional(yes),
  /** The client ids of social sign-in; a provider's button shows only if its id is given. */
  GOOGLE_CLIENT_ID: optional(string()),
  APPLE_CLIENT_ID: optional(string()),
  /**
   * 1 requires a passkey of moderators and companies' admins, 0 never does; by default it is required where others
   * reach the site.
   */
  SECOND_FACTOR: optional(yes),
  /**
   * Seconds the server still answers after being asked to stop, while not ready, so that a load balancer notices in
   * time.
   */
  DRAIN_SECONDS: defaulted(defineWhole('DRAIN_SECONDS', 0, 60), 0),
  /** Reverse proxies that report the client's address in X-Forwarded-For. */
  TRUSTED_PROXIES: defaulted(proxies, ''),
  /** A file with the networks of hosting providers, one a line: registering and signing in from there costs work sooner. */
  HOSTING_NETWORKS: optional(string()),
  /** The number of the oldest client of the site that is served; older ones are told to reload. */
  OLDEST_CLIENT: defaulted(defineWhole('OLDEST_CLIENT', 0, 1000), oldestClient),
  /** The origins of push services besides those of the browsers, as one's own, separated by commas. */
  PUSH_SERVICES: defaulted(origins, ''),
  /** The period of publication rounds, in minutes; 0 publishes contributions at once, for tests. */
  PUBLISH_ROUNDS: optional(minutes),
  /** How often numbers about pay and people are released; every month by default. */
  RELEASE_ROUNDS: optional(enums(['month', 'day', 'hour', 'minute'])),
})

export type Config = Omit<Infer<typeof Environment>, 'PUBLISH_ROUNDS'> & {
  PUBLISH_ROUNDS: number
  publicUrl: string
  logFormat: 'json' | 'text'
  trustedProxies: TrustedProxies
  /** Whether moderators and companies' admins need a passkey. */
  secondFactor: boolean
  /** Whether only people on this machine can reach the server. */
  isLocal: boolean
}

/**
 * Reads the environment; empty variables count as absent. Throws an error that names each invalid setting and what is
 * wrong with it.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  try {
    const read = create(given, Environment)
    const lacking = listMissing(read)
    if (lacking.length > 0) throw createError(lacking)
    // A server behind a proxy is reached by other machines.
    const isLocal = read.PUBLIC_URL === undefined && isLoopback(read.HOST) && read.TRUSTED_PROXIES === ''
    return {
      ...read,
      // A person trying the site out sees it happen; where people really write, a day is what hides the moment.
      PUBLISH_ROUNDS: read.PUBLISH_ROUNDS ?? ((read.DEMO_DATA ?? (!read.DATABASE_URL && isLocal)) ? 1 : minutesOfDay),
      logFormat: read.LOG_FORMAT ?? (isLocal ? 'text' : 'json'),
      publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
      trustedProxies: parseTrustedProxies(read.TRUSTED_PROXIES),
      isLocal,
      secondFactor: read.SECOND_FACTOR ?? !isLocal,
    }
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const problems = error.failures().map(({ path, message }) => `${path.join('.')} ${message}`)
    throw createError(problems)
  }
}

const createError = (problems: readonly string[]) =>
  new Error(`The configuration is not right: ${problems.join('; ')}.`)

/** Lists the settings that another setting requires and that are missing. */
function listMissing({ DATABASE_URL, AUTHOR_KEY, PUBLIC_URL, SMTP_URL, WORKERS }: Infer<typeof Environment>): string[] {
  const problems: string[] = []
  if (DATABASE_URL && !AUTHOR_KEY)
    problems.push('AUTHOR_KEY must be given with DATABASE_URL, the same for every server (openssl rand -hex 32)')
  if (WORKERS > 1 && !DATABASE_URL)
    problems.push('WORKERS above 1 need DATABASE_URL: the embedded database serves one process')
  if (PUBLIC_URL?.startsWith('https:') && !SMTP_URL)
    problems.push('SMTP_URL must be given with a PUBLIC_URL of https: without it mail reaches nobody')
  return problems
}

/**
 * Finds names in the environment that look like a misspelt setting, as `SMPT_URL`, each with the one that may be meant.
 */
export function findMisspelt(env: Readonly<Record<string, string | undefined>>): { name: string; meant: string }[] {
  const known = Object.keys(Environment.schema)
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return []
    const meant = known.find((one) => measureDistance(one, name) <= (one.length > 6 ? 2 : 1))
    return meant ? [{ name, meant }] : []
  })
}

/** Measures the edit distance of two words: letters inserted, deleted, changed or swapped with the next one. */
function measureDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
