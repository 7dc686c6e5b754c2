import { describe, expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { check } from '../../contract/form/check.ts'
import type { Field } from '../../contract/form/field.ts'
import type { Form } from '../../contract/form/form.ts'
import { certificateForm, infoForm, skillForm, supportForm } from '../../contract/profile/forms.ts'
import { companyReview } from '../../contract/reviews/company.ts'
import { interviewReview } from '../../contract/reviews/interview.ts'
import type { Namespace } from '../i18n/resources.ts'
import { useWords } from './words.ts'

type Asked = { form: Form; strings: Namespace; field: Field; part?: string | undefined }
const limitOf = ({ field, part }: Asked) =>
  field.kind === 'pairs' && part ? field.each : 'max' in field ? field.max : 0

const forms: { form: Form; strings: Namespace }[] = [
  { form: companyReview, strings: 'reviews' },
  { form: interviewReview, strings: 'reviews' },
  { form: supportForm, strings: 'profile' },
  { form: infoForm, strings: 'profile' },
  { form: skillForm, strings: 'profile' },
  { form: certificateForm, strings: 'profile' },
]
const texts = forms.flatMap(({ form, strings }): Asked[] =>
  form.fields.flatMap((field): Asked[] => {
    if (field.kind === 'pairs') return field.parts.map((part) => ({ form, strings, field, part }))
    return field.kind === 'text' || field.kind === 'longText' ? [{ form, strings, field }] : []
  }),
)

/** What a person reads beside an answer of one character more than it may have. */
function Refusal({ form, strings, field, part }: Asked) {
  const words = useWords(form, strings)
  const long = 'a'.repeat(limitOf({ form, strings, field, part }) + 1)
  const answer = field.kind === 'pairs' ? [Object.fromEntries(field.parts.map((one) => [one, long]))] : long
  const checked = check(form, { [field.name]: answer })
  const problems = checked.ok ? [] : checked.problems.filter(({ path }) => path.split('.')[0] === field.name)
  return problems.map(({ path, code }) => <p key={path}>{words.problem(code, field, part ? 'part' : undefined)}</p>)
}

describe.each(['english', 'arabic'] as const)('a text that is too long, in %s', (lng) => {
  test.each(texts.map((one) => ({ ...one, name: `${one.form.id}: ${one.field.name} ${one.part ?? ''}` })))(
    '$name: names its limit',
    async (asked) => {
      const limit = limitOf(asked)
      const refused = wordsOfMarkup(await markup(<Refusal {...asked} />, { lng }))
      expect(refused).toContain(limit.toLocaleString('en'))
    },
  )
})
