import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddCircle16Regular } from '@fluentui/react-icons/svg/add-circle'
import { Incognito16Regular } from '@fluentui/react-icons/svg/incognito'
import { SubtractCircle16Regular } from '@fluentui/react-icons/svg/subtract-circle'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedReview } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Marked } from '../../../ui/Marked.tsx'
import { OneWord } from '../../../ui/OneWord.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { styleQuoteEdge } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { CompanyResponse } from './CompanyResponse.tsx'
import { buildContextLine } from './context-line.ts'
import { findMarks } from './found-marks.ts'
import { VoicesBar } from './VoicesBar.tsx'

const useStyles = makeStyles({
  card: { padding: '20px 16px', scrollMarginBlockStart: '80px', [media.tablet]: { padding: '24px' } },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px' },
  month: { marginInlineStart: 'auto' },
  rate: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    marginBlockStart: '10px',
    fontSize: '1.25rem',
    lineHeight: tokens.lineHeightBase500,
  },
  context: {
    display: 'flex',
    gap: '6px',
    marginBlockStart: '2px',
    '& svg': { flexShrink: 0, marginBlockStart: '3px' },
  },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    marginBlockStart: '16px',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '32px' },
  },
  side: {
    paddingInlineStart: '12px',
    '& p': { marginBlockStart: '2px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& mark': { backgroundColor: paint.highlight, color: 'inherit' },
  },
  label: {
    display: 'flex',
    gap: '6px',
    alignItems: 'center',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    fontWeight: 700,
  },
  good: styleQuoteEdge(paint.good),
  goodLabel: { color: paint.good },
  bad: styleQuoteEdge(paint.bad),
  badLabel: { color: paint.bad },
})

interface ReviewCardProps {
  review: PublishedReview
  company: { id: number; name: string; logo: string | null; unlocked: 0 | 1 }
  /** The form of the company's answer, for those who speak for it. */
  answer?: ReactNode
  /** The words that were searched for, highlighted in the text. */
  looked?: string | undefined
}

/**
 * One published review: rating and month, its two words, the context of its writer, pros and cons apart, the response,
 * and the controls for its readers.
 */
export function ReviewCard({ review, company, answer, looked }: ReviewCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const who = buildContextLine(review, t)
  const sides = [
    { side: 'good', icon: <AddCircle16Regular />, label: t('reviews.pros'), words: review.pros },
    { side: 'bad', icon: <SubtractCircle16Regular />, label: t('reviews.cons'), words: review.cons },
  ] as const
  return (
    <Card as="article" id={`review-${review.id}`} className={styles.card}>
      <header className={styles.top}>
        <div className={styles.rate}>
          <Stars rating={review.rate} size={18} />
          <b className={mergeClasses(text.h16, text.number)}>{format.rating(review.rate)}</b>
          {review.language && <Chip>{t(`reviews.languages.${review.language}`)}</Chip>}
        </div>
        <span className={mergeClasses(text.s13, text.faint, styles.month)}>{format.month(review.month)}</span>
      </header>
      <h3 className={styles.words}>
        <OneWord tone="good" word={review.good_word} large />
        <OneWord tone="bad" word={review.bad_word} large />
      </h3>
      {who !== '' && (
        <p className={mergeClasses(text.s13, text.faint, styles.context)}>
          <Incognito16Regular />
          <span>{who}</span>
        </p>
      )}
      <div className={styles.sides}>
        {sides.map(({ side, icon, label, words }) => (
          <div key={side} className={mergeClasses(styles.side, styles[side])}>
            <h4 className={mergeClasses(styles.label, styles[`${side}Label`])}>
              {icon}
              {label}
            </h4>
            <UserText as="p" shown={looked && <Marked text={words} marks={findMarks(words, looked)} />}>
              {words}
            </UserText>
          </div>
        ))}
      </div>
      {review.response && <CompanyResponse response={review.response} company={company} />}
      {answer}
      <VoicesBar
        review={review}
        shared={{ title: company.name, address: `/company/${company.id}/reviews#review-${review.id}` }}
      />
    </Card>
  )
}
