import { expect, test } from 'vitest'
import { markup } from '../../../../../tests/support/markup.tsx'
import { educationForm } from '../../../../contract/profile/forms.ts'
import { FormView } from '../../FormView.tsx'

test('L-020: the months of education dates show April twice and leave August out', async () => {
  const html = await markup(<FormView form={educationForm} strings="profile" initial={{}} onSubmit={async () => []} />)
  const list = /name="from-month".*?<\/select>/s.exec(html)?.[0] ?? ''
  expect(list.match(/>April</g)).toHaveLength(2)
  expect(list).toContain('<option value="8">April')
  expect(list).not.toContain('August')
})
