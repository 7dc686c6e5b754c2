import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styleEdgeColour } from '../../ui/styles/borders.ts'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  notice: {
    columnGap: '12px',
    padding: '14px 16px',
    marginBlockEnd: '16px',
    ...styleEdgeColour(paint.warnLine),
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: paint.warnTint,
  },
  icon: { marginInlineEnd: 0, color: paint.warn },
  body: { paddingInlineEnd: 0 },
  title: { display: 'block', fontWeight: 700 },
})

/** How long to wait after too many attempts, counting down. Announced once to screen readers, not every second. */
export function WaitNotice({ until }: { until: number | undefined }) {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  if (until === undefined) return null
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return (
    <MessageBar
      role="alert"
      aria-live="polite"
      aria-atomic="false"
      aria-labelledby={undefined}
      layout="multiline"
      intent="warning"
      icon={{ className: styles.icon, children: <Clock20Regular /> }}
      bottomReflowSpacer={null}
      className={styles.notice}
      data-wait
    >
      <MessageBarBody className={styles.body}>
        <MessageBarTitle className={styles.title}>{t('wait.title')}</MessageBarTitle>
        <p aria-live="off">{formatWait(t, seconds)}</p>
      </MessageBarBody>
    </MessageBar>
  )
}

type Say = ReturnType<typeof useTranslation<'accounts'>>['t']

function formatWait(t: Say, seconds: number): string {
  if (seconds === 0) return t('wait.over')
  return seconds < 90 ? t('wait.seconds', { count: seconds }) : t('wait.minutes', { count: Math.ceil(seconds / 60) })
}
