import { createPublicKey, verify } from 'node:crypto'
import {
  unknown as anything,
  array,
  create,
  integer,
  literal,
  nullable,
  object,
  type Struct,
  string,
} from 'superstruct'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { listTitlesOf, type TitlePay } from '../salaries/released-pay.queries.ts'
import { hashSha256 } from './assemble.ts'
import { addRelease, listReleases, lockChain, releaseTar, replaceDataKey } from './releases.queries.ts'
import { buildKeyRow, openPrivateKey } from './signing.ts'
import { readTarFile } from './ustar.ts'

/** Thrown for a file that is no chain of releases, or none that may follow what the database has. */
export class BrokenChain extends Error {}

type Dependencies = { db: Database; privacy: Privacy }

const beginning = object({ shafafOpenData: literal(1), key: string() })
const release = object({
  month: string(),
  number: integer(),
  sha256: string(),
  previous: nullable(string()),
  tar: string(),
  titles: array(object({ jobtitle: integer(), pay: anything() })),
})

/**
 * Yields the signing key and every release as lines of JSON. A person who has them can sign as this site does, so they
 * belong into a sealed file.
 */
export async function* writeChain({ db, privacy }: Dependencies): AsyncGenerator<string> {
  const write = (line: object) => `${JSON.stringify(line)}\n`
  yield write({ shafafOpenData: 1, key: await openPrivateKey({ db, privacy }) })
  for (const { size: _, ...one } of await listReleases(db)) {
    const tar = (await releaseTar(db, one.month))!.toString('base64')
    yield write({ ...one, tar, titles: await listTitlesOf(db, one.month) })
  }
}

/**
 * Adds the lines of `writeChain` to a database, in the caller's transaction: its next release then follows the last of
 * them, under their key. The database may have a part of the same chain already. Returns the number of releases added.
 * Throws `BrokenChain` when a release is missing, changed or not signed with the key, or when the database has others.
 */
export async function addChain({ db, privacy }: Dependencies, lines: AsyncIterable<string>): Promise<number> {
  await lockChain(db)
  const present = new Map((await listReleases(db)).map((one) => [one.number, one.sha256]))
  let key: ReturnType<typeof buildKeyRow> | undefined
  let previous: string | null = null
  let number = 0
  let added = 0
  for await (const line of lines) {
    if (!key) {
      const said = parseLine(line, beginning)
      key = buildKeyRow(privacy, said.key)
      await replaceDataKey(db, key)
      continue
    }
    const said = parseLine(line, release)
    const tar = Buffer.from(said.tar, 'base64')
    number++
    if (said.number !== number || said.previous !== previous || hashSha256(tar) !== said.sha256)
      throw new BrokenChain(`Release ${number} of the file does not follow the one before it. Nothing was changed.`)
    assertSigned(tar, said.month, key.publicKey)
    previous = said.sha256
    const own = present.get(number)
    present.delete(number)
    if (own !== undefined && own !== said.sha256)
      throw new BrokenChain(`Release ${number} of this database is of another chain. Nothing was changed.`)
    if (own !== undefined) continue
    await addRelease(db, { ...said, tar, titles: said.titles as TitlePay[] })
    added++
  }
  if (!key) throw new BrokenChain('The file is empty.')
  if (present.size > 0) throw new BrokenChain('This database has releases that the file lacks. Nothing was changed.')
  return added
}

function parseLine<Line, Schema>(line: string, shape: Struct<Line, Schema>): Line {
  try {
    return create(JSON.parse(line), shape)
  } catch {
    throw new BrokenChain('The file holds no releases of open data.')
  }
}

/** Throws unless the key has signed the manifest of a release, and the manifest is that of the month. */
function assertSigned(tar: Buffer, month: string, publicKey: string): void {
  const manifest = readTarFile(tar, 'manifest.json')
  const signature = readTarFile(tar, 'manifest.sig')
  const isSigned =
    manifest &&
    signature &&
    verify(null, manifest, createPublicKey(publicKey), Buffer.from(signature.toString().trim(), 'base64url'))
  if (!isSigned || JSON.parse(manifest.toString()).month !== month)
    throw new BrokenChain(`The release of ${month} is not signed with the key of the file. Nothing was changed.`)
}
