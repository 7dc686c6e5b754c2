import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styleInContrast } from '../ui/styles/contrast.ts'
import { useHidden } from '../ui/styles/hidden.ts'
import { media } from '../ui/styles/media.ts'
import { paint } from '../ui/styles/paint.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px', marginBlockEnd: '12px' },
  count: { fontWeight: 700, minHeight: '26px', display: 'flex', alignItems: 'center' },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '6px',
    [media.tablet]: { gap: '8px' },
  },
  bar: {
    display: 'block',
    height: '4px',
    marginBlockEnd: '8px',
    borderRadius: '2px',
    backgroundColor: paint.dataTrack,
    transitionProperty: 'background-color',
    transitionDuration: '150ms',
  },
  barDone: styleInContrast(paint.dataSoft),
  barNow: styleInContrast(paint.brandRule),
  name: {
    display: 'flex',
    gap: '5px',
    alignItems: 'center',
    fontSize: '0.75rem',
    lineHeight: tokens.lineHeightBase200,
    fontWeight: 600,
    color: tokens.colorNeutralForeground3,
    [media.tablet]: { fontSize: '0.875rem', lineHeight: tokens.lineHeightBase300 },
    '& > svg': { flexShrink: 0, width: '14px', height: '14px', color: paint.brandFg },
  },
  nameDone: { color: tokens.colorNeutralForeground2 },
  nameNow: { color: paint.brandFg },
})

type StepHeadProps = { step: number; names: readonly string[]; chip?: ReactNode }

/** 'Step n of 3', whether it is saved, and the three steps by name: done, current, next. */
export function StepHead({ step, names, chip }: StepHeadProps) {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation('forms')
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.count}>{t('step', { n: step })}</p>
        {chip}
      </div>
      <ol className={styles.steps}>
        {names.map((name, at) => {
          const n = at + 1
          const [done, now] = [n < step, n === step]
          return (
            <li key={name} aria-current={now ? 'step' : undefined}>
              <span className={mergeClasses(styles.bar, done && styles.barDone, now && styles.barNow)} />
              <span className={mergeClasses(styles.name, done && styles.nameDone, now && styles.nameNow)}>
                {done ? <CheckmarkCircle16Filled aria-hidden="true" /> : <span aria-hidden="true">{n}</span>}
                {name}
                {done && <span className={hidden.visually}>{t('done')}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
