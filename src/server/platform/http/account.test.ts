import { expect, test } from 'vitest'
import { type Account, listRoles } from './account.ts'

const account: Account = {
  id: 'a',
  email: 'reem@post.example',
  name: null,
  language: 'en',
  image: null,
  verified: true,
  closeable: false,
  blocked: false,
  preferences: null,
  secret: Buffer.alloc(32),
  vault: null,
  represents: false,
  moderates: null,
  administers: null,
}

test.each<[string, Partial<Account>, string[]]>([
  ['a person who proved their address', {}, ['member']],
  ['P-030 to P-034: who speaks for a company', { represents: true }, ['member', 'employer']],
  ['P-036: a moderator', { moderates: { role: 'moderator', pseudonym: 'Palm' } }, ['member', 'moderator']],
  [
    'P-036: the one who leads them',
    { moderates: { role: 'lead', pseudonym: 'Palm' } },
    ['member', 'moderator', 'lead'],
  ],
  ['an administrator, who decides about nothing', { administers: { pseudonym: 'Oak' } }, ['member', 'administrator']],
  ['P-037: a person who has proved nothing', { verified: false, represents: true }, []],
])('%s has the roles that follow', (_, also, roles) => {
  expect(listRoles({ ...account, ...also })).toEqual(roles)
})
