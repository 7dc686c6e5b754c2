import { makeStyles } from '@fluentui/react-components'
import { MailCheckmark24Regular } from '@fluentui/react-icons/svg/mail-checkmark'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { giveFocus } from '../../ui/overlays/give-focus.ts'
import { StateCard } from '../../ui/states/StateCard.tsx'

// Focused for screen readers only, so it has no focus ring.
const useStyles = makeStyles({ sent: { outlineStyle: 'none' } })

type MailSentProps = { title: string; email: string; action?: ReactNode; children?: ReactNode }

/** The message that a mail was sent: to which address, and what to do with it. */
export function MailSent({ title, email, action, children }: MailSentProps) {
  const { t } = useTranslation('accounts')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It replaces a longer form: otherwise the window would stay scrolled to what was below that.
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
