import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ReviewSummary } from '../../../../contract/companies/review-summary.schema.ts'
import { reviewsCounted } from '../../../../contract/companies/review-summary.ts'
import type { Format } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { useText } from '../../../ui/styles/text.ts'
import type { ShownReviews } from './review-filter.ts'

const useStyles = makeStyles({
  // The height of one line, before the count is loaded and after.
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: '22px' },
  average: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
})

interface ReviewFoundProps {
  summary: ReviewSummary | undefined
  filter: ShownReviews
  /** The average of all reviews of the company. */
  average: number | null
}

/** What was found, in a sentence: how many reviews, which, and their average beside that of all of them. */
export function ReviewFound({ summary, filter, average }: ReviewFoundProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['voices', 'common', 'aspects'])
  const { format } = useLanguage()
  const found = summary?.found
  const named = summary?.all?.departments.find(({ id }) => id === filter.department)?.name
  const which = describeFilter(filter, named, t, format)
  return (
    <p className={mergeClasses(text.s13, text.muted, styles.root)} role="status">
      {found && (
        <>
          <span>
            <b>
              {found.count > reviewsCounted
                ? t('found.more', { number: format.number(reviewsCounted) })
                : t('common:reviews', { count: found.count, number: format.number(found.count) })}
            </b>
            {which.length > 0 && ` ${format.list(which)}`}
          </span>
          {found.average !== null && average !== null && (
            <span className={styles.average}>
              <Stars rating={found.average} />
              {t(which.length > 0 ? 'found.average' : 'found.averageOfAll', {
                rating: format.rating(found.average),
                all: format.rating(average),
              })}
            </span>
          )}
          {summary.proven && (
            <TextLink href="/methodology#proofs">
              {t('found.proven', {
                number: format.number(summary.proven.at_least),
                all: format.number(summary.proven.of),
              })}
            </TextLink>
          )}
        </>
      )}
    </p>
  )
}

/** Isolates quoted words inside a sentence of ours: no matter what their direction, what follows stays in its place. */
const isolateWords = (words: string) => `\u2068${words}\u2069`

/** Describes a filter, each choice as the rest of a sentence that begins with "12 reviews". */
function describeFilter(
  { q, stars, who, language, answered, good, bad, aspect }: ShownReviews,
  department: string | undefined,
  t: TFunction<['voices', 'common', 'aspects']>,
  format: Format,
): string[] {
  return [
    aspect && t('found.aspect', { aspect: t(`aspects:names.${aspect}`) }),
    good && t('found.word', { word: isolateWords(good) }),
    bad && t('found.word', { word: isolateWords(bad) }),
    q && t('found.words', { words: isolateWords(q) }),
    stars &&
      t('found.stars', {
        count: stars.at(-1) ?? 0,
        levels: stars.map((level) => format.digits(level)).join(t('found.or')),
      }),
    who && t(`found.${who}`),
    language && t(`found.${language}`),
    answered && t(`found.answered.${answered}`),
    department && t('found.department', { department }),
  ].filter((one): one is string => typeof one === 'string' && one !== '')
}
