import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Trophy24Regular } from '@fluentui/react-icons/svg/trophy'
import { useTranslation } from 'react-i18next'
import { listAwards } from '../../../../contract/statistics/awards.ts'
import { awardRules, confidence } from '../../../../contract/statistics/rules.ts'
import { useInfiniteQuery } from '../../../data/infinite-query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { MoreItems } from '../../../ui/states/MoreItems.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { SkeletonBlock } from '../../../ui/states/SkeletonBlock.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { QuarterAwards, QuarterSkeleton } from '../QuarterAwards.tsx'
import { useQuarterName } from '../use-quarter-name.ts'

const PAGE = 4

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    paddingBlock: '32px 64px',
    [media.wide]: { gap: '32px', paddingBlockEnd: '96px' },
  },
  lead: { maxWidth: '720px', marginBlockStart: '4px' },
  rule: { marginBlockStart: '4px', maxWidth: '800px' },
  quarter: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

/**
 * `/awards`: the best companies and chief executives of every finished quarter, and the rule they follow from.
 */
export default function Awards() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('awards')
  const { format } = useLanguage()
  const nameQuarter = useQuarterName()
  const pages = useInfiniteQuery(listAwards, {}, ({ quarters }) => quarters, PAGE)
  usePageTitle(t('title'))
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <div>
        <h1 className={text.h28}>{t('title')}</h1>
        <p className={mergeClasses(text.muted, styles.lead)}>{t('lead')}</p>
      </div>
      <Card as="section" padded>
        <h2 className={text.h16}>{t('rule.title')}</h2>
        <p className={mergeClasses(text.muted, styles.rule)}>
          {t('rule.words', {
            places: format.number(awardRules.places),
            months: format.number(awardRules.months),
            companies: format.number(awardRules.companyRatings),
            ceos: format.number(awardRules.ceoRatings),
            confidence: format.percent(confidence),
          })}
        </p>
        <p className={styles.rule}>
          <TextLink href="/methodology" inText>
            {t('rule.link')}
          </TextLink>
        </p>
      </Card>
      <ReadFrame
        read={pages.first}
        failed={t('failed')}
        skeleton={
          <div className={styles.quarter}>
            <SkeletonBlock width={240} height={28} />
            <QuarterSkeleton />
          </div>
        }
      >
        {() =>
          pages.items.length === 0 ? (
            <StateCard
              icon={<Trophy24Regular />}
              title={t('empty.title')}
              words={t('empty.words')}
              action={<Action href="/companies">{t('empty.action')}</Action>}
            />
          ) : (
            <>
              {pages.items.map((awards, place) => (
                <section key={awards.quarter} className={styles.quarter} data-quarter={awards.quarter}>
                  <h2 className={text.h20}>{t('quarter', { quarter: nameQuarter(awards.quarter) })}</h2>
                  <QuarterAwards awards={awards} before={pages.items[place + 1]} heading="h3" />
                </section>
              ))}
              <MoreItems {...pages} words={{ more: t('more'), loading: t('loadingMore'), failed: t('moreFailed') }} />
            </>
          )
        }
      </ReadFrame>
    </div>
  )
}
