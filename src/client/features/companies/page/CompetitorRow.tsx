import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company, CompanyCard } from '../../../../contract/companies/companies.schema.ts'
import { getCompanyProfile } from '../../../../contract/companies/companies.ts'
import { computeAbout } from '../../../../contract/salaries/pay.ts'
import { type QueryResult, useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { DotSeparated } from '../../../ui/DotSeparated.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { SkeletonBlock } from '../../../ui/states/SkeletonBlock.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { CompanyName } from '../CompanyName.tsx'

const columns = 'minmax(0, 1fr) 172px 132px 168px 132px'

const useStyles = makeStyles({
  head: {
    display: 'none',
    padding: '16px 24px 12px',
    color: tokens.colorNeutralForeground2,
    [media.wide]: { display: 'grid', gridTemplateColumns: columns, columnGap: '16px' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'start',
    padding: '16px',
    ':not(:first-child)': lineAbove,
    [media.tablet]: { paddingInline: '24px' },
    [media.wide]: { gridTemplateColumns: columns, ...lineAbove },
  },
  own: { backgroundColor: paint.brandTint },
  name: { display: 'flex', gap: '12px', minWidth: 0 },
  link: { ':hover': { color: paint.brandFg } },
  /**
   * In two columns on phones, each measure under its name; in as many columns as measures where the row has room for
   * them.
   */
  measures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px 16px',
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.wide]: { display: 'contents' },
    [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  measure: { minWidth: 0, '& > dt': { color: tokens.colorNeutralForeground2, [media.wide]: { display: 'none' } } },
  value: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', fontWeight: 700, minHeight: '24px' },
  few: { fontWeight: 400 },
  basis: { display: 'block', minHeight: '20px' },
})

/** The headings of the columns, where there are columns: for screen readers every number has its own label. */
export function CompetitorsHead() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('side-by-side')
  return (
    <div className={mergeClasses(text.s13, styles.head)} aria-hidden="true">
      <span>{t('short.company')}</span>
      <span>{t('short.rating')}</span>
      <span>{t('short.recommended')}</span>
      <span>{t('short.pay')}</span>
      <span>{t('short.ceo')}</span>
    </div>
  )
}

type Competitor = Pick<
  CompanyCard,
  'id' | 'name' | 'logo' | 'unlocked' | 'is_approved' | 'city' | 'rate' | 'total_ratings'
> & { industry: string | null }

/** A company with the numbers its own page begins with; a pending one has no link (S-005). */
export function CompetitorRow({ company, own }: { company: Competitor; own?: boolean }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['side-by-side', 'search', 'common'])
  const { format } = useLanguage()
  const { id, logo, is_approved, industry, city, rate, total_ratings } = company
  const pending = is_approved === 0
  const read = useQuery(getCompanyProfile, pending ? null : { params: { id } })
  const formatPeople = (people: number) => t('people', { ns: 'common', count: people, number: format.atLeast(people) })
  return (
    <li className={mergeClasses(styles.row, own && styles.own)}>
      <div className={styles.name}>
        <Logo src={logo} size={40} pending={pending} later />
        <div>
          <h3 className={mergeClasses(text.h16, pending && text.faint)}>
            <CompanyName company={company} plain={pending || own === true} className={styles.link} />
          </h3>
          {own ? (
            <p className={mergeClasses(text.s13, text.muted)}>{t('own')}</p>
          ) : (
            <DotSeparated className={mergeClasses(text.s13, text.faint)} parts={[industry, city]} />
          )}
        </div>
      </div>
      {pending ? (
        <div>
          <Chip>{t('page.pending', { ns: 'search' })}</Chip>
        </div>
      ) : (
        <dl className={styles.measures}>
          <Measure
            name={t('short.rating')}
            basis={t('reviews', { ns: 'common', count: total_ratings, number: format.number(total_ratings) })}
          >
            {rate === null ? null : (
              <>
                {format.rating(rate)} <Stars rating={rate} />
              </>
            )}
          </Measure>
          <ReadMeasure name={t('short.recommended')} read={read} of={({ recommended }) => recommended}>
            {({ value, people }) => ({
              value: t('short.outOf', { value: format.rating(value) }),
              basis: formatPeople(people),
            })}
          </ReadMeasure>
          <ReadMeasure name={t('short.pay')} read={read} of={({ pay }) => pay}>
            {(pay) => ({
              value: t('about', { amount: format.money(computeAbout(pay).about) }),
              basis: formatPeople(pay.people),
            })}
          </ReadMeasure>
          <ReadMeasure
            name={t('short.ceo')}
            read={read}
            of={({ ceo_rate, ceo_ratings }) => (ceo_rate === null ? null : { ceo_rate, ceo_ratings })}
          >
            {({ ceo_rate, ceo_ratings }) => ({ value: format.rating(ceo_rate), basis: formatPeople(ceo_ratings) })}
          </ReadMeasure>
        </dl>
      )}
    </li>
  )
}

function Measure({ name, basis, children }: { name: string; basis?: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={styles.measure}>
      <dt className={text.s12}>{name}</dt>
      <dd>
        {children !== null && <span className={styles.value}>{children}</span>}
        <span className={mergeClasses(text.s12, text.faint, styles.basis)}>{basis}</span>
      </dd>
    </div>
  )
}

interface ReadMeasureProps<Value> {
  name: string
  read: QueryResult<Company>
  /** Null where too few people answered. */
  of: (company: Company) => Value | null
  children: (value: Value) => { value: string; basis: string }
}

/** A measure that is part of the company's profile; its height is the same before and after that is loaded. */
function ReadMeasure<Value>({ name, read, of, children: say }: ReadMeasureProps<Value>) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('side-by-side')
  const found = read.data && of(read.data)
  const said = found && say(found)
  return (
    <Measure name={name} basis={said?.basis}>
      {said?.value ??
        (read.state === 'loading' ? (
          <SkeletonBlock width={72} />
        ) : (
          <span className={mergeClasses(text.s12, text.faint, styles.few)}>{t(read.data ? 'few' : 'unread')}</span>
        ))}
    </Measure>
  )
}
