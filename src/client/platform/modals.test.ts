import { expect, test } from 'vitest'
import { askLogin, askPresence, leaveModals, openModal, share } from './modals.ts'

test('a page that is left takes its dialogs along: a question counts as not answered', async () => {
  askLogin()
  leaveModals()
  expect(openModal.get()).toBeUndefined()
  share('Nawras')
  const proven = askPresence('anything')
  leaveModals()
  expect(await proven).toBe(false)
  expect(openModal.get()).toBeUndefined()
})
