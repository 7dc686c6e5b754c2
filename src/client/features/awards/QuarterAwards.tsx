import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Ribbon20Regular } from '@fluentui/react-icons/svg/ribbon'
import { Trophy20Regular } from '@fluentui/react-icons/svg/trophy'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Award, AwardQuarter } from '../../../contract/statistics/awards.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Link } from '../../router/Link.tsx'
import Avatar from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DotSeparated } from '../../ui/DotSeparated.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { SkeletonBlock } from '../../ui/states/SkeletonBlock.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  ghost: { marginBlockEnd: '12px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px', marginBlockEnd: '8px', '& svg': { color: paint.star } },
  row: {
    display: 'grid',
    gridTemplateColumns: '24px auto minmax(0, 1fr) auto',
    gap: '12px',
    alignItems: 'center',
    minHeight: '64px',
    paddingBlock: '6px',
    ':not(:first-child)': lineAbove,
    [media.zoomed]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', gap: '8px' },
  },
  place: {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    fontWeight: 700,
    color: tokens.colorNeutralForeground3,
  },
  first: { backgroundColor: paint.highlight, color: paint.warn, boxShadow: `inset 0 0 0 1px ${paint.warnLine}` },
  name: {
    display: 'block',
    paddingBlock: '4px',
    overflowWrap: 'anywhere',
    ':hover': { color: paint.brandFg },
  },
  picture: { position: 'relative', display: 'grid', [media.zoomed]: { display: 'none' } },
  of: { position: 'absolute', insetBlockEnd: '-3px', insetInlineEnd: '-3px', display: 'grid' },
  score: { display: 'flex', alignItems: 'center', gap: '10px', fontWeight: 700 },
  up: { color: paint.good },
  down: { color: tokens.colorNeutralForeground2 },
  stars: { display: 'none', [media.tablet]: { display: 'grid' } },
})

interface QuarterAwardsProps {
  awards: AwardQuarter
  /** The quarter before it, where it is known: the cards then show who rose since and who is new. */
  before?: AwardQuarter | undefined
  heading: 'h2' | 'h3'
}

/** The best companies and the best chief executives of a quarter side by side, by the rule the awards page prints. */
export function QuarterAwards({ awards, before, heading }: QuarterAwardsProps) {
  const styles = useStyles()
  const { t } = useTranslation('awards')
  return (
    <div className={styles.cards}>
      <Best
        title={t('companies')}
        icon={<Trophy20Regular />}
        awards={awards.companies}
        before={before?.companies}
        heading={heading}
      />
      <Best title={t('ceos')} icon={<Ribbon20Regular />} awards={awards.ceos} before={before?.ceos} heading={heading} />
    </div>
  )
}

/** The skeleton of both cards. */
export function QuarterSkeleton() {
  const styles = useStyles()
  return (
    <div className={styles.cards} aria-busy="true">
      {[1, 2].map((card) => (
        <Card key={card} padded>
          <SkeletonBlock width={160} height={20} className={styles.ghost} />
          {[1, 2, 3, 4, 5].map((place) => (
            <div key={place} className={styles.row}>
              <SkeletonBlock width={24} height={24} radius={12} />
              <SkeletonBlock width={44} height={44} radius={8} className={styles.picture} />
              <SkeletonBlock width="60%" />
              <SkeletonBlock width={40} />
            </div>
          ))}
        </Card>
      ))}
    </div>
  )
}

interface BestProps {
  title: string
  icon: ReactElement
  awards: readonly Award[]
  before?: readonly Award[] | undefined
  heading: 'h2' | 'h3'
}

function Best({ title, icon, awards, before, heading: Heading }: BestProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('awards')
  return (
    <Card as="section" padded>
      <Heading className={mergeClasses(text.h16, styles.head)}>
        {icon}
        {title}
      </Heading>
      {awards.length === 0 ? (
        <p className={text.muted}>{t('nobody')}</p>
      ) : (
        <ol>
          {awards.map((award) => (
            <Row key={award.place} award={award} before={before} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Row({ award, before }: { award: Award; before?: readonly Award[] | undefined }) {
  const { place, company, ceo, score, ratings } = award
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['awards', 'common'])
  const { format } = useLanguage()
  const from = findPlace(award, before ?? [])
  const said = t('ratings', { ns: 'common', count: ratings, number: format.number(ratings) })
  return (
    <li className={styles.row}>
      <span className={mergeClasses(styles.place, text.number, place === 1 && styles.first)}>{place}</span>
      <span className={styles.picture}>
        {ceo ? <Avatar image={ceo.image} name={ceo.name} size={48} /> : <Logo src={company.logo} size={44} />}
        {ceo && (
          <span className={styles.of}>
            <Logo src={company.logo} size={18} />
          </span>
        )}
      </span>
      <div>
        <Link href={`/company/${company.id}`} className={mergeClasses(text.strong, styles.name)}>
          <UserText>{ceo?.name ?? company.name}</UserText>
        </Link>
        <DotSeparated
          className={mergeClasses(text.s13, text.faint)}
          parts={[
            ceo && company.name,
            said,
            before && before.length > 0 && from !== place && <Moved key="moved" place={place} from={from} />,
          ]}
        />
      </div>
      <span className={mergeClasses(styles.score, text.number)} title={t('atLeast', { score: format.rating(score) })}>
        <span className={styles.stars}>
          <Stars rating={score} />
        </span>
        {format.rating(score)}
      </span>
    </li>
  )
}

/** Returns the place of the same company, or of the same chief executive of it, in another quarter. */
const findPlace = ({ company, ceo }: Award, among: readonly Award[]): number | undefined =>
  among.find((one) => one.company.id === company.id && one.ceo?.name === ceo?.name)?.place

/** Shows whether a place is better than the one before, which was another. */
function Moved({ place, from }: { place: number; from: number | undefined }) {
  const styles = useStyles()
  const { t } = useTranslation('awards')
  return (
    <span className={from === undefined || from > place ? styles.up : styles.down}>
      {from === undefined ? t('moved.new') : t(from > place ? 'moved.up' : 'moved.down', { place: from })}
    </span>
  )
}
