import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyRequest, requestCompany } from '../../../contract/companies/request.ts'
import { initialAnswers, payloadOf } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { Problem } from '../../../contract/problem.ts'
import { multipart } from '../../api/multipart.ts'
import { call } from '../../api/page.ts'
import { attemptOf, forgetAnswers, type KeptAnswers, keepAnswers, readKept } from '../../forms/kept-answers.ts'
import { PictureShown } from '../../forms/PictureShown.tsx'
import { Wizard } from '../../forms/Wizard.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ownerOf, session } from '../../session/session.ts'
import { Chip } from '../../ui/Chip.tsx'
import { media } from '../../ui/media.ts'
import { askLogin } from '../../ui/modals.ts'
import { useText } from '../../ui/text.ts'
import { toast } from '../../ui/toast.ts'
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

const storageKey = 'company-request'

/** The request to add a company in three steps; what is written stays on the device until the server has it. */
export function RequestForm({ onSent }: { onSent: (name: string) => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('add-company')
  const { code } = useLanguage()
  const draft = useRef<KeptAnswers>(undefined)
  draft.current ??= readKept(localStorage, storageKey, ownerOf(session.auth))
  const [kept, setKept] = useState(Object.keys(draft.current.answers).length > 0)
  const keep = (change: Partial<KeptAnswers>) => {
    draft.current = { ...draft.current!, owner: ownerOf(session.auth), ...change }
    setKept(keepAnswers(localStorage, storageKey, draft.current))
  }
  const [start] = useState(() => ({ ...initialAnswers(companyRequest), ...draft.current!.answers }))

  const submit = async (answers: RawAnswers): Promise<readonly Problem[]> => {
    keep({ answers })
    if (!session.auth.user) {
      askLogin(t('login'))
      return []
    }
    const body = payloadOf(companyRequest, answers)
    const attempt = attemptOf(draft.current!, body, () => crypto.randomUUID())
    keep({ attempt })
    const outcome = await call(requestCompany, { body: multipart(body), idempotencyKey: attempt.key })
    if (!outcome.ok) {
      if (outcome.problems.length === 0) toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
      return outcome.problems
    }
    forgetAnswers(localStorage, storageKey)
    onSent(String(body[`name_${code}`]))
    return []
  }
  return (
    <Wizard
      form={companyRequest}
      strings="add-company"
      answers={start}
      step={draft.current.step}
      onChange={(answers, step) => keep({ answers, step })}
      onSubmit={submit}
      below={hints}
      chip={
        kept && (
          <Chip tone="good" icon={<CheckmarkCircle16Filled />}>
            {t('kept')}
          </Chip>
        )
      }
      note={(step) => <p className={mergeClasses(text.muted, styles.note)}>{t(`notes.${step as 1 | 2 | 3}`)}</p>}
    />
  )
}
