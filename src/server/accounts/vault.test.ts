import { expect, test } from 'vitest'
import { createPrivacy } from '../platform/privacy/privacy.ts'
import { getExperience, openVault, withExperience } from './vault.ts'

const privacy = createPrivacy(Buffer.alloc(32, 3))
const secret = privacy.newSecret()

test('an account starts with an empty experience list', () => {
  expect(getExperience(privacy, { secret, vault: null })).toEqual([])
})

test('a company is added once, in the order it came', () => {
  const empty = openVault(privacy, { secret, vault: null })
  const vault = [7, 3, 7].reduce(withExperience, empty)
  expect(getExperience(privacy, { secret, vault: privacy.sealVault(secret, vault) })).toEqual([7, 3])
})

test('parts of a vault this version does not know are kept', () => {
  const sealed = privacy.sealVault(secret, { experience: [], hobbies: ['x'] })
  expect(withExperience(openVault(privacy, { secret, vault: sealed }), 1)).toMatchObject({ hobbies: ['x'] })
})

test('entries from before they had ids get one that stays', () => {
  const sealed = privacy.sealVault(secret, { experience: [{ company_id: 7 }] })
  expect(openVault(privacy, { secret, vault: sealed }).experience).toEqual([{ id: 'company-7', company_id: 7 }])
})
