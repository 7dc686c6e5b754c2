import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Analytics } from '../../../contract/employers/analytics.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'
import { describeChange } from './sentences.ts'

const useStyles = makeStyles({ list: { display: 'grid', gap: '12px', marginBlockStart: '12px' } })

/** What the numbers below say, in sentences, each with the numbers it rests on. */
export function SentencesCard({ analytics }: { analytics: Analytics }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['employers', 'common'])
  const { format } = useLanguage()
  const change = describeChange(analytics.months)
  const formatReviews = (count: number) => t('reviews', { ns: 'common', count, number: format.number(count) })
  const { industry, rank } = analytics
  const own = analytics.companies[0]?.rating
  const sentences = [
    change && {
      key: 'rating',
      words: t(`sentences.rating.${change.rating ?? 'same'}`),
      ground: t('sentences.ratingGround', {
        now: format.rating(change.now.average ?? 0),
        before: format.rating(change.before.average ?? 0),
        reviews: formatReviews(change.now.reviews),
      }),
    },
    change && {
      key: 'count',
      words: t(`sentences.count.${change.count}`),
      ground: t('sentences.countGround', {
        now: formatReviews(change.now.reviews),
        before: formatReviews(change.before.reviews),
      }),
    },
    industry?.average != null && own
      ? {
          key: 'industry',
          words: rank
            ? t('sentences.rank', {
                place: format.number(rank.place),
                of: format.number(rank.of),
                industry: industry.name,
              })
            : t('sentences.noRank', { industry: industry.name }),
          ground: t('sentences.industryGround', {
            count: industry.companies,
            number: format.number(industry.companies),
            average: format.rating(industry.average),
          }),
        }
      : undefined,
  ].filter((one) => one !== undefined)
  if (sentences.length === 0) return null
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('sentences.title')}</h2>
      <ul className={styles.list}>
        {sentences.map(({ key, words, ground }) => (
          <li key={key}>
            <p className={text.strong}>{words}</p>
            <p className={mergeClasses(text.s13, text.muted)}>{ground}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
