import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Check } from '../health.ts'
import { queryRows } from './database.ts'
import { assertKnown } from './inspect.ts'
import type { OpenDatabase } from './open.ts'

/** Free bytes on the disk below which a database is about to stop accepting rows. */
const minFree = 64 * 1024 * 1024

/**
 * Creates the checks of what a server needs to answer: its database with the tables it knows and its own key, and disk
 * space.
 */
export function createChecks({ reads }: OpenDatabase, folder: string): Check[] {
  const read = (statement: string) => queryRows(reads, sql.raw(statement))
  // Remembered from the first check on: another database put in its place has another key.
  const prints = new Set<string>()
  return [
    { name: 'database', run: () => read('select 1') },
    { name: 'migrations', run: () => assertKnown(read) },
    {
      name: 'key',
      async run() {
        const rows = (await read(`select encode(print, 'hex') as print from author_keys`)) as { print: string }[]
        if (rows.length === 0 || (prints.size > 0 && !rows.some(({ print }) => prints.has(print))))
          throw new Error('another author key')
        // While the key is being changed there are two, and afterwards the newer one alone.
        for (const { print } of rows) prints.add(print)
      },
    },
    {
      name: 'disk',
      async run() {
        const { bavail, bsize } = await statfs(folder)
        if (bavail * bsize < minFree) throw new Error('the disk is full')
      },
    },
  ]
}
