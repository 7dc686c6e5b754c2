import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeCompany, companyUpdate, type EditableCompany } from '../../../contract/companies/update.ts'
import { payloadOf } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { Problem } from '../../../contract/problem.ts'
import { multipart } from '../../api/multipart.ts'
import { call } from '../../api/page.ts'
import { FormView } from '../../forms/FormView.tsx'
import { attemptOf, type KeptAnswers, rebased } from '../../forms/kept-answers.ts'
import { PictureShown } from '../../forms/PictureShown.tsx'
import { Card } from '../../ui/Card.tsx'
import { toast } from '../../ui/toast.ts'

interface UpdateFormProps {
  id: number
  company: EditableCompany
  /** What this person has written here so far, if anything. */
  draft: KeptAnswers
  onDraft: (draft: Partial<KeptAnswers>) => void
  onSent: (message: string | undefined) => void
  /** The page has changed meanwhile: what it says now is needed. */
  onStale: () => void
}

/**
 * Everything a company's page says, to be put right. It opens with what the person has written before on what the page
 * says now; another edition of the page is another form (`key`).
 */
export function UpdateForm({ id, company, draft, onDraft, onSent, onStale }: UpdateFormProps) {
  const { t } = useTranslation('update-company')
  const { answers: now, pictures, may } = company
  const [start] = useState(() => (draft.base ? rebased(draft.base, draft.answers, now) : now))
  const names = useMemo(() => Object.fromEntries(company.competitors.map((one) => [one.id, one.name])), [company])
  const shown = useMemo(
    () => ({
      logo: <PictureShown field="logo" now={pictures.logo} />,
      cover: <PictureShown field="cover" now={pictures.cover} wide />,
      ceo_image: <PictureShown field="ceo_image" now={pictures.ceo_image} />,
    }),
    [pictures],
  )

  const submit = async (answers: RawAnswers): Promise<readonly Problem[]> => {
    const body = { ...payloadOf(companyUpdate, answers), edition: company.edition }
    const attempt = attemptOf(draft, body, () => crypto.randomUUID())
    onDraft({ answers, base: now, attempt })
    const outcome = await call(changeCompany, {
      params: { id },
      body: multipart(body),
      idempotencyKey: attempt.key,
    })
    if (outcome.ok) {
      onSent(outcome.message)
      return []
    }
    const problems = outcome.problems.filter(({ code }) => code !== 'page_changed')
    if (problems.length < outcome.problems.length || outcome.problems.length === 0)
      toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
    if (problems.length < outcome.problems.length) onStale()
    return problems
  }
  return (
    <Card padded>
      <FormView
        sections
        form={companyUpdate}
        strings="update-company"
        initial={start}
        below={shown}
        names={names}
        onChange={(answers) => onDraft({ answers, base: now })}
        onSubmit={submit}
        submitLabel={t(may === 'apply' ? 'save' : 'propose')}
      />
    </Card>
  )
}
