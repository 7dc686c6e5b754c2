import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Contribution } from '../../../../../contract/profile/profile.schema.ts'
import { Card } from '../../../../ui/Card.tsx'
import { OneWord } from '../../../../ui/OneWord.tsx'
import { Stars } from '../../../../ui/Stars.tsx'
import { styleQuoteEdge } from '../../../../ui/styles/borders.ts'
import { paint } from '../../../../ui/styles/paint.ts'
import { useText } from '../../../../ui/styles/text.ts'
import { UserText } from '../../../../ui/UserText.tsx'
import { describeContribution } from '../../../../ui/words-of-contribution.ts'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  words: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  side: { paddingInlineStart: '12px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  good: styleQuoteEdge(paint.good),
  bad: styleQuoteEdge(paint.bad),
})

/** A contribution of one's own in the words readers will see; who wrote it is not among them. */
export function OwnWords({ contribution }: { contribution: Contribution }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  const { kind, answers } = contribution
  const { rate, good_word, bad_word, pros, cons } = answers
  const words = describeContribution(contribution)
  if (kind !== 'company' && !words) return null
  return (
    <section>
      <h3 className={mergeClasses(text.s13, text.muted)}>{t('thanks.seen')}</h3>
      <Card padded className={styles.card}>
        {kind !== 'company' ? (
          <UserText as="p" className={styles.side}>
            {words ?? ''}
          </UserText>
        ) : (
          <>
            <Stars rating={Number(rate)} size={18} />
            <div className={styles.words}>
              <OneWord tone="good" word={String(good_word)} large />
              <OneWord tone="bad" word={String(bad_word)} large />
            </div>
            <UserText as="p" className={mergeClasses(styles.side, styles.good)}>
              {String(pros)}
            </UserText>
            <UserText as="p" className={mergeClasses(styles.side, styles.bad)}>
              {String(cons)}
            </UserText>
          </>
        )}
      </Card>
    </section>
  )
}
