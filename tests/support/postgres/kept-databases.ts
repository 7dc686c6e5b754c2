import { sql } from 'drizzle-orm'
import { queryRows } from '../../../src/server/platform/db/database.ts'
import { type OpenDatabase, openDatabase } from '../../../src/server/platform/db/open.ts'
import * as schema from '../../../src/server/platform/db/schema/schema.ts'
import { restoreRows } from '../server/empty-tables.ts'
import { copyDatabase, dropDatabase } from './postgres.ts'

/** A database of this process, and what has been opened of it and closed again. */
type Kept = { url: string; closed: OpenDatabase[]; open: number; lists: string }

/** The database of the test file that runs now. */
let current: Kept | undefined
/** Databases as they were made, for the files that follow in the same process. */
const free: Kept[] = []

/**
 * Takes a database like the template for one test file, and returns its `DATABASE_URL`: that of an earlier file of this
 * process, emptied, with its connections. To create one and to connect takes longer than many a file.
 */
export async function takeDatabase(template: string): Promise<string> {
  current = free.pop() ?? { url: await copyDatabase(template), closed: [], open: 0, lists: '' }
  return current.url
}

/** Opens the database that `takeDatabase` has taken for this file; undefined for any other one. */
export async function openTaken(url: string): Promise<OpenDatabase | undefined> {
  const taken = current
  if (taken?.url !== url) return undefined
  const opened = taken.closed.pop() ?? (await openDatabase({ DATABASE_URL: url, DATA_DIR: 'memory://' }))
  taken.lists ||= await readLists(opened)
  taken.open += 1
  let isOpen = true
  return {
    ...(await withNewHandles(opened)),
    async close() {
      if (isOpen) {
        taken.open -= 1
        taken.closed.push(opened)
      }
      isOpen = false
    },
  }
}

/**
 * Gives the database back when its file has ended. It is removed where the file has left it open, something else is
 * still connected, or the lists are other than they were.
 */
export async function giveBack(): Promise<void> {
  const taken = current!
  current = undefined
  if (await isAsMade(taken)) {
    await restoreRows(taken.closed[0]!)
    free.push(taken)
    return
  }
  for (const opened of taken.closed) await opened.close()
  await dropDatabase(taken.url)
}

async function isAsMade({ closed, open, lists }: Kept): Promise<boolean> {
  if (open > 0 || closed.length === 0) return false
  const own = closed.flatMap(({ pools }) => Object.values(pools!)).reduce((sum, { totalCount }) => sum + totalCount, 0)
  const [row] = await queryRows<{ connected: number }>(
    closed[0]!.db,
    sql`select count(*)::int as connected from pg_stat_activity where datname = current_database()`,
  )
  return row!.connected <= own && (await readLists(closed[0]!)) === lists
}

/** Returns what stands in the lookup lists and which functions and triggers there are, as one text. */
async function readLists({ db }: OpenDatabase): Promise<string> {
  const [row] = await queryRows<{ lists: string }>(
    db,
    sql`select (select md5(string_agg(one::text, ',' order by one::text)) from lookup_items one) ||
      (select md5(string_agg(one::text, ',' order by one::text)) from applied_sql one) as lists`,
  )
  return row!.lists
}

/** Other objects for the same connections: what the server knows of a database it keeps by these. */
async function withNewHandles(opened: OpenDatabase): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { reads, writes, background } = opened.pools!
  return {
    ...opened,
    db: drizzle(writes, { schema }),
    reads: drizzle(reads, { schema }),
    background: drizzle(background, { schema }),
  }
}
