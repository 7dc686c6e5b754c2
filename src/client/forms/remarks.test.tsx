import { beforeAll, describe, expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import type { Form } from '../../contract/form/form.ts'
import { supportForm } from '../../contract/profile/forms.ts'
import { companyReview } from '../../contract/reviews/company.ts'
import { FormView } from './FormView.tsx'
import { loadRemarkFinder } from './remark-finder.ts'

beforeAll(loadRemarkFinder)

const shown = async (form: Form, initial: Record<string, string>, lng: 'english' | 'arabic' = 'english') =>
  wordsOfMarkup(
    await markup(
      <FormView
        form={form}
        strings="reviews"
        step={form === companyReview ? 3 : undefined}
        initial={initial}
        onSubmit={async () => []}
      />,
      { lng },
    ),
  )

describe('a text that everybody will read', () => {
  it('says in either language that it names a person, and lets the writer continue', async () => {
    expect(await shown(companyReview, { pros: 'Ask Mr. Fahd in payroll' })).toContain('“Mr. Fahd” reads like')
    expect(await shown(companyReview, { cons: 'اسأل عن الأستاذ فهد في الرواتب' }, 'arabic')).toContain('«الأستاذ فهد»')
  })
  it('says in either language that it insults people, and lets the writer continue', async () => {
    expect(await shown(companyReview, { cons: 'The manager is an idiot, really' })).toContain(
      '“idiot” reads like an insult',
    )
    const words = await shown(companyReview, { cons: 'الأستاذ فهد حمار ولا يفهم' }, 'arabic')
    expect(words).toContain('«حمار»')
    expect(words).toContain('«الأستاذ فهد»')
  })
  it('says nothing of harsh words about the work', async () => {
    expect(await shown(companyReview, { cons: 'The worst management, stupid rules' })).not.toContain('reads like')
    expect(await shown(companyReview, { cons: 'الإدارة فاشلة والقرارات غبية' }, 'arabic')).not.toContain('تبدو عبارة')
  })
  it('says nothing of a name that is still being typed, and of nobody', async () => {
    for (const pros of ['Ask Mr. Fah', 'The branch manager decides', ''])
      expect(await shown(companyReview, { pros })).not.toContain('reads like')
  })
  it('is no other text', async () => {
    const words = await shown(supportForm, { message: 'Ask Mr. Fahd in payroll' })
    expect(words).toContain('Mr. Fahd')
    expect(words).not.toContain('reads like')
  })
})
