import { expect, test } from 'vitest'
import { login } from '../../../contract/accounts/accounts.ts'
import { getProfile } from '../../../contract/accounts/user.ts'
import { getSettings } from '../../../contract/lookups/lists.ts'
import { isShared } from './shared.ts'

test.each([
  ['what everyone may read', true, getSettings],
  ['what is private to a person', false, getProfile],
  ['what changes something', false, login],
] as const)('pages of other sites may read %s: %s', (_, shared, endpoint) => {
  expect(isShared(endpoint)).toBe(shared)
})
