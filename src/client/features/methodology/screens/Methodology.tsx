import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { noticeDays, threatRule } from '../../../../contract/notices/rules.ts'
import { provenCrowd } from '../../../../contract/proofs/proofs.ts'
import { aspects, minMentions } from '../../../../contract/reviews/aspects.ts'
import { unusualFrom, unusualLimits, unusualRules } from '../../../../contract/reviews/unusual.ts'
import {
  buildLedger,
  computeAdvantageBound,
  computeSpent,
  computeSpentInYear,
  getCountedInYear,
  maxTellings,
} from '../../../../contract/statistics/budget.ts'
import {
  awardRules,
  confidence,
  contextRules,
  leaningRules,
  payRules,
  rankedRatings,
  releaseRules,
  toldFrom,
  typicalRules,
} from '../../../../contract/statistics/rules.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { Contents } from '../../../ui/Contents.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { AspectsTable } from '../AspectsTable.tsx'
import measured from '../aspects-measured.json'
import { cultureFormulas, intervalFormulas, noiseFormulas, payFormulas } from '../formulas.ts'
import { LedgerTable } from '../LedgerTable.tsx'
import { ReadingCard } from '../ReadingCard.tsx'

const useStyles = makeStyles({
  lead: { maxWidth: '720px', marginBlock: '4px 8px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: '256px minmax(0, 1fr)', gap: '32px' },
  },
  sections: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [media.wide]: { gap: '24px' } },
  section: { scrollMarginBlockStart: '88px' },
  plain: { maxWidth: '640px', marginBlockStart: '4px', fontWeight: 600 },
  words: { maxWidth: '760px', marginBlockStart: '12px' },
  exactly: { marginBlockStart: '8px' },
  summary: { minHeight: '44px', alignContent: 'center', cursor: 'pointer' },
  formulas: {
    display: 'grid',
    gap: '4px',
    marginBlockStart: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    // The continuation lines of a formula are indented.
    '& > li': { paddingInlineStart: '24px', textIndent: '-24px', overflowWrap: 'anywhere' },
  },
})

const sections = [
  { name: 'rating', formulas: intervalFormulas },
  { name: 'five' },
  { name: 'ledger', formulas: noiseFormulas, table: LedgerTable },
  { name: 'threats' },
  { name: 'who' },
  { name: 'pay', formulas: payFormulas },
  { name: 'culture', formulas: cultureFormulas },
  { name: 'aspects', table: AspectsTable },
  { name: 'awards' },
  { name: 'rank' },
  { name: 'unusual' },
  { name: 'proofs' },
  { name: 'check' },
  { name: 'decisions', more: '/moderation/log', link: 'log' },
  { name: 'notices', more: '/notices', link: 'noticesLink' },
] as const

/** The numbers of the rules by which unusual reviews are found. */
const describeUnusual = (format: (number: number) => string) => ({
  days: format(unusualRules.days),
  fewestUnusual: format(unusualRules.fewest),
  step: format(unusualRules.step),
  shownMonths: format(unusualRules.shownMonths),
  rate: format(unusualLimits.rate),
  stars: format(unusualLimits.stars),
  young: format(unusualLimits.young),
  networks: format(unusualLimits.networks),
  alarmRate: format(unusualFrom.rate),
  alarm: format(unusualFrom.total),
})

/** `/methodology`: how every published number is computed; its numbers are those the server computes with. */
export default function Methodology() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('methodology')
  const { format } = useLanguage()
  const most = Math.max(...buildLedger().map(({ kind }) => computeSpent(kind).most))
  const inYear = computeSpentInYear()
  const values = {
    fewest: format.number(contextRules.least),
    mostShared: format.number(contextRules.most),
    busiest: format.number(contextRules.busiest),
    finerFor: format.number(contextRules.months),
    year: format.number(inYear.most, 1),
    yearAbsent: format.number(inYear.absent, 1),
    yearOtherwise: format.number(inYear.otherwise, 1),
    forGood: format.number(inYear.forGood, 1),
    studies: format.number(getCountedInYear('study')),
    apart: format.percent(leaningRules.apart.industry),
    firstPay: format.number(releaseRules.first.salary),
    firstWriters: format.number(releaseRules.first.company),
    firstCeo: format.number(releaseRules.first.leadership),
    firstBenefits: format.number(releaseRules.first.benefit),
    firstCulture: format.number(releaseRules.first.careerpath),
    country: format.number(releaseRules.national),
    again: format.number(releaseRules.again),
    january: format.percent(releaseRules.january - 1),
    confidence: format.percent(confidence),
    places: format.number(awardRules.places),
    months: format.number(awardRules.months),
    companies: format.number(awardRules.companyRatings),
    ceos: format.number(awardRules.ceoRatings),
    hours: format.number(payRules.hoursOfMonth),
    lowest: format.number(payRules.lowest),
    highest: format.number(payRules.highest),
    exact: format.percent(payRules.exact),
    widest: format.percent(payRules.widest),
    ranked: format.number(rankedRatings),
    mostTypical: format.number(typicalRules.most),
    leastTypical: format.number(typicalRules.companies),
    culture: format.number(toldFrom.culture),
    benefits: format.number(toldFrom.benefits),
    wider: format.percent(payRules.wider),
    most: format.number(most, 1),
    bound: format.percent(computeAdvantageBound(most)),
    tellings: format.number(maxTellings),
    aspects: format.number(aspects.length),
    minMentions: format.number(minMentions),
    sentences: format.number(measured.sentences),
    heldOut: format.number(measured.heldOut),
    crowd: format.number(provenCrowd),
    ...describeUnusual(format.number),
    noticeAnswer: format.number(noticeDays.answer),
    noticeDecision: format.number(noticeDays.decision),
    threatNotices: format.number(threatRule.notices),
    threatDays: format.number(threatRule.days),
  }
  usePageTitle(t('title'))
  return (
    <div className={mergeClasses(layout.wrap, layout.longPage)}>
      <div>
        <h1 className={text.h40}>{t('title')}</h1>
        <p className={mergeClasses(text.b16, text.muted, styles.lead)}>{t('lead')}</p>
      </div>
      <div className={styles.columns}>
        <Contents
          title={t('contents')}
          sections={sections.map(({ name }) => ({ id: name, title: t(`${name}.title`) }))}
        />
        <div className={styles.sections}>
          <ReadingCard />
          {sections.map(({ name, ...section }) => (
            <Card key={name} as="section" padded id={name} className={styles.section}>
              <h2 className={text.h20}>{t(`${name}.title`)}</h2>
              <p className={mergeClasses(text.b16, styles.plain)}>{t(`${name}.plain`)}</p>
              <p className={mergeClasses(text.muted, styles.words)}>{t(`${name}.words`, values)}</p>
              {'more' in section && <TextLink href={section.more}>{t(section.link)}</TextLink>}
              {('table' in section || 'formulas' in section) && (
                <details className={styles.exactly}>
                  <summary className={mergeClasses(text.strong, styles.summary)}>{t('exactly')}</summary>
                  {'table' in section && <section.table />}
                  {'formulas' in section && (
                    // Formulas are read from left to right in every language, and scroll where they are too long.
                    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                    <ul className={styles.formulas} dir="ltr" tabIndex={0} aria-label={t('formulas')}>
                      {section.formulas.map((formula) => (
                        <li key={formula}>{formula}</li>
                      ))}
                    </ul>
                  )}
                </details>
              )}
            </Card>
          ))}
        </div>
      </div>
    </div>
  )
}
