import type { ReadStream } from 'node:fs'
import { statSync } from 'node:fs'

/** How wide the bar is, in characters. */
const width = 30
/** Milliseconds between two drawings. */
const pause = 200

/**
 * Creates a progress bar for the reading of a file, printedAt on one line of a terminal; elsewhere it draws nothing. `clear`
 * empties the line, so that another can be said.
 */
export function createProgress(file: string, to: NodeJS.WriteStream = process.stderr) {
  const { size } = statSync(file)
  let stream: ReadStream | undefined
  let printedAt = 0
  return {
    follow(opened: ReadStream): ReadStream {
      stream = opened
      return opened
    },
    draw(rows: number, now = performance.now()): void {
      if (!to.isTTY || now - printedAt < pause) return
      printedAt = now
      to.write(`\r${writeBar(size === 0 ? 1 : (stream?.bytesRead ?? 0) / size, rows)}`)
    },
    clear(): void {
      if (to.isTTY && printedAt > 0) to.write(`\r${' '.repeat(width + 40)}\r`)
    },
  }
}

/** Writes the bar of a share from 0 to 1. */
export function writeBar(share: number, rows: number): string {
  const done = Math.round(Math.min(1, share) * width)
  return `[${'#'.repeat(done)}${'.'.repeat(width - done)}] ${Math.floor(Math.min(1, share) * 100)} %, ${rows.toLocaleString('en')} rows`
}
