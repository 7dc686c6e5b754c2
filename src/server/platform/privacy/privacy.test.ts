import { createHmac, hkdfSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openAuthorKey } from './author-key.ts'
import { mac, pad, unpad } from './derive.ts'
import { createPrivacy } from './privacy.ts'

const key = Buffer.alloc(32, 7)
/** Bytes 1, 2, 3 ... instead of random ones, for values that can be written down. */
const counting = () => {
  let next = 0
  return (length: number) => Uint8Array.from({ length }, () => ++next & 0xff)
}
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('values that tie a person to a contribution', () => {
  const privacy = createPrivacy(key, counting())
  const secret = privacy.newSecret()

  test('stay what they are: they are in the database', () => {
    expect(hex(privacy.slot(secret, 0))).toMatchInlineSnapshot(
      `"1668e5771d33115082279d788867930c5a80b40b21dd5de126c79c5eb8727901"`,
    )
    expect(hex(privacy.once(secret, 12, 'company', 2026))).toMatchInlineSnapshot(
      `"a7780060adda9901ab6eba7f050c551920aca4a823c4abaad884356879fef058"`,
    )
    expect(hex(privacy.idempotencyKey(secret, 'a-key'))).toMatchInlineSnapshot(
      `"a7ddc8f712fc9b726036c75e5ff309d5f20bd875d461eb2216424b26188df11e"`,
    )
    expect(hex(privacy.bodyHash(secret, '{"a":1}'))).toMatchInlineSnapshot(
      `"39c048dc1b7c5e503698a02b4d085399a587b9bcc02e123e224a3109894b97d2"`,
    )
    expect(hex(secret)).toMatchInlineSnapshot(
      `"0102030405060708090a0b0cceb83d7a0431a9c491ce888cf40a9b427c570f376b0987ec46f6ba5be3bf7795ee6434947bf77b31fbd6fa16c990fba6"`,
    )
  })

  test('are computed as documented', () => {
    // newSecret takes 12 bytes of nonce, then the secret: bytes 13 to 44.
    const raw = Buffer.from(Array.from({ length: 32 }, (_, index) => index + 13))
    const slotKey = Buffer.from(hkdfSync('sha256', key, new Uint8Array(), 'shafaf/1/slot', 32))
    const message = Buffer.concat([Buffer.from([0, 0, 0, 32]), raw, Buffer.from([0, 0, 0, 1]), Buffer.from('3')])
    expect(hex(privacy.slot(secret, 3))).toBe(createHmac('sha256', slotKey).update(message).digest('hex'))
  })

  test('differ for every number, person, company, kind, year and purpose', () => {
    const people = Array.from({ length: 20 }, () => privacy.newSecret())
    const values = people.flatMap((person) => [
      ...Array.from({ length: 20 }, (_, n) => privacy.slot(person, n)),
      ...[1, 2, 11].flatMap((company) => [2025, 2026].map((year) => privacy.once(person, company, 'company', year))),
      privacy.once(person, 1, 'salary', 2026),
      privacy.idempotencyKey(person, '0'),
      privacy.bodyHash(person, '0'),
    ])
    expect(new Set(values.map(hex)).size).toBe(values.length)
  })

  test('are others under another key', () => {
    const other = createPrivacy(Buffer.alloc(32, 8), counting())
    expect(hex(other.slot(other.newSecret(), 0))).not.toBe(hex(privacy.slot(secret, 0)))
    expect(() => other.slot(secret, 0)).toThrow()
  })

  test('take every list of inputs apart', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, two) => {
        const same = one.length === two.length && one.every((part, index) => part === two[index])
        expect(hex(mac(key, ...one)) === hex(mac(key, ...two))).toBe(same)
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

  test('never looks the same twice and has one length whatever usual thing it holds', () => {
    const one = privacy.sealVault(secret, {})
    const two = privacy.sealVault(secret, { experience: Array.from({ length: 100 }, (_, id) => ({ company_id: id })) })
    expect(one.length).toBe(two.length)
    expect(hex(one)).not.toBe(hex(privacy.sealVault(secret, {})))
  })

  test('does not open for another person, another purpose or after a changed byte', () => {
    const sealed = privacy.sealVault(secret, { a: 1 })
    expect(() => privacy.openVault(privacy.newSecret(), sealed)).toThrow()
    expect(() => privacy.openMail(sealed)).toThrow()
    expect(() => privacy.openVault(secret, new Uint8Array(3))).toThrow()
    for (const at of [0, 12, 500, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(() => privacy.openVault(secret, changed)).toThrow()
    }
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
  /** What a database keeps of its key. */
  const emptyPrint = () => {
    let kept: Uint8Array | undefined
    return {
      read: async () => kept,
      keep: async (print: Uint8Array) => {
        kept = print
      },
    }
  }

  test('is made once, readable by its owner only, and is the same at the next start', async () => {
    const DATA_DIR = join(await folder(), 'data')
    const print = emptyPrint()
    const [one, two] = await Promise.all([openAuthorKey({ DATA_DIR }, print), openAuthorKey({ DATA_DIR }, print)])
    expect(hex(one)).toBe(hex(two))
    expect(hex(await openAuthorKey({ DATA_DIR }, print))).toBe(hex(one))
    expect((await stat(join(DATA_DIR, 'author.key'))).mode & 0o777).toBe(0o600)
  })

  test('comes from the environment where it is given there, and then no file is made', async () => {
    const DATA_DIR = await folder()
    const print = emptyPrint()
    expect(hex(await openAuthorKey({ DATA_DIR, AUTHOR_KEY: hex(key) }, print))).toBe(hex(key))
    expect(hex(await openAuthorKey({ DATA_DIR, AUTHOR_KEY: key.toString('base64') }, print))).toBe(hex(key))
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
    expect(hex(await openAuthorKey({ DATA_DIR, AUTHOR_KEY: hex(key) }, print))).toBe(hex(key))
  })
})
