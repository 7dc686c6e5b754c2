import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { listContributions } from '../../../contract/profile/profile.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { FailedCard } from '../../ui/states/FailedCard.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ChartSkeleton } from '../../ui/states/ReadFrame.tsx'
import { SavedCopyBar } from '../../ui/states/SavedCopyBar.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { ContributionCard } from './ContributionCard.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', listStyleType: 'none', padding: 0 },
  words: { display: 'grid', gap: '4px' },
})

/** The person's contributions, newest first: the state of each, and buttons to change and delete it (spec 2). */
export default function ContributionsSection() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const { format } = useLanguage()
  const asked = new URLSearchParams(useSearch()).get('change') ?? undefined
  const [open, setOpen] = useState(asked)
  const { first, items, hasMore, more, loadMore } = useInfiniteQuery(
    listContributions,
    {},
    (page) => page.contributions,
  )
  const isShown = asked === undefined || items.some(({ id }) => id === asked)
  useEffect(() => {
    if (!isShown && hasMore && more === 'idle') loadMore()
  }, [isShown, hasMore, more, loadMore])
  if (first.state === 'loading') return <ChartSkeleton />
  if (!first.data) return <FailedCard title={t('contributions.failed')} retry={first.retry} />
  const { total } = first.data
  if (total === 0)
    return (
      <StateCard
        icon={<Edit24Regular />}
        heading="h2"
        title={t('contributions.empty')}
        words={t('contributions.emptyWords')}
        action={
          <Action kind="primary" href="/search">
            {t('contributions.write')}
          </Action>
        }
      />
    )
  return (
    <>
      {first.savedAt && <SavedCopyBar savedAt={first.savedAt} now={new Date()} refresh={first.retry} />}
      <div className={styles.words}>
        <p className={text.strong}>{t('contributions.total', { count: total, number: format.number(total) })}</p>
        <p className={mergeClasses(text.s13, text.muted)}>{t('contributions.words')}</p>
      </div>
      <ul className={styles.list}>
        {items.map((one) => (
          <ContributionCard
            key={one.id}
            contribution={one}
            open={open === one.id}
            asked={asked === one.id}
            onOpen={() => setOpen(one.id)}
            onClose={() => {
              setOpen(undefined)
              // The address opened it once; a reload shows the list.
              if (asked) navigate(location.pathname, { replace: true })
            }}
          />
        ))}
      </ul>
      <MoreItems
        hasMore={hasMore}
        more={more}
        loadMore={loadMore}
        words={{
          more: t('contributions.more'),
          loading: t('contributions.loading'),
          failed: t('contributions.moreFailed'),
        }}
      />
    </>
  )
}
