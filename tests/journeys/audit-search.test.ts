import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { record } from '../../src/server/audit/audit.ts'
import { accountAt } from '../support/server/employer.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { call, signUp } = server
let token = ''
beforeEach(async () => {
  await server.empty()
  token = await signUp('huda@example.com')
  await addAdministrator(server.db, await accountAt(server, 'huda@example.com'))
})
afterAll(() => server.close())

/** Entries that no other test makes: the audit keeps those of all. */
const note = (entry: { action: 'company.close' | 'company.rename'; subject: string; now: string; actor?: string }) =>
  server.db.transaction((tx) =>
    record(
      { db: tx, privacy: server.services.privacy },
      { actor: 'A-aaaaaa', details: { before: false, after: true }, ...entry, now: new Date(entry.now) },
    ),
  )
const search = async (query: string) => {
  const { status, json } = await call('GET', `/admin/audit?${query}`, { token })
  return status === 200 ? json.data : status
}
const subjectsOf = async (query: string) =>
  (await search(query)).entries.map(({ subject }: { subject: string }) => subject)

test('the audit is searched by action, actor, subject and the day in Saudi Arabia, newest first, by pages', async () => {
  await note({ action: 'company.close', subject: 'sought/1', now: '2031-03-01T20:59:59Z' })
  await note({ action: 'company.rename', subject: 'sought/12', now: '2031-03-01T21:00:00Z', actor: 'A-bbbbbb' })
  await note({ action: 'company.close', subject: 'sought/2', now: '2031-03-02T20:59:59Z' })
  expect(await subjectsOf('subject=sought/')).toEqual(['sought/2', 'sought/12', 'sought/1'])
  expect(await subjectsOf('subject=sought/1')).toEqual(['sought/12', 'sought/1'])
  expect(await subjectsOf('action=company.rename&subject=sought')).toEqual(['sought/12'])
  expect(await subjectsOf('actor=A-bbbbbb')).toEqual(['sought/12'])
  // The day begins at 21:00 UTC.
  expect(await subjectsOf('day=2031-03-02')).toEqual(['sought/2', 'sought/12'])
  const first = await search('subject=sought/&limit=2')
  expect(first.entries).toHaveLength(2)
  expect(await search(`subject=sought/&limit=2&after=${first.next}`)).toMatchObject({
    ...{ entries: [{ subject: 'sought/1', day: '2031-03-01', details: '{"before":false,"after":true}' }], next: null },
  })
  // Nothing of how the entries are chained is told, and a wildcard means nothing.
  expect(Object.keys(first.entries[0]).sort()).toEqual([
    'action',
    'actor',
    'at',
    'day',
    'details',
    'seq',
    'subject',
    'undo',
  ])
  expect(await subjectsOf('subject=%25')).toEqual([])
  for (const wrong of ['action=nothing', 'day=2031-13-01', 'limit=51', 'after=x']) expect(await search(wrong)).toBe(400)
})

test('nobody but an administrator reads it', async () => {
  const member = await signUp('reader@example.com')
  expect((await call('GET', '/admin/audit', { token: member })).status).toBe(403)
  expect((await call('GET', '/admin/audit')).status).toBe(401)
})
