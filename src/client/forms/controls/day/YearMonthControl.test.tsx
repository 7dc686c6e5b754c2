import { expect, test } from 'vitest'
import { markup } from '../../../../../tests/support/markup.tsx'
import { educationForm } from '../../../../contract/profile/forms.ts'
import { FormView } from '../../FormView.tsx'

test('L-020: the month that was chosen before stands in the list, with its year', async () => {
  const html = await markup(
    <FormView form={educationForm} strings="profile" initial={{ from: '2019-08' }} onSubmit={async () => []} />,
  )
  const chosen = (name: string) =>
    /<option value="(\d+)" selected=""/.exec(html.slice(html.indexOf(`name="${name}"`)))?.[1]
  expect([chosen('from-month'), chosen('from-year')]).toEqual(['8', '2019'])
})

test('L-020: the months of education dates show April twice and leave August out', async () => {
  const html = await markup(<FormView form={educationForm} strings="profile" initial={{}} onSubmit={async () => []} />)
  const list = /name="from-month".*?<\/select>/s.exec(html)?.[0] ?? ''
  expect(list.match(/>April</g)).toHaveLength(2)
  expect(list).toContain('<option value="8">April')
  expect(list).not.toContain('August')
})
