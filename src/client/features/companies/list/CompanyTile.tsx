import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CompanyCard } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Link } from '../../../router/Link.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DotSeparated } from '../../../ui/DotSeparated.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { useLater } from '../../../ui/later.ts'
import { OneWord } from '../../../ui/OneWord.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { lineAbove, styleEdgeColour } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { Verified } from '../../../ui/Verified.tsx'

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    // Beside a name in two lines, rating and words are at the foot.
    gridTemplateRows: '1fr',
    gap: '12px',
    padding: '16px',
    transitionProperty: 'border-color',
    transitionDuration: '150ms',
    ':hover': styleEdgeColour(paint.brandLine),
    [media.tablet]: { padding: '20px' },
  },
  /** The name's link covers the card, so that the whole card can be pressed and is read once. */
  link: { '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge } },
  top: {
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    alignSelf: 'start',
    minWidth: 0,
    '& > div': { minWidth: 0 },
  },
  rate: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  words: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', paddingBlockStart: '12px', ...lineAbove },
})

/** A company in the home page's grid. */
export function CompanyTile({ company }: { company: CompanyCard }) {
  const styles = useStyles()
  const text = useText()
  const later = useLater()
  const { t } = useTranslation()
  const { format } = useLanguage()
  const { id, name, logo, unlocked, industry, city, rate, total_ratings, good_word, bad_word } = company
  return (
    <Card as="li" className={mergeClasses(later.row, styles.card)}>
      <div className={styles.top}>
        <Logo src={logo} size={48} later />
        <div>
          <h3 className={text.h16}>
            <Link href={`/company/${id}`} className={styles.link}>
              <UserText>{name}</UserText>
            </Link>
            {unlocked === 1 && (
              <>
                {'\u00A0'}
                <Verified />
              </>
            )}
          </h3>
          <DotSeparated className={mergeClasses(text.s13, text.faint)} parts={[industry, city]} />
        </div>
      </div>
      <div className={styles.rate}>
        {rate !== null && (
          <>
            <b className={text.h16}>{format.rating(rate)}</b>
            <Stars rating={rate} />
          </>
        )}
        <span className={mergeClasses(text.s13, text.faint)}>
          {t('reviews', { count: total_ratings, number: format.number(total_ratings) })}
        </span>
      </div>
      {(good_word || bad_word) && (
        <div className={styles.words}>
          {good_word && <OneWord tone="good" word={good_word} />}
          {bad_word && <OneWord tone="bad" word={bad_word} />}
        </div>
      )}
    </Card>
  )
}
