import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BrokenBackup, seal, unseal } from './seal.ts'

/** Writes lines to a file, compressed and sealed, and flushes it to the disk; readable by its owner only. */
export async function writeFile(file: string, lines: AsyncIterable<string>, key: Uint8Array): Promise<void> {
  await pipeline(
    Readable.from(lines, { objectMode: false }),
    createGzip(),
    (packed: AsyncIterable<Buffer>) => seal(packed, key),
    createWriteStream(file, { mode: 0o600 }),
  )
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}

/** Yields the lines of such a file. Throws `BrokenBackup` when it is none. */
export async function* readLines(file: string, key: Uint8Array): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const read = pipeline(createReadStream(file), (sealed: AsyncIterable<Buffer>) => unseal(sealed, key), unpacked)
  // An error reaches the consumer through the lines.
  read.catch(() => {})
  try {
    yield* splitLines(unpacked)
    await read
  } catch (error) {
    if (/^Z_/.test(String((error as NodeJS.ErrnoException).code))) throw new BrokenBackup('The backup is cut short.')
    throw error
  } finally {
    unpacked.destroy()
  }
}

/** Splits at line feeds only: a row may contain any other character that some programs take for the end of a line. */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = []
  for await (const chunk of bytes) {
    let from = 0
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString('utf8')
      begun = []
      from = at + 1
    }
    begun.push(chunk.subarray(from))
  }
  if (begun.some(({ length }) => length > 0)) throw new BrokenBackup('The backup is cut short.')
}
