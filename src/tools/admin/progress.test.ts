import type { ReadStream } from 'node:fs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createProgress, writeBar } from './progress.ts'

test.each([
  [0, 0, '[..............................] 0 %, 0 rows'],
  [0.5, 1200, '[###############...............] 50 %, 1,200 rows'],
  [1.2, 3, '[##############################] 100 %, 3 rows'],
])('a share of %s is drawn as a bar', (share, rows, bar) => {
  expect(writeBar(share, rows)).toBe(bar)
})

test('a terminal shows how far the file is read, at most five times a second; a pipe shows nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-progress-'))
  const file = join(folder, 'a.csv')
  writeFileSync(file, 'x'.repeat(100))
  const drawnOn = (isTTY: boolean) => {
    const written: string[] = []
    const to = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream
    const progress = createProgress(file, to)
    progress.follow({ bytesRead: 40 } as ReadStream)
    progress.draw(1, 1000)
    progress.draw(2, 1100)
    progress.draw(3, 1300)
    progress.clear()
    return written
  }
  expect(drawnOn(false)).toEqual([])
  expect(drawnOn(true)).toEqual([
    expect.stringContaining('40 %, 1 rows'),
    expect.stringContaining('40 %, 3 rows'),
    expect.stringMatching(/^\r +\r$/),
  ])
  rmSync(folder, { recursive: true })
})
