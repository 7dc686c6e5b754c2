import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Check } from '../health.ts'
import { queryRows } from './database.ts'
import { assertKnown } from './inspect.ts'
import type { OpenDatabase } from './open.ts'

/** Below this a database soon takes no more rows. */
const minFree = 64 * 1024 * 1024

/** What a server needs to answer: its database with the tables it knows and its own key, and room on the disk. */
export function createChecks({ reads }: OpenDatabase, folder: string): Check[] {
  const read = (statement: string) => queryRows(reads, sql.raw(statement))
  // Kept from the first time on: a database put in the place of another has another key.
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
        // While the key is changed there are two, and then the newer one alone.
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
