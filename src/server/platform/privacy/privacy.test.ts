import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KeptKey, openAuthorKey } from './author-key.ts'
import { computeMac, pad, unpad } from './derive.ts'
import { createPrivacy } from './privacy.ts'

const key = Buffer.alloc(32, 7)
/** Returns bytes 1, 2, 3 ... instead of random ones, for values that can be written down. */
const counting = () => {
  let next = 0
  return (length: number) => Uint8Array.from({ length }, () => ++next & 0xff)
}
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('values that tie a person to a contribution', () => {
  const privacy = createPrivacy(key, counting())
  const secret = privacy.newSecret()

  test('stay what they are: they are in the database', () => {
    expect(hex(privacy.slot(secret, 0))).toMatchInlineSnapshot(`"02270654bfc8c7773f64133a47c649b6"`)
    expect(hex(privacy.once(secret, 12, 'company', 2026, 0))).toMatchInlineSnapshot(
      `"4973bda1de8d6ca347a9d6dbfc0b7078"`,
    )
    expect(hex(privacy.idempotencyKey(secret, 'a-key'))).toMatchInlineSnapshot(`"098e1c71a1acb5464b8512bba1eb211c"`)
    expect(hex(privacy.bodyHash(secret, '{"a":1}'))).toMatchInlineSnapshot(`"943d21fcf90c251c9939aeae6fc379d9"`)
    expect(hex(secret)).toMatchInlineSnapshot(`"0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20"`)
  })

  test('are computed as documented', () => {
    const names = Buffer.from(hkdfSync('sha256', key, new Uint8Array(), 'shafaf/1/names', 32))
    const slotKey = Buffer.from(hkdfSync('sha256', names, new Uint8Array(), 'shafaf/1/slot', 32))
    const own = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), 'shafaf/1/slot', 32))
    const message = ['review', '3'].flatMap((part) => [Buffer.from([0, 0, 0, part.length]), Buffer.from(part)])
    const inner = createHmac('sha256', own).update(Buffer.concat(message)).digest().subarray(0, 16)
    const block = createCipheriv('aes-256-ecb', slotKey, null).setAutoPadding(false)
    expect(hex(privacy.slot(secret, 3))).toBe(hex(Buffer.concat([block.update(inner), block.final()])))
    // A holder of the key decrypts the name, and encrypts it under another key, without the secret.
    const off = createDecipheriv('aes-256-ecb', slotKey, null).setAutoPadding(false)
    expect(hex(Buffer.concat([off.update(privacy.slot(secret, 3)), off.final()]))).toBe(hex(inner))
  })

  test('differ for every number, person, company, kind, year and purpose', () => {
    const people = Array.from({ length: 20 }, () => createPrivacy(key).newSecret())
    const values = people.flatMap((person) => [
      ...Array.from({ length: 20 }, (_, n) => privacy.slot(person, n)),
      ...[1, 2, 11].flatMap((company) => [2025, 2026].map((year) => privacy.once(person, company, 'company', year, 0))),
      ...[0, 1, 2].map((n) => privacy.once(person, 1, 'salary', 2026, n)),
      privacy.idempotencyKey(person, '0'),
      privacy.bodyHash(person, '0'),
    ])
    expect(new Set(values.map(hex)).size).toBe(values.length)
  })

  test('are others under another key', () => {
    const other = createPrivacy(Buffer.alloc(32, 8), counting())
    expect(hex(other.slot(other.newSecret(), 0))).not.toBe(hex(privacy.slot(secret, 0)))
    expect(hex(other.slot(secret, 0))).not.toBe(hex(privacy.slot(secret, 0)))
  })

  test('take every list of inputs apart', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, two) => {
        const same = one.length === two.length && one.every((part, index) => part === two[index])
        expect(hex(computeMac(key, ...one)) === hex(computeMac(key, ...two))).toBe(same)
      }),
    )
  })
})

describe('what is sealed', () => {
  const privacy = createPrivacy(key)
  const secret = privacy.newSecret()

  test('opens to what it was, in both directions of writing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.parse(JSON.stringify(value))
        expect(privacy.openVault(secret, privacy.sealVault(secret, value))).toEqual(json)
        expect(privacy.openMail(privacy.sealMail(value))).toEqual(json)
      }),
    )
  })

  test('never looks the same twice and has one length for every usual value', () => {
    const one = privacy.sealVault(secret, {})
    const two = privacy.sealVault(secret, { experience: Array.from({ length: 100 }, (_, id) => ({ company_id: id })) })
    expect(one.length).toBe(two.length)
    expect(hex(one)).not.toBe(hex(privacy.sealVault(secret, {})))
  })

  test('does not open for another person, another purpose or after a changed byte', () => {
    const sealed = privacy.sealVault(secret, { a: 1 })
    expect(() => privacy.openVault(privacy.newSecret(), sealed)).toThrow()
    expect(() => createPrivacy(Buffer.alloc(32, 8)).openVault(secret, sealed)).toThrow()
    expect(() => privacy.openMail(sealed)).toThrow()
    expect(() => privacy.openVault(secret, new Uint8Array(3))).toThrow()
    for (const at of [0, 12, 500, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(() => privacy.openVault(secret, changed)).toThrow()
    }
  })

  test('has one size, no matter what people tell moderators', () => {
    const longest = [
      privacy.sealWords('🙂'.repeat(2000)),
      privacy.sealWords({ type: 'other', reason: 'ش'.repeat(1000) }),
    ]
    for (const one of longest) expect(one.length).toBe(privacy.sealWords(null).length)
  })

  test('is padded to whole blocks', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 8, max: 64 }), (bytes, size) => {
        const padded = pad(bytes, size)
        expect(padded.length % size).toBe(0)
        expect(hex(unpad(padded))).toBe(hex(bytes))
      }),
    )
  })
})

describe('the author key', () => {
  const folder = () => mkdtemp(join(tmpdir(), 'author-key-'))
  /** Creates the store of a database that has no key yet. */
  const emptyPrint = () => {
    const kept: KeptKey[] = []
    return {
      read: async () => kept,
      keep: async (one: KeptKey) => {
        if (!kept.some(({ version }) => version === one.version)) kept.push(one)
      },
    }
  }

  test('is made once, readable by its owner only, and is the same at the next start', async () => {
    const DATA_DIR = join(await folder(), 'data')
    const print = emptyPrint()
    const [one, two] = await Promise.all([openAuthorKey({ DATA_DIR }, print), openAuthorKey({ DATA_DIR }, print)])
    expect(hex(one.keys.get(1)!)).toBe(hex(two.keys.get(1)!))
    expect(hex(one.names)).toBe(hex(two.names))
    expect(hex((await openAuthorKey({ DATA_DIR }, print)).keys.get(1)!)).toBe(hex(one.keys.get(1)!))
    expect((await stat(join(DATA_DIR, 'author.key'))).mode & 0o777).toBe(0o600)
  })

  test('comes from the environment where it is given there, and then no file is made', async () => {
    const DATA_DIR = await folder()
    const print = emptyPrint()
    expect(hex((await openAuthorKey({ DATA_DIR, AUTHOR_KEY: hex(key) }, print)).keys.get(1)!)).toBe(hex(key))
    expect(hex((await openAuthorKey({ DATA_DIR, AUTHOR_KEY: key.toString('base64') }, print)).keys.get(1)!)).toBe(
      hex(key),
    )
    await expect(readFile(join(DATA_DIR, 'author.key'))).rejects.toThrow()
  })

  test('of a wrong length is refused', async () => {
    await expect(openAuthorKey({ DATA_DIR: '/nowhere', AUTHOR_KEY: 'abc' }, emptyPrint())).rejects.toThrow('32 bytes')
    expect(() => createPrivacy(new Uint8Array(16))).toThrow('32 bytes')
  })

  test('of another database is refused, as is none, and nothing is written then', async () => {
    const DATA_DIR = await folder()
    const print = emptyPrint()
    await openAuthorKey({ DATA_DIR, AUTHOR_KEY: hex(key) }, print)
    const other = hex(Buffer.alloc(32, 9))
    await expect(openAuthorKey({ DATA_DIR, AUTHOR_KEY: other }, print)).rejects.toThrow('another database')
    await expect(openAuthorKey({ DATA_DIR }, print)).rejects.toThrow('is missing. Put back the file author.key')
    expect(await readdir(DATA_DIR)).toEqual([])
    expect(hex((await openAuthorKey({ DATA_DIR, AUTHOR_KEY: hex(key) }, print)).keys.get(1)!)).toBe(hex(key))
  })
})
