import { describe, expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { wordsIn } from '../../../tests/support/project/words.ts'
import { registerForm } from '../../contract/accounts/registration.ts'
import { check } from '../../contract/form/check.ts'
import { experienceForm } from '../../contract/profile/forms.ts'
import { salaryReview } from '../../contract/reviews/salary.ts'
import { compareForm } from '../../contract/salaries/compare.ts'
import type { Namespace } from '../i18n/resources.ts'
import { FormView } from './FormView.tsx'

/** Every form that asks for amounts that not everybody gets, and the file of its words. */
const forms = [
  { form: registerForm, strings: 'accounts', around: {} },
  { form: compareForm, strings: 'compare', around: {} },
  { form: experienceForm, strings: 'profile', around: {} },
  { form: salaryReview, strings: 'reviews', around: { get_bonus: 1 } },
] as const satisfies { form: unknown; strings: Namespace; around: object }[]

/** A salary is not among them: everybody who is asked for it has one. */
const amounts = forms.flatMap(({ form, strings, around }) =>
  form.fields
    .filter((field) => field.kind === 'whole' && field.unit === 'sar' && !('min' in field && field.min >= 10))
    .map((field) => ({ form, strings, around, field, name: `${form.id}: ${field.name}` })),
)

describe.each(['english', 'arabic'] as const)('who does not get an amount, in %s', (lng) => {
  const t = wordsIn(lng)
  test.each(amounts)(
    '$name: writes 0 where an answer is required, leaves the field empty elsewhere, and is told so',
    async ({ form, strings, around, field }) => {
      const findCode = (value: unknown) => {
        const checked = check(form, { ...around, [field.name]: value })
        return checked.ok ? undefined : checked.problems.find(({ path }) => path === field.name)?.code
      }
      const required = field.missing !== undefined
      expect(findCode(0) === undefined).toBe(required)
      expect(findCode('') === undefined).toBe(!required)
      const show = async (problems: { path: string; code: 'not_positive' }[]) =>
        wordsOfMarkup(
          await markup(
            <FormView
              {...{ form, strings, problems }}
              initial={{ ...around, [field.name]: 0 }}
              onSubmit={async () => []}
            />,
            { lng },
          ),
        )
      const refused = await show([{ path: field.name, code: 'not_positive' }])
      if (required) expect(await show([])).toContain(t(`${strings}:fields.${form.id}.${field.name}.help`))
      expect(refused).toContain(t(required ? 'forms:none.zero' : 'forms:none.empty'))
    },
  )
})

test('there are such amounts in every form', () => {
  expect(new Set(amounts.map(({ form }) => form.id)).size).toBe(forms.length)
  expect(amounts.length).toBeGreaterThanOrEqual(9)
})
