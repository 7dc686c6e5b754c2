import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { openLetter } from '../../src/server/employers/unlock/unlock.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { pngPicture } from '../support/png.ts'
import { languages, wordsOf } from '../support/project/locales.ts'
import { startTestServer } from '../support/server/server.ts'
import { askToUnlock, letter, letterBytes } from '../support/server/unlocking.ts'
import { wholeTest } from '../support/setup/whole.ts'

const server = await startTestServer()
const { db, services } = server
let token: string
beforeAll(async () => {
  await server.empty()
  await addCompanies(db, [{ id: 1, nameEn: 'Nawras Digital', nameAr: 'نورس الرقمية' }])
  token = await server.signUp('huda@nawras.example')
})
beforeEach(async () => {
  await server.liftLimits()
})
afterAll(server.close)

/** Returns a PNG whose header claims a size of `side` by `side` pixels: a small file that would fill the memory. */
const flood = (side: number) => {
  const bytes = pngPicture(4)
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  return bytes
}
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const page = Buffer.from('<!doctype html><script>alert(1)</script>')
const zip = Buffer.from('504b0304140000000800', 'hex')
const join = (...parts: Uint8Array[]) => Buffer.concat(parts)

const corpus: [string, File, string][] = [
  ['a page under the name of a PDF', letter(page), 'file_type'],
  ['a PDF under the name of a picture', letter(letterBytes, 'letter.png', 'image/png'), 'file_type'],
  ['an archive under the name of a PDF', letter(zip), 'file_type'],
  ['a drawing with a script under the name of a picture', letter(svg, 'letter.png', 'image/png'), 'file_type'],
  ['a drawing with a script, named as one', letter(svg, 'letter.svg', 'image/svg+xml'), 'file_type'],
  ['a page that goes on as a PDF', letter(join(page, letterBytes)), 'file_type'],
  [
    'a picture that goes on as a PDF',
    letter(join(pngPicture(9), letterBytes), 'letter.png', 'image/png'),
    'file_broken',
  ],
  ['a picture that goes on as an archive', letter(join(pngPicture(9), zip), 'letter.png', 'image/png'), 'file_broken'],
  ['a picture cut short', letter(pngPicture(200).subarray(0, 60), 'letter.png', 'image/png'), 'file_broken'],
  ['a path in the name', letter(letterBytes, '../../etc/letter.pdf'), 'file_name'],
  ['a path of another system in the name', letter(letterBytes, 'C:\\letters\\letter.pdf'), 'file_name'],
  ['nothing at all', letter(Buffer.alloc(0)), 'file_empty'],
  ['10 MB', letter(join(letterBytes, Buffer.alloc(10 * 1024 * 1024), letterBytes)), 'too_large'],
  ['a byte more than 5 MB', letter(join(letterBytes, Buffer.alloc(5 * 1024 * 1024), letterBytes)), 'file_too_large'],
  ['a million million pixels', letter(flood(1_000_000), 'letter.png', 'image/png'), 'file_pixels'],
  ['4 million pixels and a few more', letter(flood(2001), 'letter.png', 'image/png'), 'file_pixels'],
]

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Returns the bytes that are still referenced. */
const held = () => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const stored = async () => {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select ((select count(*) from unlock_requests) + (select count(*) from files)
      + (select count(*) from company_files) + (select count(*) from idempotency))::int as n`,
  )
  return row!.n
}

describe('what is no letter is refused with a message, and nothing of it is kept', () => {
  test.each(corpus)('E-206: %s', async (_, file, code) => {
    for (const language of languages) {
      const { status, json } = await askToUnlock(
        server,
        { company: 1, commericial_registeration: file },
        { token, language },
      )
      expect([status, json.problems[0].code]).toEqual([code === 'too_large' ? 413 : 422, code])
      expect(json.message).toBe(wordsOf(language, 'problems').get(code))
    }
    expect(await stored()).toBe(0)
    expect(server.log.filter((line) => /failed|Error/.test(line))).toEqual([])
  })

  wholeTest('memory stays where it is, however often it is tried', async () => {
    const round = async () => {
      for (const [, commericial_registeration] of corpus) {
        await server.liftLimits()
        await askToUnlock(server, { company: 1, commericial_registeration }, { token })
      }
    }
    for (let n = 0; n < 3; n++) await round()
    // A leak would keep the files themselves: more than 5 MB in each round.
    const before = held()
    for (let n = 0; n < 10; n++) await round()
    const grown = () => (held() - before) / 2 ** 20
    // Memory not collected yet is freed in some later round; leaked memory never is.
    for (let n = 0; n < 50 && grown() >= 20; n++) await round()
    expect(grown()).toBeLessThan(20)
    expect(await stored()).toBe(0)
  })
})

test('V-177: a png or jpg is drawn again before it is kept, so that nothing hidden stays', async () => {
  const sent = letter(pngPicture(40, 20), 'letter.png', 'image/png')
  const other = await server.signUp('omar@nawras.example')
  expect((await askToUnlock(server, { company: 1, commericial_registeration: sent }, { token: other })).status).toBe(
    200,
  )
  const [row] = await queryRows<{ id: string }>(
    db,
    sql`select id from unlock_requests where letter_type = 'image/jpeg'`,
  )
  const kept = await openLetter(services, row!.id)
  expect(kept?.bytes.subarray(0, 2).toString('hex')).toBe('ffd8')
})
