import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { getSalaries } from '../../../../contract/companies/salaries.ts'
import { computeAbout } from '../../../../contract/salaries/pay.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Link } from '../../../router/Link.tsx'
import Avatar from '../../../ui/Avatar.tsx'
import { PayTrack } from '../../../ui/charts/PayTrack.tsx'
import { computeScale } from '../../../ui/charts/pay-scale.ts'
import { DotSeparated } from '../../../ui/DotSeparated.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { buildTabPath } from './company-tabs.ts'
import { HeaderRating } from './HeaderRating.tsx'

const useStyles = makeStyles({
  /** Two in a row on phones, four from the width at which cards do not collapse; a last one alone has the whole row. */
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralStroke2,
    ...lineAbove,
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    [media.wide]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      '& > :last-child:nth-child(odd)': { gridColumn: 'auto' },
    },
    [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  cell: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignContent: 'start',
    gap: '2px',
    minWidth: 0,
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: paint.brandTint },
    [media.tablet]: { padding: '16px 20px', ':first-child': { paddingInlineStart: '32px' } },
  },
  question: {
    color: tokens.colorNeutralForeground3,
    fontWeight: 600,
    // The link covers the whole answer, also what is drawn in it.
    '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    ':focus-visible': {
      outlineStyle: 'none',
      '::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    },
  },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    '& small': { fontSize: '0.875rem', fontWeight: 400, letterSpacing: 0, color: tokens.colorNeutralForeground2 },
  },
  track: { maxWidth: '220px' },
  basis: { display: 'block' },
  leader: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, overflowWrap: 'anywhere' },
})

/**
 * The four answers people come to a company's page for, each with a link to everything about it (spec 2, company header
 * card).
 */
export function FourAnswers({ company }: { company: Company }) {
  const styles = useStyles()
  const { t } = useTranslation('companies')
  const { id, pay, ceo } = company
  return (
    <dl className={styles.root} aria-label={t('answers.label')}>
      <Answer question={t('answers.good')} href={buildTabPath(id, 'reviews')}>
        <HeaderRating rating={company.rating} shown={company.rate} total={company.total_ratings} />
      </Answer>
      <Answer question={t('answers.pay')} href={buildTabPath(id, 'salaries')}>
        <PayAnswer id={id} pay={pay} />
      </Answer>
      <Answer question={t('answers.recommend')} href={buildTabPath(id, 'culture')}>
        <RecommendedAnswer recommended={company.recommended} />
      </Answer>
      {ceo && (
        <Answer question={t('answers.leads')} href={buildTabPath(id, 'culture')}>
          <CeoAnswer ceo={ceo} rate={company.ceo_rate} ratings={company.ceo_ratings} />
        </Answer>
      )}
    </dl>
  )
}

function Answer({ question, href, children }: { question: string; href: string; children: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={styles.cell}>
      <dt className={text.s13}>
        <Link className={styles.question} href={href}>
          {question}
        </Link>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** About what the company pays; where that may not be told yet, what its industry or the country does, named as such. */
function PayAnswer({ id, pay }: Pick<Company, 'id' | 'pay'>) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const wider = useQuery(getSalaries, pay === null ? { params: { id } } : null).data?.wider ?? null
  const shown = pay ?? wider
  if (!shown) return <p className={text.muted}>{t('answers.fewSalaries')}</p>
  const { p25, p75, people } = shown
  const { about, within } = computeAbout(shown)
  return (
    <>
      <p className={mergeClasses(text.h28, text.number, styles.value)}>
        <small>{t('answers.about')}</small> {format.number(about)} <small>{t('answers.month')}</small>
      </p>
      <PayTrack
        className={styles.track}
        pay={shown}
        wider={pay === null}
        scale={computeScale([about - within, about + within, p25 ?? about, p75 ?? about])}
      />
      <DotSeparated
        className={mergeClasses(text.s13, text.muted)}
        parts={[
          pay === null && wider && t(`answers.wider.${wider.on}`),
          format.within(format.number(within)),
          p25 !== null && p75 !== null && t('answers.half', format.moneyRange(p25, p75)),
          pay && t('answers.salaries', { count: people, number: format.atLeast(people) }),
          pay?.leans && t(`answers.leans.${pay.leans.on}`),
        ]}
      />
    </>
  )
}

function RecommendedAnswer({ recommended }: Pick<Company, 'recommended'>) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  if (!recommended) return <p className={text.muted}>{t('answers.fewAnswers')}</p>
  const { value, people } = recommended
  return (
    <>
      <p className={mergeClasses(text.h28, text.number, styles.value)}>
        {format.rating(value)} <small>{t('answers.outOf')}</small>
      </p>
      <p className={mergeClasses(text.s13, text.muted)}>
        {t('answers.answers', { count: people, number: format.atLeast(people) })}
      </p>
    </>
  )
}

type CeoAnswerProps = {
  ceo: NonNullable<Company['ceo']>
  rate: Company['ceo_rate']
  ratings: Company['ceo_ratings']
  /** Says nothing where there is no rating to tell. */
  quiet?: boolean
}

/** The chief executive: image, name and star rating to one decimal (C-036 to C-040). */
export function CeoAnswer({ ceo, rate, ratings, quiet }: CeoAnswerProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  return (
    <>
      {rate !== null && (
        <p className={mergeClasses(text.h28, text.number, styles.value)}>
          {format.rating(rate)} <Stars rating={rate} size={18} />
        </p>
      )}
      <div className={mergeClasses(text.s13, styles.leader)}>
        <Avatar image={ceo.image} name={ceo.name} size={32} />
        <span>
          <UserText>{ceo.name}</UserText>
          {(rate !== null || !quiet) && (
            <span className={mergeClasses(text.faint, styles.basis)}>
              {rate === null
                ? t('answers.fewRatings')
                : t('ratings', { ns: 'common', count: ratings, number: format.atLeast(ratings) })}
            </span>
          )}
        </span>
      </div>
    </>
  )
}
