import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '../../../contract/statistics/dashboard.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { MethodLink } from '../../ui/MethodLink.tsx'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'
import { Said } from '../../ui/Said.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { useText } from '../../ui/text.ts'

const useStyles = makeStyles({
  company: { display: 'flex', gap: '16px', alignItems: 'center' },
  name: { ':hover': { color: paint.brandFg } },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.wide]: { gap: '24px' },
  },
  card: { display: 'grid', alignContent: 'start', gap: '8px' },
  value: { fontSize: '40px', lineHeight: '48px', fontWeight: 700 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' },
  basis: { textWrap: 'balance' },
})

type FareProps = Omit<Dashboard, 'company'> & { company: NonNullable<Dashboard['company']> }

/** Culture score, company rating, CEO rating and rank, each with what it rests on; or why there is none yet. */
export function Fare({ company, culture, rating, ceo, rank }: FareProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['dashboard', 'common'])
  const { format } = useLanguage()
  const ratingsOf = (count: number) => t('ratings', { ns: 'common', count, number: format.number(count) })
  const peopleOf = (count: number) => t('people', { ns: 'common', count, number: format.number(count) })
  return (
    <>
      <div className={styles.company}>
        <Logo src={company.logo} size={56} />
        <div>
          <p className={mergeClasses(text.s13, text.faint)}>{t('works')}</p>
          <Link href={`/company/${company.id}`} className={mergeClasses(text.h20, styles.name)}>
            <Said>{company.name}</Said>
          </Link>
        </div>
      </div>
      <div className={styles.cards}>
        <Figure
          title={t('rating.title')}
          none={t('rating.none')}
          value={rating && format.rating(rating.average)}
          beside={rating && <Stars rating={rating.average} size={20} />}
          basis={
            rating &&
            t('rating.basis', {
              ratings: ratingsOf(rating.count),
              low: format.rating(rating.low),
              high: format.rating(rating.high),
            })
          }
        />
        <Figure
          title={t('culture.title')}
          none={t('culture.none')}
          value={culture && format.rating(culture.score)}
          beside={culture && <span className={text.muted}>{t('culture.of')}</span>}
          below={culture && <Bar share={culture.score / 10} />}
          basis={culture && t('culture.basis', { people: peopleOf(culture.people) })}
        />
        <Figure
          title={t('ceo.title')}
          none={t('ceo.none')}
          value={ceo && format.rating(ceo.rate)}
          beside={ceo && <Stars rating={ceo.rate} size={20} />}
          basis={ceo && ratingsOf(ceo.people)}
        />
        <Figure
          title={t('rank.title')}
          none={t('rank.none')}
          value={rank && format.number(rank.place)}
          beside={rank && <span className={text.muted}>{t('rank.of', { number: format.number(rank.of) })}</span>}
          basis={rank && t('rank.basis', { industry: rank.industry })}
        />
      </div>
    </>
  )
}

interface FigureProps {
  title: string
  /** Why there is no value. */
  none: string
  value: string | null
  beside: ReactNode
  below?: ReactNode
  /** What the value rests on. */
  basis: string | null
}

function Figure({ title, none, value, beside, below, basis }: FigureProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card as="section" padded className={styles.card}>
      <h2 className={text.h16}>{title}</h2>
      {value === null ? (
        <p className={text.muted}>{none}</p>
      ) : (
        <>
          <div className={styles.row}>
            <b className={mergeClasses(styles.value, text.number)}>{value}</b>
            {beside}
          </div>
          {below}
          <p className={mergeClasses(text.s13, text.faint, styles.basis)}>
            {basis}
            <MethodLink />
          </p>
        </>
      )}
    </Card>
  )
}
