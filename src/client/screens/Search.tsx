import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { searchCompanies } from '../../contract/companies/companies.ts'
import { buildComparedPath } from '../../contract/companies/side-by-side.ts'
import { useQuery } from '../data/query.ts'
import { BrowseFilters, useNamed } from '../features/browse/BrowseFilters.tsx'
import { type BrowseState, buildBrowsePath, isNarrowing, parseBrowseState } from '../features/browse/browse-state.ts'
import { CompanyResult } from '../features/companies/list/CompanyResult.tsx'
import { ListColumns } from '../features/companies/list/ListColumns.tsx'
import { ResultGhosts } from '../features/companies/list/ResultGhosts.tsx'
import { CompanySearch } from '../features/search/CompanySearch.tsx'
import { buildSearchPath } from '../features/search/use-search-box.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { Action } from '../ui/controls/Action.tsx'
import { TextLink } from '../ui/controls/TextLink.tsx'
import { FailedCard } from '../ui/states/FailedCard.tsx'
import { MoreItems } from '../ui/states/MoreItems.tsx'
import { StateCard } from '../ui/states/StateCard.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { useText } from '../ui/styles/text.ts'

/** The greatest number of results the server returns. */
const MOST = 50
/** How many results are rendered at once. */
const STEP = 20
/** How many letters of the searched text are repeated; the whole of it is in the field. */
const REPEATED = 60

const useStyles = makeStyles({
  // It repeats the searched text, no matter how long.
  title: { overflowWrap: 'anywhere' },
  count: { marginBlockStart: '2px', minHeight: '24px' },
  box: { marginBlockStart: '20px', maxWidth: '720px' },
  columnsAlone: { marginBlockStart: '24px' },
  // Hidden until the names are loaded: filters take as many lines as their names need, which shifts the list below
  // them.
  unnamed: { visibility: 'hidden' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', alignContent: 'start' },
  more: { marginBlockStart: '12px' },
  compare: { minHeight: '44px' },
})

/** `/search?q=`: companies whose name in either language matches (spec 2), with filters and other orders. */
export default function Search() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation(['search', 'browse'])
  const { format } = useLanguage()
  const address = useSearch()
  const q = new URLSearchParams(address).get('q')?.trim() ?? ''
  const state = parseBrowseState(address)
  const read = useQuery(searchCompanies, q ? { query: { q, ...state } } : null)
  const named = useNamed(state)
  const narrow = (next: BrowseState) => navigate(buildBrowsePath(next, buildSearchPath(q)), { replace: true })
  const letters = [...q]
  const asked = letters.length > REPEATED ? `${letters.slice(0, REPEATED).join('')}…` : q
  const title = q ? t('page.titleFor', { text: asked }) : t('page.title')
  usePageTitle(title)
  const count = read.data?.length ?? 0
  const [listed, setListed] = useState({ address, most: STEP })
  const most = listed.address === address ? listed.most : STEP
  const loading = q !== '' && read.state === 'loading'
  return (
    <div className={mergeClasses(layout.wrap, layout.page)}>
      <h1 className={mergeClasses(text.h28, styles.title)}>{title}</h1>
      <p className={mergeClasses(text.muted, styles.count)} role="status">
        {!q && t('page.try')}
        {read.data &&
          count > 0 &&
          (count >= MOST ? t('page.capped', { limit: format.number(MOST) }) : t('page.count', { count }))}
      </p>
      <CompanySearch initial={q} className={styles.box} />
      <div className={mergeClasses(!named && styles.unnamed)}>
        {q && <BrowseFilters state={state} usual="match" onChange={narrow} />}
        <ListColumns
          className={q ? undefined : styles.columnsAlone}
          order={
            count > 0 || loading || !q
              ? t(state.sort ? `browse:orderWords.${state.sort}` : 'page.orderWords')
              : undefined
          }
          also={
            <TextLink href={buildComparedPath([])} className={styles.compare}>
              {t('page.compare')}
            </TextLink>
          }
          loading={loading}
        >
          {loading && <ResultGhosts />}
          {read.state === 'failed' && <FailedCard title={t('page.failed')} retry={read.retry} />}
          {read.data && count === 0 && isNarrowing(state) && (
            <StateCard
              icon={<Search24Regular />}
              title={t('browse:none.title')}
              words={t('browse:none.words')}
              action={<Action onClick={() => narrow({ sort: state.sort })}>{t('browse:none.back')}</Action>}
            />
          )}
          {read.data && count === 0 && !isNarrowing(state) && (
            <StateCard
              icon={<Search24Regular />}
              title={`${t('page.none')} ${t('quoted', { text: asked })}`}
              words={t('page.noneWords')}
            />
          )}
          <ul className={styles.list}>
            {read.data?.slice(0, most).map((company) => (
              <CompanyResult key={company.id} company={company} />
            ))}
          </ul>
          <div className={styles.more}>
            <MoreItems
              hasMore={count > most}
              more="idle"
              loadMore={() => setListed({ address, most: most + STEP })}
              words={{ more: t('page.more'), loading: '', failed: '' }}
            />
          </div>
        </ListColumns>
      </div>
    </div>
  )
}
