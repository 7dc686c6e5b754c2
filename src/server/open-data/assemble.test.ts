import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import ar from '../../../locales/ar/dictionary.json'
import en from '../../../locales/en/dictionary.json'
import { assemble, hashSha256 } from './assemble.ts'
import { dictionaries } from './dictionary.ts'
import { toSigningKey } from './signing.ts'
import { createEmptyTables, tableNames } from './tables.ts'

const key = toSigningKey(generateKeyPairSync('ed25519').privateKey)
const november = { site: 'https://shafaf.example', month: '2026-11' }
const tables = {
  ...createEmptyTables(),
  companies: [{ company: 7, name_en: '=Rimal, "the" first', name_ar: 'رمال', industry: null }],
}
const textOf = (tar: Buffer, name: string) => {
  const at = tar.indexOf(`${name}\0`)
  const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8)
  return tar.toString('utf8', at + 512, at + 512 + size)
}

describe('a release', () => {
  test('the same tables, release before and key give the same bytes', () => {
    const first = assemble(tables, november, undefined, key)
    expect(assemble(structuredClone(tables), { ...november }, undefined, key)).toEqual(first)
    expect(first).toMatchObject({ month: '2026-11', number: 1, previous: null, sha256: hashSha256(first.tar) })
  })

  test('its manifest names the hash of every file and of the release before, and is signed', () => {
    const first = assemble(tables, november, undefined, key)
    const { tar, number, previous } = assemble(tables, { ...november, month: '2026-12' }, first, key)
    expect([number, previous]).toEqual([2, first.sha256])
    const written = textOf(tar, 'manifest.json')
    const manifest = JSON.parse(written)
    expect(manifest.previous).toEqual({ month: '2026-11', sha256: first.sha256 })
    expect(Object.keys(manifest.files).sort()).toEqual(
      ['data.json', 'dictionary.ar.csv', 'dictionary.en.csv', ...tableNames.map((name) => `${name}.csv`)].sort(),
    )
    for (const [name, hash] of Object.entries(manifest.files))
      expect(hashSha256(Buffer.from(textOf(tar, name)))).toBe(hash)
    const signature = Buffer.from(textOf(tar, 'manifest.sig').trim(), 'base64url')
    expect(verify(null, Buffer.from(written), createPublicKey(key.publicKey), signature)).toBe(true)
  })

  test('no name of a company is a formula or parts a line of its tables', () => {
    expect(textOf(assemble(tables, november, undefined, key).tar, 'companies.csv')).toBe(
      'company,name_en,name_ar,industry\r\n7,"\'=Rimal, ""the"" first","رمال",\r\n',
    )
  })
})

describe('the dictionary', () => {
  test('each table and column has a meaning in both languages, and no word is left over', () => {
    expect(dictionaries.en.map(({ table, column }) => `${table} ${column}`)).toEqual(
      dictionaries.ar.map(({ table, column }) => `${table} ${column}`),
    )
    expect(Object.keys(en.tables)).toEqual(tableNames)
    for (const [words, entries] of [
      [en, dictionaries.en],
      [ar, dictionaries.ar],
    ] as const) {
      const used = new Set(entries.map(({ meaning }) => meaning))
      const written = [...Object.values(words.tables), ...Object.values(words.columns)]
      expect(written.filter((meaning) => !used.has(meaning))).toEqual([])
    }
  })
})
