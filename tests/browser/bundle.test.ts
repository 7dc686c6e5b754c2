import { expect, test } from 'vitest'
import { listNeededOffline, listPrecached } from '../support/site/precache.ts'
import { formatKiB, weighClient } from '../support/site/weights.ts'

const folder = 'dist/client'
const precached = listPrecached(folder)

test("every script, style sheet and file of strings but the moderators' desk's is in the precache", () => {
  const needed = listNeededOffline(folder)
  expect(needed.length).toBeGreaterThan(100)
  expect(needed.filter((file) => !precached.includes(file))).toEqual([])
})

test.each(['arabic', 'latin'])("Cairo's %s subset is in the precache", (subset) => {
  expect(precached.filter((file) => file.includes(`cairo-${subset}-wght`))).toHaveLength(1)
})

// `npm run bench:web -- weights` prints all of them.
const weights = weighClient(folder, precached)
test.each(weights.map(({ what, bytes, most }) => [what, formatKiB(most), bytes, most] as const))(
  '%s: at most %s KiB',
  (what, _, bytes, most) => {
    expect(bytes, `${what}: ${formatKiB(bytes)} KiB`).toBeLessThanOrEqual(most)
  },
)
