import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { InterviewCounts } from '../../../contract/companies/interviews.schema.ts'
import { reviewsCounted } from '../../../contract/companies/review-summary.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  // The height is the same before the count is loaded and after, with the button and without.
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: '44px' },
})

interface InterviewsFoundProps {
  counts: InterviewCounts | undefined
  filtered: boolean
  onClear: () => void
}

/** How many interviews were found, of how many; where there is no filter, their order. */
export function InterviewsFound({ counts, filtered, onClear }: InterviewsFoundProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('interviews')
  const { format } = useLanguage()
  const describeCount = () => {
    if (!counts) return null
    const { found, all } = counts
    const number = format.number(Math.min(found, reviewsCounted))
    if (found > reviewsCounted) return t('found.many', { number })
    if (!filtered || !all) return t('count', { count: found, number })
    const total = Object.values(all.get_offer).reduce((sum, some) => sum + some, 0)
    return t('found.of', { number, all: format.number(total) })
  }
  return (
    <div className={styles.root}>
      <p className={mergeClasses(text.s13, text.muted)} role="status">
        <b>{describeCount()}</b> {counts && !filtered && t('found.order')}
      </p>
      {filtered && (
        <Action kind="ghost" size="small" data-print="no" onClick={onClear}>
          {t('filter.clear')}
        </Action>
      )}
    </div>
  )
}
