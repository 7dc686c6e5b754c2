import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerNotice, noticeAnswerForm } from '../../../contract/notices/notices.ts'
import type { Activity } from '../../../contract/notifications/activity.schema.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  words: { overflowWrap: 'anywhere' },
  said: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  form: { width: '100%' },
})

/** What a notice says about a text, and the form in which its author answers unseen. */
export function NoticeAsked({ notice }: { notice: NonNullable<Activity['notice']> }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('activity')
  const { format } = useLanguage()
  const [writing, setWriting] = useState(false)
  const { mutate } = useMutation(answerNotice)
  const { id, ground, wrong, until, answered } = notice
  return (
    <>
      <p className={styles.words}>{t('notice.words')}</p>
      <p className={styles.words}>
        {t('notice.ground', { ground: t(`grounds.${ground}`) })} {t('notice.wrong')}
      </p>
      <UserText as="p" className={mergeClasses(text.muted, styles.said)}>
        {wrong}
      </UserText>
      <p className={styles.words}>{answered ? t('notice.answered') : t('notice.until', { day: format.day(until) })}</p>
      {!answered && !writing && (
        <Action size="small" onClick={() => setWriting(true)}>
          {t('notice.write')}
        </Action>
      )}
      {!answered && writing && (
        <div className={styles.form}>
          <FormView
            form={noticeAnswerForm}
            strings="activity"
            initial={{}}
            narrow
            submitLabel={t('notice.submit')}
            onSubmit={async (body) => (await mutate({ params: { notice: id }, body })).problems}
          />
        </div>
      )}
    </>
  )
}
