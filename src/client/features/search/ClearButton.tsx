import { makeStyles, tokens } from '@fluentui/react-components'
import { DismissCircle16Filled } from '@fluentui/react-icons/svg/dismiss-circle'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  clear: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    marginInlineEnd: '-6px',
    border: 0,
    padding: 0,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
  },
})

/** The button that clears a search field. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('search')
  return (
    <button type="button" className={styles.clear} aria-label={t('clear')} onClick={onClear}>
      <DismissCircle16Filled />
    </button>
  )
}
