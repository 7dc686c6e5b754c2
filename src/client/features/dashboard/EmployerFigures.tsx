import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '../../../contract/statistics/dashboard.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkChevron } from '../../ui/controls/LinkChevron.tsx'
import { MethodLink } from '../../ui/controls/MethodLink.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  company: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    alignItems: 'center',
    padding: '16px',
    '& > :nth-child(2)': { flex: '1 1 0', minWidth: 0 },
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  figure: {
    ...lineAbove,
    padding: '14px 16px',
  },
  basis: { textWrap: 'balance' },
  note: { padding: '12px 16px', ...lineAbove },
})

type EmployerFiguresProps = Omit<Dashboard, 'company'> & { company: NonNullable<Dashboard['company']> }

/** Culture score, company rating, chief executive's rating and rank, each with its basis; or why there is none yet. */
export function EmployerFigures({ company, culture, rating, ceo, rank, typical }: EmployerFiguresProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['dashboard', 'common'])
  const { format } = useLanguage()
  const formatRatings = (count: number) => t('ratings', { ns: 'common', count, number: format.number(count) })
  const formatTypical = (value: number | null | undefined) =>
    typical && typeof value === 'number'
      ? t('typical.of', { industry: typical.industry, value: format.rating(value) })
      : null
  const formatPeople = (count: number) => t('people', { ns: 'common', count, number: format.number(count) })
  return (
    <Card as="section">
      <div className={styles.company}>
        <Logo src={company.logo} size={48} />
        <div>
          <p className={mergeClasses(text.s13, text.faint)}>{t('works')}</p>
          <h2 className={text.h16}>
            <UserText>{company.name}</UserText>
          </h2>
        </div>
        <TextLink href={`/company/${company.id}`}>
          {t('open')}
          <LinkChevron />
        </TextLink>
      </div>
      <div className={styles.figures}>
        <Figure
          title={t('rating.title')}
          none={t('rating.none')}
          value={rating && format.rating(rating.average)}
          beside={null}
          basis={
            rating &&
            t('rating.basis', {
              ratings: formatRatings(rating.count),
              lower: format.rating(rating.lower),
              upper: format.rating(rating.upper),
            })
          }
          typical={formatTypical(typical?.rating)}
        />
        <Figure
          title={t('culture.title')}
          none={t('culture.none')}
          value={culture && format.rating(culture.score)}
          beside={t('culture.of')}
          basis={culture && t('culture.basis', { people: formatPeople(culture.people) })}
          typical={formatTypical(typical?.culture)}
        />
        <Figure
          title={t('ceo.title')}
          none={t('ceo.none')}
          value={ceo && format.rating(ceo.rate)}
          beside={null}
          basis={ceo && formatRatings(ceo.people)}
          typical={formatTypical(typical?.ceo)}
        />
        <Figure
          title={t('rank.title')}
          none={t('rank.none')}
          value={rank && format.number(rank.place)}
          beside={rank && t('rank.of', { number: format.number(rank.of) })}
          basis={rank && t('rank.basis', { industry: rank.industry })}
          typical={null}
        />
      </div>
      {typical && [typical.rating, typical.culture, typical.ceo].some((value) => value !== null) && (
        <p className={mergeClasses(text.s13, text.faint, styles.note)}>
          {t('typical.note', { industry: typical.industry })}
        </p>
      )}
    </Card>
  )
}

interface FigureProps {
  title: string
  /** The words where there is no value. */
  none: string
  value: string | null
  beside: ReactNode
  /** The basis of the value: how many people. */
  basis: string | null
  /** The same value of the industry. */
  typical: string | null
}

function Figure({ title, none, value, beside, basis, typical }: FigureProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={styles.figure}>
      <h3 className={mergeClasses(text.s13, text.strong, text.faint)}>{title}</h3>
      {value === null ? (
        <>
          <p className={mergeClasses(text.s13, text.muted)}>{none}</p>
          {typical && <p className={text.s13}>{typical}</p>}
        </>
      ) : (
        <>
          <p>
            <b className={mergeClasses(text.h28, text.number)}>{value}</b>{' '}
            {beside && <span className={mergeClasses(text.s13, text.muted)}>{beside}</span>}
          </p>
          {typical && <p className={text.s13}>{typical}</p>}
          <p className={mergeClasses(text.s13, text.muted, styles.basis)}>
            {basis}
            <MethodLink />
          </p>
        </>
      )}
    </div>
  )
}
