import { afterAll, expect, test } from 'vitest'
import { fuzz } from '../support/attacks/fuzz.ts'
import { startTestServer } from '../support/server/server.ts'
import { isWhole } from '../support/setup/whole.ts'

const server = await startTestServer()
afterAll(server.close)

test('hostile requests: no status above 499, no answer outside the document, no row of a refused request', async () => {
  const { failures, undocumented, stored, statuses } = await fuzz(server, { count: isWhole ? 2000 : 800, seed: 2026 })
  expect(failures).toEqual([])
  expect(undocumented).toEqual([])
  expect(stored).toEqual([])
  // The requests get far enough to be accepted, and to be refused by the rules of their forms.
  expect(statuses[200]).toBeGreaterThan(100)
  expect(statuses[422]).toBeGreaterThan(100)
})
