import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { useTranslation } from 'react-i18next'
import type { CompanyCard } from '../../../../contract/companies/companies.schema.ts'
import { getCompanyProfile, listCompetitors } from '../../../../contract/companies/companies.ts'
import { buildComparedPath, maxCompared } from '../../../../contract/companies/side-by-side.ts'
import { prefetch, useQuery } from '../../../data/query.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { ResultGhosts } from '../list/ResultGhosts.tsx'
import { CompetitorRow, CompetitorsHead } from './CompetitorRow.tsx'

/** Lists the ids of the companies that have a page. */
const listApprovedIds = (companies: readonly CompanyCard[]) =>
  companies.flatMap((one) => (one.is_approved === 1 ? [one.id] : []))

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '12px 16px' },
  table: { marginBlockStart: '16px', padding: 0, overflow: 'hidden' },
})

/** Prefetches the reads the tab begins with. */
export const prefetchReads = (id: number) => prefetch(listCompetitors, { params: { id } })

/**
 * The competitors tab (C-005): the company itself and then each of them, with the same few numbers and a link to its
 * page.
 */
export default function CompetitorsTab({ id, savedAbove }: { id: number; savedAbove: boolean }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const read = useQuery(listCompetitors, { params: { id } })
  const own = useQuery(getCompanyProfile, { params: { id } }).data
  return (
    <ReadFrame read={read} failed={t('competitors.failed')} savedAbove={savedAbove} skeleton={<ResultGhosts />}>
      {(companies) =>
        companies.length === 0 ? (
          <StateCard
            icon={<Building24Regular />}
            title={t('competitors.empty')}
            words={t('competitors.emptyWords')}
            action={<Action href="/companies">{t('competitors.browse')}</Action>}
          />
        ) : (
          <section>
            <div className={styles.head}>
              <div>
                <h2 className={text.h20}>{t('competitors.title')}</h2>
                <p className={text.muted}>{t('competitors.words')}</p>
              </div>
              <Action href={buildComparedPath([id, ...listApprovedIds(companies)].slice(0, maxCompared))}>
                {t('competitors.compare')}
              </Action>
            </div>
            <Card className={mergeClasses(styles.table, text.number)}>
              <CompetitorsHead />
              <ul>
                {own && <CompetitorRow company={{ ...own, is_approved: 1, city: own.headquarters }} own />}
                {companies.map((company) => (
                  <CompetitorRow key={company.id} company={company} />
                ))}
              </ul>
            </Card>
          </section>
        )
      }
    </ReadFrame>
  )
}
