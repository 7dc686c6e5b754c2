import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { companyRequest } from '../../../contract/companies/requests.ts'
import { createAnswers } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { DraftFrame } from '../../forms/draft/DraftFrame.tsx'
import { SavedChip } from '../../forms/draft/SavedChip.tsx'
import { submitAndReport, useSubmitWords } from '../../forms/draft/submit-and-report.ts'
import { PictureShown } from '../../forms/PictureShown.tsx'
import { Wizard } from '../../forms/Wizard.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { requestPacking } from '../../outbox/packings/company-request.ts'
import { useDraft } from '../../outbox/use-draft.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { SameName } from './SameName.tsx'

const useStyles = makeStyles({
  note: { paddingInline: '16px', marginBlockEnd: '16px', [media.tablet]: { paddingInline: '32px' } },
})

const hints = {
  name_ar: <SameName field="name_ar" />,
  name_en: <SameName field="name_en" />,
  logo: <PictureShown field="logo" />,
  cover: <PictureShown field="cover" wide />,
}

/** The request to add a company in three steps; what is written stays on the device until the server has it. */
export function RequestForm({ onSent }: { onSent: (name: string) => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('company-requests')
  const { code } = useLanguage()
  const [name, setName] = useState('')
  const draft = useDraft({ type: 'company_request', companyId: 0, companyName: name }, requestPacking)
  const words = useSubmitWords()
  const start = useMemo(() => ({ ...createAnswers(companyRequest), ...draft.answers }), [draft.answers])

  const change = (answers: RawAnswers, step: number) => {
    setName(String(answers[`name_${code}`] ?? ''))
    draft.save(answers, step)
  }
  const submit = (answers: RawAnswers) =>
    submitAndReport({
      draft,
      submit: () => draft.submit(answers),
      words: { ...words, login: t('login') },
      onSent: () => onSent(String(answers[`name_${code}`])),
      onKept: () => navigate('/outbox'),
    })
  const isFilled = Object.keys(draft.answers).length > 0
  const form = (
    <Wizard
      key={isFilled ? draft.restored : 0}
      form={companyRequest}
      strings="company-requests"
      answers={start}
      step={draft.step}
      problems={draft.problems}
      onChange={change}
      onSubmit={submit}
      below={hints}
      chip={<SavedChip saved={draft.saved} />}
      note={(step) => <p className={mergeClasses(text.muted, styles.note)}>{t(`notes.${step as 1 | 2 | 3}`)}</p>}
    />
  )
  return (
    <DraftFrame draft={draft} skeleton={form}>
      {form}
    </DraftFrame>
  )
}
