import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/db/open.ts'
import { openAuthorKey } from '../platform/privacy/author-key.ts'
import { createKeptKeys } from '../platform/privacy/privacy.queries.ts'
import { computeFingerprint, dump, load, type Say, type Sums } from './dump.ts'

/**
 * Copies everything from the embedded database in `DATA_DIR` into the empty PostgreSQL of `DATABASE_URL`, compares, and
 * leaves the folder as it is. Throws when `AUTHOR_KEY` is not the key of the moved data: nobody would find what they
 * wrote.
 */
export async function moveToServer(config: Config, say: Say): Promise<{ rows: number; fingerprint: string }> {
  const { DATABASE_URL, DATA_DIR } = config
  if (!DATABASE_URL) throw new Error('DATABASE_URL must name the PostgreSQL to move to.')
  const source = await openDatabase({ DATA_DIR })
  try {
    const kept = createKeptKeys(source.db)
    if ((await kept.read()).length === 0) throw new Error(`There is no database in ${DATA_DIR} that was ever used.`)
    await openAuthorKey(config, kept)
    const target = await openDatabase(config)
    try {
      const sums: Sums = new Map()
      say('Copying.')
      const written = await load(target.background, splitLines(dump(source.db, sums)), say)
      if (computeFingerprint(written) !== computeFingerprint(sums)) throw new Error('Not everything arrived.')
      const rows = [...written.values()].reduce((all, { rows }) => all + rows, 0)
      return { rows, fingerprint: computeFingerprint(written) }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Yields the lines of a dump one by one, without their line ends. */
export async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield* text.split('\n').slice(0, -1)
}
