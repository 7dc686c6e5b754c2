import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Redirect, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { buildTitlePath, TitleList } from '../browse/TitleList.tsx'
import { TitleOffer } from '../browse/TitleOffer.tsx'
import { type Filter, TitleSearch } from '../browse/TitleSearch.tsx'

const useStyles = makeStyles({
  compare: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '24px' },
  },
  // First in reading order, so that an offer can be typed before the list has loaded.
  side: { [media.wide]: { gridColumn: '2', gridRow: '1' } },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    [media.wide]: { gridColumn: '1', gridRow: '1', gap: '24px' },
  },
})

/** `/salaries?q=&department=`; older links have `title` instead (R-027, P-002). */
export default function Salaries() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('salaries')
  const query = new URLSearchParams(useSearch())
  const filter: Filter = { q: query.get('q')?.trim() ?? '', department: query.get('department') ?? '' }
  const title = Number(query.get('title'))
  usePageTitle(t('browse.title'))
  if (Number.isInteger(title) && title > 0) return <Redirect to={buildTitlePath(title)} replace />
  const change = ({ q, department }: Filter) => {
    const next = new URLSearchParams({ ...(q && { q }), ...(department && { department }) })
    navigate(next.size > 0 ? `/salaries?${next}` : '/salaries')
  }
  return (
    <div className={mergeClasses(layout.wrap, layout.page)}>
      <h1 className={text.h28}>{t('browse.title')}</h1>
      <p className={text.muted}>{t('browse.words')}</p>
      <TitleSearch key={filter.q} filter={filter} onFilter={change} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <TitleOffer />
        </div>
        <div className={styles.list}>
          <TitleList filter={filter}>
            <Card as="section" padded className={styles.compare}>
              <div>
                <h2 className={text.h16}>{t('browse.compareTitle')}</h2>
                <p className={text.muted}>{t('browse.compareWords')}</p>
              </div>
              <Action href="/companies">{t('browse.compareAction')}</Action>
            </Card>
          </TitleList>
        </div>
      </div>
    </div>
  )
}
