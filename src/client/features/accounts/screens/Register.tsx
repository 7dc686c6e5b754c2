import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHistoryState } from 'wouter/use-browser-location'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import { deviceStorage } from '../../../platform/device-storage.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { MailSent } from '../MailSent.tsx'
import { RegisterForm } from '../RegisterForm.tsx'
import { saveReturn } from '../return-to.ts'

type SentSignUp = { message: string | undefined; answers: RawAnswers }

/** `/auth/register`: sign up in three steps, then the mail (spec 4, registration). */
export default function Register() {
  const { t } = useTranslation('accounts')
  const from = useHistoryState<unknown>()
  const [sent, setSent] = useState<SentSignUp>()
  const [changing, setChanging] = useState<RawAnswers>()
  usePageTitle(t('register.page'))
  useEffect(() => saveReturn(deviceStorage, from, Date.now()), [from])
  const below = (
    <>
      {t('register.have')}{' '}
      <TextLink inText href="/auth/login" state={from}>
        {t('register.login')}
      </TextLink>
    </>
  )
  return (
    <AccountPage bare title={t('register.title')} below={below}>
      {sent ? (
        <MailSent
          title={sent.message ?? t('sent.title')}
          email={String(sent.answers.email)}
          action={
            <Action
              onClick={() => {
                setChanging(sent.answers)
                setSent(undefined)
              }}
            >
              {t('sent.again')}
            </Action>
          }
        />
      ) : (
        <RegisterForm start={changing} onSent={(message, answers) => setSent({ message, answers })} />
      )}
    </AccountPage>
  )
}
