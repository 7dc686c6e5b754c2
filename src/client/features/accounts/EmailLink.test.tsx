import { expect, test } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import ConfirmRecovery from './screens/ConfirmRecovery.tsx'
import UndoEmail from './screens/UndoEmail.tsx'

test.each([
  ['changes the recovery code', ConfirmRecovery],
  ['undoes a change of address', UndoEmail],
])('the page of a mailed link that %s says that nothing has happened yet, and can be left', async (_, Screen) => {
  const html = await markup(<Screen params={{ token: 'none' }} />)
  expect(wordsOfMarkup(html)).toContain('Nothing changes before you press the button.')
  expect(linksOf(html)).toEqual(['/'])
})
