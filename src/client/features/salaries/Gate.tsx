import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/controls/Action.tsx'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { ramp } from '../../ui/styles/ramp.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  gate: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 32px',
    alignItems: 'center',
    padding: '24px 16px',
    borderRadius: '16px',
    backgroundColor: paint.band,
    color: '#FFFFFF',
    // In forced colours mode, which removes its background.
    '@media (forced-colors: active)': { border: '1px solid' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '32px' },
  },
  words: { marginBlockStart: '4px', color: ramp[150] },
  steps: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginBlockStart: '16px' },
  step: { display: 'flex', gap: '10px', alignItems: 'center' },
  number: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    backgroundColor: 'rgb(255 255 255 / .12)',
    fontWeight: 700,
  },
})

interface GateProps {
  /** The name of the job title. */
  title: string
  /** Whether someone is signed in, who has one step less. */
  signedIn: boolean
  onShare: () => void
}

/**
 * Give to get (P-026, P-027): one shared salary opens every job title; the steps, and a button for the first of them.
 */
export function Gate({ title, signedIn, onShare }: GateProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const steps = signedIn ? (['role', 'pay', 'open'] as const) : (['login', 'share', 'open'] as const)
  return (
    <section className={styles.gate} data-gate>
      <div>
        <h2 className={text.h20}>{t('gate.title', { title })}</h2>
        <p className={styles.words}>{t('gate.words')}</p>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step} className={styles.step}>
              <span className={mergeClasses(styles.number, text.number)} aria-hidden="true">
                {at + 1}
              </span>
              {t(`gate.steps.${step}`)}
            </li>
          ))}
        </ol>
      </div>
      <Action kind="invert" size="tall" onClick={onShare}>
        {t('write')}
      </Action>
    </section>
  )
}
