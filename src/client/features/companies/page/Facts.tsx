import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Briefcase20Regular } from '@fluentui/react-icons/svg/briefcase'
import { Building20Regular } from '@fluentui/react-icons/svg/building'
import { BuildingMultiple20Regular } from '@fluentui/react-icons/svg/building-multiple'
import { Calendar20Regular } from '@fluentui/react-icons/svg/calendar'
import { Globe20Regular } from '@fluentui/react-icons/svg/globe'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { Location20Regular } from '@fluentui/react-icons/svg/location'
import { Money20Regular } from '@fluentui/react-icons/svg/money'
import { People20Regular } from '@fluentui/react-icons/svg/people'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Phone20Regular } from '@fluentui/react-icons/svg/phone'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Link } from '../../../router/Link.tsx'
import { Card } from '../../../ui/Card.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { formatWebAddress } from '../web-address.ts'

const useStyles = makeStyles({
  // It may break across pages, since whole it could leave half a sheet empty before it; its rows do not break.
  card: { '@media print': { breakInside: 'auto' } },
  list: { display: 'grid', marginBlockStart: '8px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '20px auto minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'start',
    paddingBlock: '9px',
    ...lineAbove,
    ':last-child': { paddingBlockEnd: 0 },
    '& > svg': { marginBlockStart: '1px', color: tokens.colorNeutralForeground3 },
    '@media print': { breakInside: 'avoid' },
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' },
    [media.zoomed]: {
      gridTemplateColumns: '20px minmax(0, 1fr)',
      rowGap: 0,
      '& dd': { gridColumn: '2', textAlign: 'start' },
    },
  },
  stacked: { rowGap: '4px', '& dd': { gridColumn: '2 / -1', fontWeight: 400, textAlign: 'start' } },
  link: {
    color: paint.brandFg,
    // A touch target of 44 px, while the row looks as high as its neighbours.
    [media.collapsed]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', marginBlock: '-9px' },
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  },
  several: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '18px 12px' },
  /** Names that are long enough to wrap, so each begins a line. */
  names: {
    display: 'grid',
    justifyItems: 'end',
    gap: '20px',
    [media.wide]: { gap: '8px' },
    [media.zoomed]: { justifyItems: 'start' },
  },
})

type Row = { label: keyof typeof icons; value: ReactNode; stacked?: boolean }

const icons = {
  website: <Globe20Regular />,
  headquarters: <Location20Regular />,
  size: <People20Regular />,
  founded: <Calendar20Regular />,
  type: <Building20Regular />,
  industry: <Briefcase20Regular />,
  revenue: <Money20Regular />,
  competitors: <BuildingMultiple20Regular />,
  activity: <Briefcase20Regular />,
  phone: <Phone20Regular />,
  address: <Location20Regular />,
  map_link: <Location20Regular />,
  ceo_linkedin: <Person20Regular />,
  social: <People20Regular />,
  mission: <Info20Regular />,
  vision: <Info20Regular />,
} satisfies Record<string, ReactElement>

/** Splits an address before its last dot, where it breaks if it needs two lines. */
function splitAtDot(address: string) {
  const dot = Math.max(0, address.lastIndexOf('.'))
  return (
    <>
      {address.slice(0, dot)}
      <wbr />
      {address.slice(dot)}
    </>
  )
}

function Outside({ address, words }: { address: string; words?: string }) {
  const styles = useStyles()
  const web = formatWebAddress(address)
  if (!web) return null
  return (
    <a className={styles.link} href={web.href} target="_blank" rel="noreferrer nofollow">
      <bdi>{words ?? splitAtDot(web.shown)}</bdi>
    </a>
  )
}

/**
 * The facts of a company, by label (E-030 to E-045); unknown ones are left out. Where none is known it shows 'no data'
 * (X-031).
 */
export function Facts({ company }: { company: Company }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  const renderValue = (value: string | null) => value && <UserText>{value}</UserText>
  const renderAmount = (value: string | null) => renderValue(value && format.written(value))
  const social = Object.entries(company.social).filter(([, address]) => formatWebAddress(address))
  const rows: Row[] = [
    { label: 'website', value: company.website && <Outside address={company.website} /> },
    { label: 'headquarters', value: renderValue(company.headquarters) },
    { label: 'size', value: renderAmount(company.size) },
    { label: 'founded', value: company.founded && format.digits(company.founded) },
    { label: 'type', value: renderValue(company.type) },
    { label: 'industry', value: renderValue(company.industry) },
    { label: 'revenue', value: renderAmount(company.revenue) },
    { label: 'activity', value: renderValue(company.activity) },
    {
      label: 'phone',
      value: company.phone && (
        <a href={`tel:${company.phone}`} dir="ltr" className={styles.link}>
          {company.phone}
        </a>
      ),
    },
    { label: 'address', value: renderValue(company.address) },
    { label: 'map_link', value: company.map_link && <Outside address={company.map_link} words={t('facts.openMap')} /> },
    {
      label: 'ceo_linkedin',
      value: company.ceo_linkedin && <Outside address={company.ceo_linkedin} words={t('facts.openCeo')} />,
    },
    {
      label: 'social',
      value: social.length > 0 && (
        <span className={styles.several}>
          {social.map(([network, address]) => (
            <Outside
              key={network}
              address={address}
              words={t(`facts.networks.${network as 'twitter'}`, { defaultValue: network })}
            />
          ))}
        </span>
      ),
    },
    {
      label: 'competitors',
      value: company.competitors.length > 0 && (
        <span className={styles.names}>
          {company.competitors.map(({ id, name }) => (
            <Link key={id} href={`/company/${id}`} className={styles.link}>
              <UserText>{name}</UserText>
            </Link>
          ))}
        </span>
      ),
    },
    { label: 'mission', value: company.mission, stacked: true },
    { label: 'vision', value: company.vision, stacked: true },
  ]
  const known = rows.filter(({ value }) => Boolean(value))
  return (
    <Card as="section" padded className={styles.card}>
      <h2 className={text.h16}>{t('facts.title')}</h2>
      {known.length === 0 && <p className={text.muted}>{t('noData', { ns: 'common' })}</p>}
      <dl className={styles.list}>
        {known.map(({ label, value, stacked }) => (
          <div key={label} className={mergeClasses(styles.row, stacked && styles.stacked)}>
            {icons[label]}
            <dt>{t(`facts.${label}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
