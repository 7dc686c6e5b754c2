import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { useTranslation } from 'react-i18next'
import { paint } from '../../ui/paint.ts'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', fontSize: '13px', color: tokens.colorNeutralForeground2 },
  retry: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    color: paint.brandFg,
    fontWeight: 600,
    cursor: 'pointer',
  },
})

/** A list that did not load, and the way to try again. */
export function ListFailed({ retry }: { retry: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  return (
    <p role="status" className={styles.row}>
      {t('lookup.failed')}
      <button type="button" className={styles.retry} onClick={retry}>
        <ArrowClockwise16Regular aria-hidden="true" />
        {t('lookup.retry')}
      </button>
    </p>
  )
}
