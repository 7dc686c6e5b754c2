import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({ root: { gridColumnStart: '1', gridColumnEnd: '-1', ':empty': { display: 'none' } } })

/**
 * Says what the eighth entry of the month list means, which is labelled April as specified (spec 9), once it is chosen:
 * it is shown back as August.
 */
export function EighthMonth({ month }: { month: unknown }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('forms')
  return (
    <span role="status" className={mergeClasses(text.s13, text.muted, styles.root)}>
      {Number(month) === 8 ? t('yearMonth.eighth') : ''}
    </span>
  )
}
