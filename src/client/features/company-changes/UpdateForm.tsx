import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeCompany, companyUpdate, type EditableCompany } from '../../../contract/companies/changes.ts'
import { buildPath } from '../../../contract/endpoint.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { Problem } from '../../../contract/problem.ts'
import { handOver, useHandOverWords } from '../../forms/draft/hand-over.ts'
import { FormView } from '../../forms/FormView.tsx'
import { PictureShown } from '../../forms/PictureShown.tsx'
import type { Packing } from '../../outbox/request.ts'
import type { OpenDraft } from '../../outbox/use-draft.ts'
import { Card } from '../../ui/Card.tsx'
import { rebaseAnswers } from './rebased.ts'

/** A change travels with the edition of the page it was begun with: the basis of its draft. */
export const changePacking: Packing = {
  form: () => companyUpdate,
  pack: ({ companyId, answers, basis }) => ({
    path: buildPath(changeCompany, { id: companyId }),
    body: { ...buildPayload(companyUpdate, answers), edition: (basis as EditableCompany).edition },
    multipart: true,
  }),
}

interface UpdateFormProps {
  company: EditableCompany
  /** What this person has written here so far, with the page it was begun with. */
  draft: OpenDraft
  onSent: () => void
  /** It is kept on the device and goes by itself. */
  onKept: () => void
  /** The page has changed meanwhile: what it says now is needed. */
  onStale: () => void
}

type WrittenChange = { answers: RawAnswers; on: EditableCompany }

/**
 * Everything a company's page says, to be put right. It opens with what the person has written before on what the page
 * says now; another edition of the page is another form (`key`).
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
  const words = useHandOverWords()
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
    const problems = await handOver({ draft, submit: () => draft.submit(answers), words, onSent, onKept })
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

/** A page that has changed is read anew, and what was written put on it: nothing in the form is wrong. */
const isBeside = ({ code }: Problem) => code !== 'page_changed'
