import { MailCheckmark24Regular } from '@fluentui/react-icons/svg/mail-checkmark'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outcome } from '../../ui/states/Outcome.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'

type MailSentProps = { title: string; email: string; action?: ReactNode; children?: ReactNode }

/** The message that a mail was sent: to which address, and what to do with it. */
export function MailSent({ title, email, action, children }: MailSentProps) {
  const { t } = useTranslation('accounts')
  return (
    <Outcome>
      <StateCard
        icon={<MailCheckmark24Regular />}
        title={title}
        words={
          <>
            <bdi dir="ltr" translate="no">
              {email}
            </bdi>
            <br />
            {t('sent.words')}
            {children}
          </>
        }
        action={action}
      />
    </Outcome>
  )
}
