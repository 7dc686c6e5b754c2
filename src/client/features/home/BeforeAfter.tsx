import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { Edit16Regular } from '@fluentui/react-icons/svg/edit'
import { Eye16Regular } from '@fluentui/react-icons/svg/eye'
import { useTranslation } from 'react-i18next'
import { paint } from '../../ui/styles/paint.ts'
import { ramp } from '../../ui/styles/ramp.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'center', alignContent: 'center' },
  card: {
    width: '100%',
    paddingBlock: '16px',
    paddingInline: '20px',
    borderRadius: '12px',
    backgroundColor: 'rgb(255 255 255 / .07)',
    boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / .14)',
  },
  out: { backgroundColor: '#FFFFFF', color: ramp[30], boxShadow: '0 24px 48px -16px rgb(0 0 0 / .4)' },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    marginBlockEnd: '4px',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: ramp[140],
  },
  titleOut: { color: ramp[80] },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    paddingBlock: '7px',
    ':not(:first-child)': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'rgb(128 128 128 / .2)',
    },
    '& dt': { flexShrink: 0, color: ramp[140] },
    '& dd': { fontWeight: 600, textAlign: 'end' },
  },
  rowOut: { '& dt': { color: '#5F6F78' } },
  never: { color: '#A8402A' },
  arrow: {
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    marginBlock: '-8px',
    borderRadius: '50%',
    backgroundColor: ramp[70],
    boxShadow: `0 0 0 4px ${paint.band}`,
  },
})

const rows = [
  { label: 'name', from: 'enterName', to: 'seeName' },
  { label: 'job', from: 'enterJob', to: 'seeJob' },
  { label: 'city', from: 'enterCity', to: 'seeCity' },
  { label: 'written', from: 'enterWritten', to: 'seeWritten' },
] as const

/** An example of what a person enters beside what readers see of it. */
export function BeforeAfter() {
  const styles = useStyles()
  const { t } = useTranslation('home')
  return (
    <div className={styles.root}>
      <div className={styles.card}>
        <h3 className={styles.title}>
          <Edit16Regular />
          {t('anon.enter')}
        </h3>
        <dl>
          {rows.map(({ label, from }) => (
            <div key={label} className={styles.row}>
              <dt>{t(`anon.${label}`)}</dt>
              <dd>{t(`anon.${from}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <span className={styles.arrow}>
        <ChevronDown20Regular />
      </span>
      <div className={mergeClasses(styles.card, styles.out)}>
        <h3 className={mergeClasses(styles.title, styles.titleOut)}>
          <Eye16Regular />
          {t('anon.see')}
        </h3>
        <dl>
          {rows.map(({ label, to }) => (
            <div key={label} className={mergeClasses(styles.row, styles.rowOut)}>
              <dt>{t(`anon.${label}`)}</dt>
              <dd className={label === 'name' ? styles.never : undefined}>{t(`anon.${to}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
