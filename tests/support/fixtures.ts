import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import pg from 'pg'
import { startEngine } from '../../src/server/platform/db/new-database.ts'
import type { KeptDevice } from '../fixtures/kept-device.ts'

const fixtures = join('tests', 'fixtures')

/** The folder with what a commit or release has left behind (`tests/fixtures/README.md`). */
export const fixtureOf = (version: string) => join(fixtures, version)

/** Lists the versions that have left something behind: commit 2559b0b6 and every release. */
export const listKept = (): string[] =>
  readdirSync(fixtures).filter((name) => existsSync(join(fixtures, name, 'shafaf.backup')))

/** Unpacks the data folder of a server with the embedded database. */
export function unpackFolder(version: string, into: string): void {
  mkdirSync(into, { recursive: true })
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 }
  const tar = brotliDecompressSync(readFileSync(join(fixtureOf(version), 'folder.tar.br')), { params })
  execFileSync('tar', ['-xf', '-', '-C', into], { input: tar })
}

/** Fills the empty database of a URL with the SQL dump. */
export async function restoreDump(version: string, url: string): Promise<void> {
  const dump = readPacked(version, 'postgresql.sql.gz')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Lines with a backslash are commands of psql.
  await client.query(dump.replace(/^\\.*$/gm, ''))
  await client.end()
}

/** Reads a compressed file. */
export const readPacked = (version: string, name: string): string =>
  gunzipSync(readFileSync(join(fixtureOf(version), name))).toString()

/** Reads what a browser has kept of the site. */
export const readDevice = (version: string): KeptDevice => JSON.parse(readPacked(version, 'device.json.gz'))

/**
 * Lets the server of an unpacked data folder know the calls it has answered for another month, as on the day on which
 * its device sent them.
 */
export async function renewAnswers(folder: string): Promise<void> {
  const engine = await startEngine(join(folder, 'database'))
  await engine.exec('update idempotency set expires = current_date + 30')
  await engine.close()
}
