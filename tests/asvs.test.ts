import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const book = readFileSync('docs/security/asvs.md', 'utf8')
const rows = [...book.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\| ([a-z ]+?) +\| ([^|]+?) +\|([^|]*)\|$/gm)].map(
  ([, id = '', state = '', how = '', proof = '']) => ({
    id,
    state,
    how,
    files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
)
/** Returns a number by which ids sort: `6.2.10` comes after `6.2.9`. */
const rank = (id: string) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)

describe('the table of ASVS 5.0.0', () => {
  test('has each of the 253 requirements of levels 1 and 2 once, in order', () => {
    expect(rows).toHaveLength(253)
    const ranks = rows.map(({ id }) => rank(id))
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b))
  })

  test('says of each what is so, and names files that exist for what is met', () => {
    for (const { id, state, how, files } of rows) {
      expect([id, ['met', 'partly', 'not met', 'not applicable'].includes(state)]).toEqual([id, true])
      expect([id, how.length > 10]).toEqual([id, true])
      if (state === 'met' || state === 'partly') expect([id, files.length > 0]).toEqual([id, true])
      expect([id, files.filter((file) => !existsSync(file))]).toEqual([id, []])
    }
  })
})
