import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../../src/server/platform/db/database.ts'
import { decrypt, deriveKey } from '../../../src/server/platform/privacy/derive.ts'
import { createPrivacy, type Privacy } from '../../../src/server/platform/privacy/privacy.ts'

type Row = Record<string, unknown>
/** Every table of the database, by name. */
export type Dump = Record<string, Row[]>

export async function dumpOf(db: Database): Promise<Dump> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const rows: Dump = {}
  for (const { name } of tables) rows[name] = await queryRows<Row>(db, sql`select * from ${sql.identifier(name)}`)
  return rows
}

const bytesIn = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value) : undefined)

/**
 * Creates the attack of an operator who has a dump and the key, and nothing from any person: it opens all that the key
 * opens, and tries every value of an account both as the secret itself and as the key of a lock.
 */
export function operatorWith(key: Buffer) {
  const privacy = createPrivacy(key)
  const openers = Object.entries(privacy)
    .filter(([name, open]) => name.startsWith('open') && open.length === 1)
    .map(([, open]) => open as (sealed: Uint8Array) => unknown)
  /** Returns what a sealed value contains, opened with the key alone; the names of its purposes are in the source. */
  const under = (sealed: Buffer) => {
    const opened: string[] = []
    for (const open of openers) attempt(() => opened.push(textOf(open(sealed))))
    for (const about of ['vault', 'file', 'tie', 'own', 'session', 'proof', 'sign-up', 'app'])
      attempt(() => opened.push(decrypt(deriveKey(key, about), sealed.subarray(1), about).toString('base64')))
    return opened
  }
  return { privacy, under }
}

const textOf = (opened: unknown) =>
  opened instanceof Uint8Array ? Buffer.from(opened).toString('base64') : JSON.stringify(opened)

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // Sealed for another purpose or person: it does not open.
  }
}

/** Identifiers that may appear in more than one row: ids, names under the key, hashes of tokens. */
const names = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}/gi

/** Groups rows that share an identifier, whether it is stored plainly or opened by `under`: all that can be joined. */
export function joined(dump: Dump, under: (sealed: Buffer) => string[]): Map<string, string> {
  const parent = new Map<string, string>()
  const find = (name: string): string => {
    let top = name
    for (let next = parent.get(top); next !== undefined && next !== top; next = parent.get(top)) top = next
    return top
  }
  for (const rows of Object.values(dump))
    for (const row of rows) {
      const said = Object.values(row).flatMap((value) => {
        const bytes = bytesIn(value)
        if (!bytes) return [JSON.stringify(value) ?? '']
        return [bytes.length <= 64 ? bytes.toString('hex') : '', ...under(bytes)]
      })
      const found = [...new Set(said.join(' ').match(names) ?? [])].map((name) => name.toLowerCase())
      for (const name of found) {
        if (!parent.has(name)) parent.set(name, name)
        parent.set(find(name), find(found[0]!))
      }
    }
  return new Map([...parent.keys()].map((name) => [name, find(name)]))
}

/** Yields every run of 32 bytes in a person's rows, opened as far as they open. */
export function* runsIn(rows: readonly Row[], under: (sealed: Buffer) => string[]): Generator<Buffer> {
  for (const row of rows)
    for (const value of Object.values(row)) {
      const bytes = bytesIn(value)
      const texts = bytes ? under(bytes) : [String(value)]
      const within = texts.flatMap((text) =>
        [...text.matchAll(/[A-Za-z0-9+/_-]{40,}={0,2}/g)].map(([one]) => Buffer.from(one, 'base64')),
      )
      const all = [
        ...(bytes && bytes.length <= 256 ? [bytes] : []),
        ...texts.map((text) => Buffer.from(text)),
        ...within,
      ]
      for (const one of all)
        for (let at = 0; at + 32 <= Math.min(one.length, 2048); at++) yield one.subarray(at, at + 32)
    }
}

/**
 * Returns whether `secret` belongs to an author: one of its slots is taken, or it opens a lock to a secret that has
 * one.
 */
export function namesSomebody(
  privacy: Privacy,
  slots: ReadonlySet<string>,
  locks: readonly Buffer[],
  secret: Buffer,
): boolean {
  const wrote = (one: Uint8Array) =>
    (['review', 'question', 'answer'] as const).some((series) =>
      slots.has(privacy.slot(one, 0, series).toString('hex')),
    )
  if (wrote(secret)) return true
  return locks.some((lock) =>
    (['password', 'code', 'device', 'session'] as const).some((kind) => {
      const opened = privacy.unlock(kind, secret, lock)
      return opened !== undefined && wrote(opened)
    }),
  )
}
