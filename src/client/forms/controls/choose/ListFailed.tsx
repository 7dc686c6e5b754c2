import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { useTranslation } from 'react-i18next'
import { TextButton } from '../../../ui/controls/TextButton.tsx'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    fontSize: '0.8125rem',
    color: tokens.colorNeutralForeground2,
  },
})

/** The message for a list that failed to load, with a retry button. */
export function ListFailed({ retry }: { retry: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  return (
    <p role="status" className={styles.row}>
      {t('lookup.failed')}
      <TextButton onClick={retry}>
        <ArrowClockwise16Regular aria-hidden="true" />
        {t('lookup.retry')}
      </TextButton>
    </p>
  )
}
