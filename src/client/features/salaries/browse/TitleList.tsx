import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedTitle } from '../../../../contract/salaries/browse.schema.ts'
import { listTitles } from '../../../../contract/salaries/browse.ts'
import { useInfiniteQuery } from '../../../data/infinite-query.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { MoreItems } from '../../../ui/states/MoreItems.tsx'
import { ListSkeleton, ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { buildFactsLine } from '../../../ui/styles/facts-line.ts'
import { useText } from '../../../ui/styles/text.ts'
import { BreakdownCard } from '../BreakdownCard.tsx'
import { type PayRow, PayRows } from '../PayRows.tsx'
import { usePeopleWords } from '../people-words.ts'
import type { Filter } from './TitleSearch.tsx'

const useStyles = makeStyles({
  head: { marginBlockEnd: '12px' },
  more: { marginBlockStart: '16px' },
})

const PAGE = 20

export const buildTitlePath = (id: number) => `/salaries/${id}`

interface TitleListProps {
  filter: Filter
  /** What follows the list, and is rendered with it: earlier, the list would shift it. */
  children: ReactNode
}

/**
 * All job titles, page after page: those with pay of their own first, most people first; the others with that of a wider
 * crowd. A title that is searched for by name has a card of its own, apart from others near it. Then the departments.
 */
export function TitleList({ filter: { q, department }, children }: TitleListProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const query = { q: q || undefined, department: department || undefined }
  const pages = useInfiniteQuery(listTitles, { query }, ({ titles }) => titles, PAGE)
  const filtered = q !== '' || department !== ''
  const asked = pages.items.filter((title) => title.asked)
  const others = pages.items.filter((title) => !title.asked)
  return (
    <>
      <ReadFrame read={pages.first} failed={t('failed')} skeleton={<ListSkeleton />}>
        {({ departments, nearest }) => (
          <>
            {nearest && pages.items.length > 0 && (
              <p className={mergeClasses(text.muted, styles.head)} role="status">
                {t('browse.nearest', { text: q })}
              </p>
            )}
            {pages.items.length === 0 ? (
              <StateCard
                icon={<Money24Regular />}
                title={q ? t('browse.none', { text: q }) : t('browse.noneHere')}
                words={t('browse.noneWords')}
              />
            ) : (
              <>
                {asked.map((title) => (
                  <AskedTitle key={title.id} title={title} />
                ))}
                {others.length > 0 && (
                  <Card as="section" padded>
                    <h2 className={mergeClasses(text.h20, styles.head)}>
                      {t(asked.length > 0 ? 'browse.near' : 'browse.found')}
                    </h2>
                    <TitleRows titles={others} />
                    {pages.hasMore && (
                      <div className={styles.more}>
                        <MoreItems
                          {...pages}
                          words={{
                            ...{ more: t('browse.more'), loading: t('browse.loading') },
                            failed: t('browse.moreFailed'),
                          }}
                        />
                      </div>
                    )}
                  </Card>
                )}
              </>
            )}
            {!filtered && <BreakdownCard by="department" inCountry parts={departments} />}
          </>
        )}
      </ReadFrame>
      {pages.first.state !== 'loading' && children}
    </>
  )
}

/** Job titles as rows of pay on one scale; one that nobody may be told of stands below them with its link. */
function TitleRows({ titles }: { titles: readonly ListedTitle[] }) {
  const { t } = useTranslation('salaries')
  const { salaries } = usePeopleWords()
  const rows = titles.flatMap(({ id, name, department, pay, wider }): PayRow[] => {
    if (pay) return [{ id: String(id), name, ...pay, note: buildFactsLine([department, salaries(pay.people)]) }]
    if (!wider) return []
    const crowd = wider.on === 'department' && department ? t('browse.beside', { department }) : t('browse.all')
    return [{ id: String(id), name, ...wider, wider: true, note: t('browse.noneOf', { crowd }) }]
  })
  const bare = titles.filter(({ pay, wider }) => !pay && !wider)
  return (
    <>
      {rows.length > 0 && <PayRows rows={rows} hrefOf={({ id }) => buildTitlePath(Number(id))} />}
      {bare.length > 0 && (
        <ul>
          {bare.map(({ id, name }) => (
            <li key={id}>
              <TextLink href={buildTitlePath(id)}>{t('browse.noneYet', { title: name })}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The title that was asked for, by its name, and the two ways on from it. */
function AskedTitle({ title }: { title: ListedTitle }) {
  const text = useText()
  const styles = useStyles()
  const { t } = useTranslation('salaries')
  return (
    <Card as="section" padded>
      <h2 className={mergeClasses(text.h20, styles.head)}>{t('browse.asked')}</h2>
      <TitleRows titles={[title]} />
      {!title.pay && (
        <p className={mergeClasses(text.muted, styles.more)}>
          {t('browse.noneWords')}{' '}
          <TextLink href={`/salary-review?title=${title.id}`} inText>
            {t('browse.mine', { title: title.name })}
          </TextLink>
        </p>
      )}
    </Card>
  )
}
