import { MailCheckmark24Regular } from '@fluentui/react-icons/svg/mail-checkmark'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateCard } from '../../ui/StateCard.tsx'

type MailSentProps = { title: string; email: string; action?: ReactNode; children?: ReactNode }

/** A mail is on its way: to which address, and what to do with it. */
export function MailSent({ title, email, action, children }: MailSentProps) {
  const { t } = useTranslation('accounts')
  return (
    <div role="status" data-sent>
      <StateCard
        icon={<MailCheckmark24Regular />}
        title={title}
        words={
          <>
            <bdi dir="ltr">{email}</bdi>
            <br />
            {t('sent.words')}
            {children}
          </>
        }
        action={action}
      />
    </div>
  )
}
