import { createHash } from 'node:crypto'
import type { DataRelease } from '../../contract/open-data.schema.ts'
import { toCsv } from '../platform/http/csv.ts'
import { type DictionaryRow, dictionaries, dictionaryShape } from './dictionary.ts'
import type { DataKey } from './signing.ts'
import { shapes, type TableName, type Tables, tableNames } from './tables.ts'
import { type TarFile, writeTar } from './ustar.ts'

export type Release = Omit<DataRelease, 'size'> & { tar: Buffer }
/** The release before the new one. */
type PriorRelease = Pick<DataRelease, 'month' | 'number' | 'sha256'> | undefined

export const hashSha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The format of releases; it changes when their readers have to know. */
const format = 'shafaf-open-data/2'

/**
 * Assembles a release as a file: each table as CSV and all of them as JSON, the meaning of its columns in both
 * languages, and the manifest with the hash of every file and of the release before, which the key signs. The same
 * tables give the same bytes.
 */
export function assemble(
  tables: Tables,
  { site, month }: { site: string; month: string },
  before: PriorRelease,
  key: DataKey,
) {
  const buildTextFile = (name: string, content: string): TarFile => ({ name, bytes: Buffer.from(content) })
  const files = [
    buildTextFile('data.json', `${JSON.stringify(tables)}\n`),
    ...tableNames.map((name) => buildTextFile(`${name}.csv`, writeTable(name, tables))),
    ...Object.entries(dictionaries).map(([language, entries]) =>
      buildTextFile(`dictionary.${language}.csv`, writeDictionary(entries)),
    ),
  ]
  const number = (before?.number ?? 0) + 1
  const manifest = {
    ...{ format, site, month, number, key: key.publicKey },
    previous: before ? { month: before.month, sha256: before.sha256 } : null,
    files: Object.fromEntries(files.map(({ name, bytes }) => [name, hashSha256(bytes)])),
  }
  const written = buildTextFile('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  const signed = buildTextFile('manifest.sig', `${key.sign(written.bytes)}\n`)
  const tar = writeTar([written, signed, ...files], new Date(`${month}-01T00:00:00Z`))
  return { month, number, sha256: hashSha256(tar), previous: before?.sha256 ?? null, tar } satisfies Release
}

const writeTable = (name: TableName, tables: Tables) =>
  toCsv({ row: shapes[name], rowsOf: (all: Tables) => all[name] }, tables)

const writeDictionary = (entries: readonly DictionaryRow[]) =>
  toCsv({ row: dictionaryShape, rowsOf: (rows: readonly DictionaryRow[]) => rows }, entries)
