import { makeStyles, tokens } from '@fluentui/react-components'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paint } from '../../ui/paint.ts'

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    gap: '12px',
    padding: '14px 16px',
    marginBlockEnd: '16px',
    border: `1px solid ${paint.warnLine}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: paint.warnTint,
    '& > svg': { flexShrink: 0, color: paint.warn },
  },
  title: { fontWeight: 700 },
})

/** After too many attempts: how long to wait, counting down. Said once to screen readers, not every second. */
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
    <div role="alert" aria-live="polite" aria-atomic="false" className={styles.notice} data-wait>
      <Clock20Regular aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('wait.title')}</p>
        <p aria-live="off">{waitWords(t, seconds)}</p>
      </div>
    </div>
  )
}

type Say = ReturnType<typeof useTranslation<'accounts'>>['t']

function waitWords(t: Say, seconds: number): string {
  if (seconds === 0) return t('wait.over')
  return seconds < 90 ? t('wait.seconds', { count: seconds }) : t('wait.minutes', { count: Math.ceil(seconds / 60) })
}
