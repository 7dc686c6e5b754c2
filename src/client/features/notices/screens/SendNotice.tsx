import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { buildPayload } from '../../../../contract/form/check.ts'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import type { Receipt } from '../../../../contract/notices/notices.schema.ts'
import {
  findContributionId,
  getNoticeText,
  noticeForm,
  sendCompanyNotice,
  sendNotice,
} from '../../../../contract/notices/notices.ts'
import { noticeDays } from '../../../../contract/notices/rules.ts'
import { useMutation } from '../../../data/mutation.ts'
import { useQuery } from '../../../data/query.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { session } from '../../../session/session.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { Laws } from '../Laws.tsx'
import { NoticeTextCard } from '../NoticeTextCard.tsx'
import { dropNoticeDraft, keyNotice, readNoticeDraft, saveNoticeDraft } from '../notice-draft.ts'
import { ReceiptCard } from '../ReceiptCard.tsx'

const useStyles = makeStyles({
  lead: { maxWidth: '720px', marginBlock: '4px 0' },
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  },
  note: { marginBlockStart: '12px' },
})

/** `/notice`: anybody says that a published text breaks the law; `?id=` is the text. */
export default function SendNotice() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('notices')
  const { format } = useLanguage()
  const asked = findContributionId(new URLSearchParams(useSearch()).get('id') ?? '')
  const { auth } = useSnapshot(session)
  const [start] = useState(() => ({ key: 0, answers: {} as RawAnswers }))
  const [form, setForm] = useState(start)
  const [about, setAbout] = useState(asked)
  const [receipt, setReceipt] = useState<Receipt>()
  // The page drawn by the server knows nothing of this tab.
  useEffect(() => {
    const { answers } = readNoticeDraft()
    const filled = { ...answers, ...(asked && { text: asked }) }
    setAbout(findContributionId(String(filled.text ?? '')))
    setForm({ key: 1, answers: filled })
  }, [asked])
  const read = useQuery(getNoticeText, about === undefined ? null : { params: { contribution: about } })
  const company = auth.user?.represents?.find(({ name }) => name === read.data?.company)
  const anybody = useMutation(sendNotice, { quiet: true, inForm: true })
  const own = useMutation(sendCompanyNotice, { quiet: true, inForm: true })
  usePageTitle(t('form.title'))
  const change = (answers: RawAnswers) => {
    saveNoticeDraft(answers)
    setAbout(findContributionId(String(answers.text ?? '')))
  }
  const send = async (answers: RawAnswers) => {
    const body = buildPayload(noticeForm, answers)
    const input = { body, idempotencyKey: keyNotice(answers, company?.id) }
    const sent = company ? await own.mutate({ ...input, params: { id: company.id } }) : await anybody.mutate(input)
    if (sent.ok) {
      dropNoticeDraft()
      setReceipt(sent.data)
    }
    return sent.problems
  }
  if (receipt) return <ReceiptCard receipt={receipt} />
  return (
    <div className={mergeClasses(layout.wrap, layout.longPage)}>
      <div>
        <h1 className={text.h28}>{t('form.title')}</h1>
        <p className={mergeClasses(text.muted, styles.lead)}>
          {t('form.lead', { days: format.number(noticeDays.decision) })}
        </p>
      </div>
      <div className={styles.columns}>
        <Card padded>
          {read.data && <NoticeTextCard shown={read.data} />}
          {read.state === 'missing' && <p role="note">{t('form.unknown')}</p>}
          {company && <p role="note">{t('form.asCompany', { company: `\u2068${company.name}\u2069` })}</p>}
          <FormView
            key={form.key}
            form={noticeForm}
            strings="notices"
            initial={form.answers}
            narrow
            busy={anybody.busy || own.busy}
            submitLabel={t('form.submit')}
            onChange={change}
            onSubmit={send}
          />
          <p className={mergeClasses(text.s13, text.muted, styles.note)}>{t('form.kept')}</p>
        </Card>
        <div>
          <Laws />
          <p className={styles.note}>
            <TextLink href="/notices">{t('form.register')}</TextLink>
          </p>
        </div>
      </div>
    </div>
  )
}
