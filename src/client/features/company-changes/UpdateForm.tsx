import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditableCompany } from '../../../contract/companies/changes.schema.ts'
import { companyUpdate } from '../../../contract/companies/changes.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { Problem } from '../../../contract/problem.ts'
import { submitAndReport, useSubmitWords } from '../../forms/draft/submit-and-report.ts'
import { FormView } from '../../forms/FormView.tsx'
import { PictureShown } from '../../forms/PictureShown.tsx'
import type { OpenDraft } from '../../outbox/use-draft.ts'
import { Card } from '../../ui/Card.tsx'
import { rebaseAnswers } from './rebased.ts'

interface UpdateFormProps {
  company: EditableCompany
  /** What this person has written here so far, with the edition of the page it was begun with. */
  draft: OpenDraft
  onSent: () => void
  /** Called once it is saved on the device, from where it is sent automatically. */
  onKept: () => void
  /** Called where the page has changed meanwhile: its present content is needed. */
  onStale: () => void
}

type WrittenChange = { answers: RawAnswers; on: EditableCompany }

/**
 * The form for correcting everything a company's page says. It opens with what the person has written before, applied
 * to the page's present content; another edition of the page is another form (`key`).
 */
export function UpdateForm(props: UpdateFormProps) {
  const { draft } = props
  const on = draft.basis as EditableCompany | undefined
  const written = useRef<WrittenChange | undefined>(on && { answers: draft.answers, on })
  return <Edition key={props.company.edition} {...props} written={written} />
}

type EditionProps = UpdateFormProps & { written: { current: WrittenChange | undefined } }

function Edition({ company, draft, written, onSent, onKept, onStale }: EditionProps) {
  const { t } = useTranslation('company-changes')
  const words = useSubmitWords()
  const { answers: now, pictures, may } = company
  const [start] = useState(() => {
    const { answers, on } = written.current ?? { answers: now, on: company }
    return rebaseAnswers(on.answers, answers, now)
  })
  const names = useMemo(() => Object.fromEntries(company.competitors.map((one) => [one.id, one.name])), [company])
  const shown = useMemo(
    () => ({
      logo: <PictureShown field="logo" now={pictures.logo} />,
      cover: <PictureShown field="cover" now={pictures.cover} wide />,
      ceo_image: <PictureShown field="ceo_image" now={pictures.ceo_image} />,
    }),
    [pictures],
  )

  const keep = (answers: RawAnswers) => {
    written.current = { answers, on: company }
    draft.save(answers, 1, company)
  }
  const submit = async (answers: RawAnswers): Promise<readonly Problem[]> => {
    keep(answers)
    const problems = await submitAndReport({ draft, submit: () => draft.submit(answers), words, onSent, onKept })
    const beside = problems.filter(isBeside)
    if (beside.length < problems.length) onStale()
    return beside
  }
  return (
    <Card padded>
      <FormView
        sections
        form={companyUpdate}
        strings="company-changes"
        initial={start}
        problems={draft.problems.filter(isBeside)}
        below={shown}
        names={names}
        onChange={keep}
        onSubmit={submit}
        submitLabel={t(may === 'apply' ? 'save' : 'propose')}
      />
    </Card>
  )
}

/**
 * Whether a problem concerns the answers. A page that has changed is read again and what was written is applied to it:
 * nothing in the form is wrong.
 */
const isBeside = ({ code }: Problem) => code !== 'page_changed'
