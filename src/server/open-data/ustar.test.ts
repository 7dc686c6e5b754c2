import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTar } from './ustar.ts'

const moment = new Date('2026-11-01T00:00:00Z')
const file = (name: string, length: number) => ({ name, bytes: Buffer.alloc(length, name) })
const files = [file('empty.csv', 0), file('a.csv', 1), file('block.json', 512), file('b', 513)]

test('the tar of the system reads it, file for file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-tar-'))
  try {
    const path = join(folder, 'release.tar')
    writeFileSync(path, writeTar(files, moment))
    expect(execFileSync('tar', ['-tf', path], { encoding: 'utf8' }).trim().split('\n')).toEqual(
      files.map(({ name }) => name),
    )
    execFileSync('tar', ['-xf', path, '-C', folder])
    for (const { name, bytes } of files) expect(readFileSync(join(folder, name)).equals(bytes), name).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the same files give the same bytes, another moment others', () => {
  expect(writeTar(files, moment).equals(writeTar(files, new Date(moment)))).toBe(true)
  expect(writeTar(files, moment).equals(writeTar(files, new Date('2026-12-01T00:00:00Z')))).toBe(false)
})

test.each(['', 'two words', 'شفاف.csv', 'x'.repeat(101)])('a file called %j is refused', (name) => {
  expect(() => writeTar([file(name, 1)], moment)).toThrow('a tar holds no file called')
})
