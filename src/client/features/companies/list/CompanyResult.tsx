import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CompanyCard } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
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
import { CompanyName } from '../CompanyName.tsx'

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '16px',
    [media.tablet]: { flexWrap: 'nowrap', gap: '16px', padding: '20px 24px' },
  },
  open: { ':hover': styleEdgeColour(paint.brandLine) },
  link: { '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge } },
  main: { flex: '1', minWidth: 0 },
  words: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlockStart: '8px' },
  rate: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    width: '100%',
    paddingBlockStart: '10px',
    ...lineAbove,
    [media.tablet]: {
      display: 'grid',
      justifyItems: 'end',
      gap: 0,
      width: 'auto',
      paddingBlockStart: 0,
      borderBlockStartWidth: 0,
    },
  },
  value: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground1,
    '& b': { fontSize: '1rem', [media.tablet]: { fontSize: '1.25rem' } },
  },
})

interface CompanyResultProps {
  company: CompanyCard
  /** One level below the heading above the list. */
  heading?: 'h2' | 'h3'
}

/** A company in the search results and in the list of companies; a pending one is grey and has no link (S-005). */
export function CompanyResult({ company, heading: Heading = 'h2' }: CompanyResultProps) {
  const styles = useStyles()
  const text = useText()
  const later = useLater()
  const { t } = useTranslation(['search', 'common'])
  const { format } = useLanguage()
  const { other_name, logo, is_approved, industry, city, size, rate, total_ratings } = company
  const pending = is_approved === 0
  return (
    <Card
      as="li"
      className={mergeClasses(later.row, styles.card, !pending && styles.open)}
      aria-disabled={pending || undefined}
    >
      <Logo src={logo} size={56} pending={pending} later />
      <div className={styles.main}>
        <Heading className={mergeClasses(text.h16, pending && text.faint)}>
          <CompanyName company={company} plain={pending} className={styles.link} />
        </Heading>
        <p className={pending ? text.faint : text.muted}>
          <UserText>{other_name}</UserText>
        </p>
        <DotSeparated className={mergeClasses(text.s13, text.faint)} parts={[industry, city, size]} />
        {(company.good_word || company.bad_word) && (
          <p className={styles.words}>
            {company.good_word && <OneWord tone="good" word={company.good_word} />}
            {company.bad_word && <OneWord tone="bad" word={company.bad_word} />}
          </p>
        )}
      </div>
      {pending ? (
        <Chip>{t('page.pending')}</Chip>
      ) : (
        <div className={mergeClasses(styles.rate, text.s13, text.faint)}>
          {rate !== null && (
            <span className={styles.value}>
              <b className={text.number}>{format.rating(rate)}</b>
              <Stars rating={rate} />
            </span>
          )}
          <span>{t('reviews', { ns: 'common', count: total_ratings, number: format.number(total_ratings) })}</span>
        </div>
      )}
    </Card>
  )
}
