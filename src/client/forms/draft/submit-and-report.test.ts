import { afterEach, expect, test } from 'vitest'
import type { User } from '../../../contract/accounts/user.schema.ts'
import { closeModal, openModal } from '../../platform/modals.ts'
import { dismissToast, toasts } from '../../platform/toast.ts'
import { session, signIn, signOut } from '../../session/session.ts'
import { submitAndReport } from './submit-and-report.ts'

const words = {
  ...{ pending: 'Sending', sent: 'Sent', failed: 'Failed', again: 'Again' },
  ...{ waiting: 'Kept', waitingWords: 'It goes out later', login: 'Log in to send it' },
}
const hold = (submit: () => void) =>
  submitAndReport({
    draft: { flush: async () => undefined },
    submit: async () => {
      submit()
      return { state: 'held' }
    },
    words,
    onSent: () => undefined,
    onKept: () => undefined,
  })

afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id)
  closeModal()
  signOut()
})

test('when the session ends while a form is sent, only the toast that leads to the login says so', async () => {
  signIn({ token: 't', user: { owner: 'somebody' } as User })
  expect(await hold(signOut)).toEqual([])
  expect(session.auth.user).toBeNull()
  expect(openModal.get()).toBeUndefined()
  expect(toasts.get().map(({ text }) => text)).toEqual(['Kept'])
})

test('a form held although its writer is signed in asks for the login', async () => {
  signIn({ token: 't', user: { owner: 'somebody' } as User })
  await hold(() => undefined)
  expect(openModal.get()).toEqual({ kind: 'login', words: words.login, intent: undefined })
})
