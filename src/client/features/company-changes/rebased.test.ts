import { expect, test } from 'vitest'
import { rebaseAnswers } from './rebased.ts'

test('changes that others made meanwhile are taken over, and what was written here stays', () => {
  const logo = new File(['a'], 'a.png', { type: 'image/png' })
  const base = { phone: '1', website: 'a', about: 'x', competitors: [1, 2] }
  const mine = { phone: '2', website: 'a', competitors: [1, 2], logo }
  const now = { phone: '3', website: 'b', about: 'y', competitors: [2], founded: 1998 }
  expect(rebaseAnswers(base, mine, now)).toEqual({ phone: '2', website: 'b', competitors: [2], founded: 1998, logo })
})
