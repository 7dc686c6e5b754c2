import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rating } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { MethodLink } from '../../../ui/controls/MethodLink.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  value: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
  // Above the link that covers the whole answer.
  method: { position: 'relative', zIndex: 1 },
})

/** The rating to one decimal, its count, and how sure it is in words (C-029, C-030, C-035). */
export const HeaderRating = memo(function HeaderRating({
  rating,
  shown,
  total,
}: {
  rating: Rating
  shown: number | null
  total: number
}) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  if (shown === null) return <p className={text.muted}>{t('noRatings')}</p>
  const ratings = t('ratings', { ns: 'common', count: total, number: format.number(total) })
  const { lower, upper } = rating
  return (
    <>
      <p className={mergeClasses(text.h28, text.number, styles.value)}>
        {format.rating(shown)} <Stars rating={shown} size={18} />
      </p>
      <p className={mergeClasses(text.s13, text.muted)}>
        {lower !== null && upper !== null ? (
          <>
            {t('likely', { ratings, lower: format.rating(lower), upper: format.rating(upper) })}
            <span className={styles.method}>
              <MethodLink />
            </span>
          </>
        ) : (
          ratings
        )}
      </p>
    </>
  )
})
