import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rating } from '../../../contract/companies/companies.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { MethodLink } from '../../ui/MethodLink.tsx'
import { media } from '../../ui/media.ts'
import { Stars } from '../../ui/Stars.tsx'
import { useText } from '../../ui/text.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '10px',
    alignItems: 'center',
    [media.tablet]: { gap: '12px' },
    [media.zoomed]: { flexWrap: 'wrap' },
  },
  value: { fontSize: '40px', lineHeight: '48px', fontWeight: 700, letterSpacing: '-.02em' },
  // Where it needs two lines, no number stands alone.
  words: { marginBlockStart: '4px', textWrap: 'balance' },
})

/** The rating to one decimal, its count, and how sure it is in words (C-029, C-030, C-035). */
export const HeaderRating = memo(function HeaderRating({
  rating,
  shown,
  total,
  className,
}: {
  rating: Rating
  shown: number | null
  total: number
  className?: string
}) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  if (shown === null) return <p className={mergeClasses(text.muted, className)}>{t('noRatings')}</p>
  const ratings = t('ratings', { ns: 'common', count: total, number: format.number(total) })
  const { low, high } = rating
  return (
    <div className={mergeClasses(styles.root, className)}>
      <b className={mergeClasses(styles.value, text.number)}>{format.rating(shown)}</b>
      <div>
        <Stars rating={shown} size={20} />
        <p className={mergeClasses(text.s13, text.muted, styles.words)}>
          {low !== null && high !== null ? (
            <>
              {t('likely', { ratings, low: format.rating(low), high: format.rating(high) })}
              <MethodLink />
            </>
          ) : (
            ratings
          )}
        </p>
      </div>
    </div>
  )
})
