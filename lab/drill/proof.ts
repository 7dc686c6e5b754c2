import { sql } from 'drizzle-orm'
import type { Contribution } from '../../src/contract/profile/profile.schema.ts'
import { listContributions } from '../../src/contract/profile/profile.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { until } from '../../tests/support/wait.ts'
import { runCommand } from './command.ts'
import type { Acknowledged } from './load.ts'
import { authorKey, type Write } from './people.ts'

const pageSize = 50

/** Returns the contributions a server lists for their author, as `kind company`. */
async function ownOf(url: string, token: string): Promise<string[]> {
  const own: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const reply = await fetch(`${url}/api${listContributions.path}?limit=${pageSize}${after && `&after=${after}`}`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json', 'X-Language': 'en' },
    })
    if (!reply.ok) throw new Error(`somebody's own contributions answered ${reply.status}: ${await reply.text()}`)
    const { data } = (await reply.json()) as { data: { contributions: Contribution[]; next: string | null } }
    own.push(...data.contributions.map(({ kind, company }) => `${kind} ${company.id}`))
    after = data.next
  }
  return own
}

const nameOf = ({ kind, company }: Write) => `${kind} ${company}`

/**
 * Requests each person's own contributions from a server, and compares them with the ledger: how many acknowledged
 * writes are missing, and how many are there that were not acknowledged, or more than once.
 */
export async function compareWithLedger(url: string, acknowledged: readonly Acknowledged[]) {
  const ledger = new Map<string, string[]>()
  for (const { write } of acknowledged) {
    const { token } = write.person
    ledger.set(token, [...(ledger.get(token) ?? []), nameOf(write)])
  }
  let [lost, doubled] = [0, 0]
  for (const [token, names] of ledger) {
    const own = await ownOf(url, token)
    lost += names.filter((name) => !own.includes(name)).length
    doubled += own.length - new Set(own).size + own.filter((name) => !names.includes(name)).length
  }
  return { lost, doubled }
}

type Database = { DATABASE_URL?: string; DATA_DIR: string }

/** Counts the reviews in a database, with those that wait for a round. No server uses its folder meanwhile. */
export async function countReviews(settings: Database): Promise<number> {
  const { db, close } = await openDatabase(settings)
  try {
    const counted = sql`select (select count(*) from reviews)::int + (select count(*) from waiting)::int as n`
    return (await queryRows<{ n: number }>(db, counted))[0]!.n
  } finally {
    await close()
  }
}

/** Waits until nothing waits for a round any more, so that everything is counted. */
export async function untilPublished(DATABASE_URL: string, publish: () => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase({ DATABASE_URL, DATA_DIR: '/nowhere', DATABASE_CONNECTIONS: 4 })
  try {
    await until('what waits to be published', async () => {
      await publish()
      return (await queryRows<{ n: number }>(db, sql`select count(*)::int as n from waiting`))[0]!.n === 0
    })
  } finally {
    await close()
  }
}

/**
 * Throws unless the built `admin check` finds every counter equal to a recount, and every index equal to a rebuilt one.
 */
export async function assertCounted(settings: Database): Promise<void> {
  const { code, said } = await runCommand(['check'], { ...settings, AUTHOR_KEY: authorKey })
  if (code !== 0) throw new Error(`what is counted is not what is there:\n${said}`)
}
