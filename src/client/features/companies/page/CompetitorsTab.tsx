import { makeStyles } from '@fluentui/react-components'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { useTranslation } from 'react-i18next'
import { type CompanyCard, listCompetitors } from '../../../../contract/companies/companies.ts'
import { buildComparedPath, mostCompared } from '../../../../contract/companies/compared.ts'
import { prefetch, useQuery } from '../../../data/query.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { CompanyResult } from '../list/CompanyResult.tsx'
import { ResultGhosts } from '../list/ResultGhosts.tsx'

/** Those that have a page. */
const listed = (companies: readonly CompanyCard[]) =>
  companies.flatMap((one) => (one.is_approved === 1 ? [one.id] : []))

const useStyles = makeStyles({
  compare: { marginBlockStart: '12px' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', marginBlockStart: '16px' },
})

/** Asks for what the tab begins with before it is opened. */
export const prefetchReads = (id: number) => prefetch(listCompetitors, { params: { id } })

/** The competitors tab (C-005): each with its rating, how many rated it, and the way to its page. */
export default function CompetitorsTab({ id, savedAbove }: { id: number; savedAbove: boolean }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const read = useQuery(listCompetitors, { params: { id } })
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
            <h2 className={text.h20}>{t('competitors.title')}</h2>
            <p className={text.muted}>{t('competitors.words')}</p>
            <Action
              href={buildComparedPath([id, ...listed(companies)].slice(0, mostCompared))}
              className={styles.compare}
            >
              {t('competitors.compare')}
            </Action>
            <ul className={styles.list}>
              {companies.map((company) => (
                <CompanyResult key={company.id} company={company} heading="h3" />
              ))}
            </ul>
          </section>
        )
      }
    </ReadFrame>
  )
}
