import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const book = readFileSync('docs/glossary.md', 'utf8')
const rows = [...book.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| `([^`]+)` +\|$/gm)].map(([, word = '', , file = '']) => ({
  word,
  file,
}))

describe('the glossary', () => {
  test('has each word once, in the order of the alphabet, table by table', () => {
    const tables = book.split(/^## .*$/m).slice(1)
    expect(tables).toHaveLength(4)
    expect(rows).toHaveLength(46)
    for (const table of tables.slice(0, 2)) {
      const words = [...table.matchAll(/^\| (?!word |-)([^|]+?) +\|/gm)].map(([, word]) => word)
      expect(words.length).toBeGreaterThan(10)
      expect(words).toEqual([...new Set(words)].sort())
    }
  })

  // Words that start with the word count, such as `prefetched`.
  test.each(rows)('$word stands in $file', ({ word, file }) => {
    expect(readFileSync(file, 'utf8').toLowerCase()).toContain(word)
  })
})
