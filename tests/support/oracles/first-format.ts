import { createHash } from 'node:crypto'
import type { DataKey } from '../../../src/server/open-data/signing.ts'
import { type TarFile, writeTar } from '../../../src/server/open-data/ustar.ts'

/** What the columns were called in the first format of open data, by table. */
const namesBefore: Record<string, Record<string, string>> = {
  ratings: { lower: 'low', upper: 'high' },
  culture: { lower: 'low', upper: 'high' },
  pay: { p25: 'low', p75: 'high', lower: 'from', upper: 'to' },
}

/** Returns a release as it was written in the first format, with valid hashes and a signature of the key. */
export function writeInFirstFormat(tar: Buffer, month: string, key: DataKey): Buffer {
  const files = listFiles(tar).filter(({ name }) => !name.startsWith('manifest.'))
  const renamed = files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(renameColumns(name, bytes.toString())) }))
  const manifest = JSON.parse(listFiles(tar)[0]!.bytes.toString())
  const written = Buffer.from(
    JSON.stringify({
      ...manifest,
      format: 'shafaf-open-data/1',
      files: Object.fromEntries(
        renamed.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]),
      ),
    }),
  )
  const signed = [
    { name: 'manifest.json', bytes: written },
    { name: 'manifest.sig', bytes: Buffer.from(key.sign(written)) },
  ]
  return writeTar([...signed, ...renamed], new Date(`${month}-01T00:00:00Z`))
}

function renameColumns(name: string, text: string): string {
  if (name === 'data.json') {
    const tables: Record<string, object[]> = JSON.parse(text)
    const rename = (row: object, names: Record<string, string>) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [names[column] ?? column, value]))
    return JSON.stringify(
      Object.fromEntries(
        Object.entries(tables).map(([table, rows]) => [
          table,
          rows.map((row) => rename(row, namesBefore[table] ?? {})),
        ]),
      ),
    )
  }
  const names = namesBefore[name.replace('.csv', '')] ?? {}
  const [header = ''] = text.split('\r\n', 1)
  const columns = header.split(',').map((column) => {
    const plain = column.replaceAll('"', '')
    return column.replace(plain, names[plain] ?? plain)
  })
  return columns.join(',') + text.slice(header.length)
}

function listFiles(tar: Buffer): (TarFile & { bytes: Buffer })[] {
  const files: (TarFile & { bytes: Buffer })[] = []
  for (let at = 0; tar[at] !== 0; ) {
    const name = tar.toString('latin1', at, tar.indexOf(0, at))
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8)
    files.push({ name, bytes: tar.subarray(at + 512, at + 512 + size) })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}
