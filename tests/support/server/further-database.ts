import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabaseBeside, dropDatabase } from '../postgres/postgres.ts'

/** The settings of a database for `openDatabase` and the operator's commands. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string }

/**
 * Returns how to create further databases, empty and of the kind that the test runs on, and how to remove them; embedded
 * ones lie below `folder`.
 */
export function prepareDatabases(folder: string) {
  const url = process.env.DATABASE_URL
  const made: string[] = []
  return {
    async create(): Promise<Place> {
      if (!url) return { DATA_DIR: mkdtempSync(join(folder, 'database-')) }
      const DATABASE_URL = await createDatabaseBeside(url)
      made.push(DATABASE_URL)
      return { DATABASE_URL, DATA_DIR: folder }
    },
    async remove(): Promise<void> {
      for (const one of made.splice(0)) await dropDatabase(one)
    },
  }
}
