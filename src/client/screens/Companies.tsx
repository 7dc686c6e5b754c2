import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { countedAtMost, listCompanies } from '../../contract/companies/companies.ts'
import { useInfiniteQuery } from '../data/infinite-query.ts'
import { BrowseFilters, useNamed } from '../features/browse/BrowseFilters.tsx'
import { buildBrowsePath, parseBrowseState } from '../features/browse/browse-state.ts'
import { CompanyResult } from '../features/companies/list/CompanyResult.tsx'
import { ListColumns } from '../features/companies/list/ListColumns.tsx'
import { ResultGhosts } from '../features/companies/list/ResultGhosts.tsx'
import { CompanySearch } from '../features/search/CompanySearch.tsx'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { Action } from '../ui/controls/Action.tsx'
import { MoreItems } from '../ui/states/MoreItems.tsx'
import { ReadFrame } from '../ui/states/ReadFrame.tsx'
import { StateCard } from '../ui/states/StateCard.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { useText } from '../ui/styles/text.ts'

const PAGE = 20

const useStyles = makeStyles({
  count: { marginBlockStart: '2px', minHeight: '24px' },
  box: { marginBlockStart: '20px', maxWidth: '720px' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', alignContent: 'start' },
  // Hidden until the names are loaded: filters take as many lines as their names need, which shifts the list below
  // them.
  unnamed: { visibility: 'hidden' },
})

/**
 * `/companies`: the company search, and all companies, filtered by city, industry and size, in an order of the reader's
 * choice.
 */
export default function Companies() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('browse')
  const { format } = useLanguage()
  const state = parseBrowseState(useSearch())
  const { first, items, hasMore, more, loadMore } = useInfiniteQuery(
    listCompanies,
    { query: state },
    ({ companies }) => companies,
    PAGE,
  )
  usePageTitle(t('title'))
  const total = first.data?.total ?? 0
  const named = useNamed(state)
  return (
    <div className={mergeClasses(layout.wrap, layout.page)}>
      <h1 className={text.h28}>{t('title')}</h1>
      <p className={mergeClasses(text.muted, styles.count)} role="status">
        {total >= countedAtMost
          ? t('many', { limit: format.number(countedAtMost - 1) })
          : first.data && t('count', { count: total, number: format.number(total) })}
      </p>
      <CompanySearch className={styles.box} />
      <div className={mergeClasses(!named && styles.unnamed)}>
        <BrowseFilters
          state={state}
          usual="reviews"
          onChange={(next) => navigate(buildBrowsePath(next), { replace: true })}
        />
        <ListColumns
          order={items.length > 0 || first.state === 'loading' ? t(`orderWords.${state.sort ?? 'reviews'}`) : undefined}
          loading={first.state === 'loading'}
        >
          <ReadFrame read={first} failed={t('failed')} skeleton={<ResultGhosts count={6} />}>
            {() =>
              items.length === 0 ? (
                <StateCard
                  icon={<Building24Regular />}
                  title={t('none.title')}
                  words={t('none.words')}
                  action={
                    <Action onClick={() => navigate(buildBrowsePath({ sort: state.sort }), { replace: true })}>
                      {t('none.action')}
                    </Action>
                  }
                />
              ) : (
                <div className={styles.list}>
                  <ul className={styles.list}>
                    {items.map((company) => (
                      <CompanyResult key={company.id} company={company} />
                    ))}
                  </ul>
                  <MoreItems
                    hasMore={hasMore}
                    more={more}
                    loadMore={loadMore}
                    words={{ more: t('more'), loading: t('loadingMore'), failed: t('moreFailed') }}
                  />
                </div>
              )
            }
          </ReadFrame>
        </ListColumns>
      </div>
    </div>
  )
}
