import { makeStyles } from '@fluentui/react-components'
import { MailCheckmark24Regular } from '@fluentui/react-icons/svg/mail-checkmark'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { giveFocus } from '../../ui/overlays/give-focus.ts'
import { StateCard } from '../../ui/states/StateCard.tsx'

// It is read, not used: the focus shows nothing.
const useStyles = makeStyles({ sent: { outlineStyle: 'none' } })

type MailSentProps = { title: string; email: string; action?: ReactNode; children?: ReactNode }

/** A mail is on its way: to which address, and what to do with it. */
export function MailSent({ title, email, action, children }: MailSentProps) {
  const { t } = useTranslation('accounts')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It takes the place of a longer form: the window would be left at what stood below that.
    scrollTo({ top: 0 })
    giveFocus(ref.current)
  }, [])
  return (
    <div ref={ref} role="status" tabIndex={-1} className={useStyles().sent} data-sent>
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
