import { afterAll, expect, test } from 'vitest'
import { fuzz } from '../support/attacks/fuzz.ts'
import { startTestServer } from '../support/server/server.ts'
import { isWhole } from '../support/setup/whole.ts'

const server = await startTestServer()
afterAll(server.close)

test('requests made to be hard on it: no answer above 499 or outside the document, no row of a refused one', async () => {
  const { failures, undocumented, stored, statuses } = await fuzz(server, { count: isWhole ? 2000 : 600, seed: 2026 })
  expect(failures).toEqual([])
  expect(undocumented).toEqual([])
  expect(stored).toEqual([])
  // The requests get far enough to be accepted.
  expect(statuses[200]).toBeGreaterThan(100)
  expect(statuses[422]).toBeGreaterThan(100)
})
