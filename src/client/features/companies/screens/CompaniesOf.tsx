import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { useTranslation } from 'react-i18next'
import { countedAtMost, employersAtFirst, listCompanies } from '../../../../contract/companies/companies.ts'
import { findItem } from '../../../../contract/lookups/find-item.ts'
import { parseId } from '../../../../contract/pages.ts'
import { useInfiniteQuery } from '../../../data/infinite-query.ts'
import { useLookup } from '../../../forms/lookups.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { OutsidePay } from '../../../ui/charts/OutsidePay.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { MoreItems } from '../../../ui/states/MoreItems.tsx'
import NotFound from '../../../ui/states/NotFound.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { useText } from '../../../ui/styles/text.ts'
import { CompanyResult } from '../list/CompanyResult.tsx'
import { ListColumns } from '../list/ListColumns.tsx'
import { ResultGhosts } from '../list/ResultGhosts.tsx'

const places = {
  industry: { list: 'industries', path: '/industries' },
  city: { list: 'cities', path: '/cities' },
} as const
const otherOf = { industry: 'city', city: 'industry' } as const
type PlaceKind = keyof typeof places

const useStyles = makeStyles({
  columns: { marginBlockStart: '20px' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  link: { minHeight: '44px' },
  back: { minHeight: '44px', '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } } },
  // One column below the other, so that the names run on in their order.
  all: { columnWidth: '220px', columnGap: '16px', '& > li': { breakInside: 'avoid' } },
  others: { display: 'flex', flexWrap: 'wrap', columnGap: '24px', marginBlockStart: '16px' },
  places: { marginBlockStart: '24px', paddingBlock: '12px' },
})

type CompaniesOfProps = { content: PlaceKind; params: { id?: string } }

/**
 * `/industries/{id}-{name}`, `/cities/{id}-{name}`: the employers of one, best rated first; without an id, the list of
 * all industries or cities.
 */
export default function CompaniesOf({ content: by, params }: CompaniesOfProps) {
  const layout = useLayout()
  const { t } = useTranslation('browse')
  const names = useLookup(places[by].list)
  const id = parseId(params.id)
  const name = id === undefined ? undefined : findItem(names.data, id)?.name
  usePageTitle(t(`of.${by}.title`), name)
  if (params.id !== undefined && (id === undefined || (names.data && name === undefined))) return <NotFound />
  return (
    <div className={mergeClasses(layout.wrap, layout.page)}>
      {id === undefined ? (
        <Places by={by} names={names} />
      ) : (
        <ReadFrame read={names} failed={t('failed')} skeleton={<ResultGhosts count={6} />}>
          {() => <Employers by={by} id={id} name={name ?? ''} />}
        </ReadFrame>
      )}
    </div>
  )
}

/** All industries or cities, each with a link to its page. */
function Places({ by, names }: { by: PlaceKind; names: ReturnType<typeof useLookup> }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('browse')
  const { code } = useLanguage()
  return (
    <>
      <h1 className={text.h28}>{t(`of.${by}.title`)}</h1>
      <p className={text.muted}>{t(`of.${by}.words`)}</p>
      <ReadFrame read={names} failed={t('failed')}>
        {(items) => (
          <Card padded className={styles.places}>
            <ul className={styles.all}>
              {[...items]
                .sort((a, b) => a.name.localeCompare(b.name, code))
                .map(({ id, name }) => (
                  <li key={id}>
                    <TextLink href={`${places[by].path}/${id}`} className={styles.link}>
                      {name}
                    </TextLink>
                  </li>
                ))}
            </ul>
          </Card>
        )}
      </ReadFrame>
      <p className={styles.others}>
        <TextLink href={places[otherOf[by]].path} className={styles.link}>
          {t(`of.${otherOf[by]}.title`)}
        </TextLink>
        <TextLink href="/companies" className={styles.link}>
          {t('none.action')}
        </TextLink>
      </p>
    </>
  )
}

/** The employers of one industry or city, by the lower end of the rating's confidence interval. */
function Employers({ by, id, name }: { by: PlaceKind; id: number; name: string }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('browse')
  const { format } = useLanguage()
  const pages = useInfiniteQuery(
    listCompanies,
    { query: { [by]: id, sort: 'rating' } },
    ({ companies }) => companies,
    employersAtFirst,
  )
  const total = pages.first.data?.total ?? 0
  return (
    <>
      <div>
        <TextLink href={places[by].path} className={styles.back}>
          <ArrowLeft20Regular />
          {t(`of.${by}.all`)}
        </TextLink>
        <h1 className={text.h28}>{t(`of.${by}.employers`, { name })}</h1>
        <p className={text.muted} role="status">
          {total >= countedAtMost
            ? t('many', { limit: format.number(countedAtMost - 1) })
            : pages.first.data && t('count', { count: total, number: format.number(total) })}
        </p>
      </div>
      <ListColumns
        className={styles.columns}
        order={total > 0 || pages.first.state === 'loading' ? t('orderWords.rating') : undefined}
        loading={pages.first.state === 'loading'}
      >
        <ReadFrame read={pages.first} failed={t('failed')} skeleton={<ResultGhosts count={6} />}>
          {() => (
            <>
              {pages.items.length === 0 ? (
                <StateCard
                  icon={<Building24Regular />}
                  title={t('none.title')}
                  words={t('of.none')}
                  action={<Action href="/companies">{t('none.action')}</Action>}
                />
              ) : (
                <div className={styles.list}>
                  <ul className={styles.list}>
                    {pages.items.map((company) => (
                      <CompanyResult key={company.id} company={company} />
                    ))}
                  </ul>
                  <MoreItems
                    {...pages}
                    words={{ more: t('more'), loading: t('loadingMore'), failed: t('moreFailed') }}
                  />
                </div>
              )}
              {by === 'city' && <OutsidePay of={{ city: id }} />}
            </>
          )}
        </ReadFrame>
      </ListColumns>
    </>
  )
}
