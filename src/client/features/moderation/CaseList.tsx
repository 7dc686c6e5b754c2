import { makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { type CaseOrder, caseOrders, listOrders, needsWords } from '../../../contract/moderation/cases.ts'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ListSkeleton, ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { lineBelow } from '../../ui/styles/borders.ts'
import { useHidden } from '../../ui/styles/hidden.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { BulkBar } from './BulkBar.tsx'
import { CaseRow } from './CaseRow.tsx'
import { CompanyFilter } from './CompanyFilter.tsx'
import { buildAlikeKey, formatCase } from './case/case-words.ts'
import { DeskSelect } from './DeskMenu.tsx'
import { LastDecision } from './deciding/LastDecision.tsx'
import { buildDeskPath, type DeskQuery } from './desk-path.ts'
import { Elsewhere } from './Elsewhere.tsx'
import type { DeskState } from './use-desk.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    backgroundColor: tokens.colorNeutralBackground1,
    [media.wide]: { gridTemplateRows: 'auto minmax(0, 1fr) auto', alignContent: 'stretch', minHeight: 0 },
  },
  head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', padding: '12px 16px', ...lineBelow },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  order: { display: 'flex', minWidth: 0, marginInline: 'auto -12px', fontSize: '0.8125rem' },
  search: { width: '100%', maxWidth: 'none', minWidth: 0, height: '44px', [media.wide]: { height: '36px' } },
  input: { fontSize: '1rem', minWidth: 0, [media.wide]: { fontSize: '0.875rem' } },
  rows: { [media.wide]: { overflowY: 'auto', minHeight: 0 } },
  cases: { margin: 0, padding: 0, listStyleType: 'none' },
  more: { padding: '12px 16px' },
})

interface CaseListProps {
  desk: DeskState
  asked: DeskQuery
  typed: string
  onType: (typed: string) => void
  rows: RefObject<HTMLUListElement | null>
}

/** The cases of a queue, in the chosen order: to look through, to select and to open. */
export function CaseList({ desk, asked, typed, onType, rows }: CaseListProps) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { kind, pages, cases, current, deciding } = desk
  const { company, sort } = asked
  const keys = useMemo(() => cases.map(buildAlikeKey), [cases])
  const countOthers = (place: number) => {
    const key = keys[place]
    return key === undefined ? 0 : keys.filter((one) => one === key).length - 1
  }
  return (
    <section className={styles.list} aria-label={t(`decisions:kinds.${kind}`)}>
      {/* Until the moderator has moved, the focus is not on the case that the shortcut keys act on. */}
      <p role="status" className={hidden.visually}>
        {current && desk.moved === 0 && t('shown', { what: formatCase(current, t) })}
      </p>
      <div>
        <div className={styles.head}>
          <DeskSelect part={kind} />
          <div className={styles.title}>
            <h2 className={text.h16}>{t(`decisions:kinds.${kind}`)}</h2>
            <div className={styles.order}>
              <PillSelect
                label={t('order')}
                value={sort ?? caseOrders[0]}
                options={listOrders(kind).map((value) => ({ value, label: t(`orders.${value}`) }))}
                onChange={(value) => navigate(buildDeskPath(kind, { ...asked, sort: value as CaseOrder }))}
              />
            </div>
          </div>
          <search>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                // Returns the focus to the list, so that the shortcut keys work again.
                rows.current?.querySelector<HTMLElement>('[data-case]')?.focus()
              }}
            >
              <SearchBox
                className={styles.search}
                input={{ className: styles.input, maxLength: 100, dir: typed ? 'auto' : undefined }}
                dismiss={{ 'aria-label': t('search.clear') }}
                value={typed}
                onChange={(_, { value }) => onType(value)}
                aria-label={t('search.label')}
                placeholder={t('search.label')}
              />
            </form>
          </search>
          {desk.elsewhere.length > 0 && <Elsewhere kinds={desk.elsewhere} typed={typed} />}
          {company !== undefined && <CompanyFilter kind={kind} company={pages.items[0]?.company?.name} sort={sort} />}
        </div>
        <LastDecision {...deciding} undo={desk.undo} />
      </div>
      <div className={styles.rows}>
        <ReadFrame read={pages.first} failed={t('failed')} skeleton={<ListSkeleton untitled />}>
          {() =>
            cases.length === 0 && pages.items.length > 0 ? (
              <ListSkeleton untitled />
            ) : cases.length === 0 && !pages.hasMore ? (
              typed.trim() ? (
                <StateCard icon={<Search24Regular />} title={t('search.none')} words={t('search.noneWords')} />
              ) : (
                <StateCard icon={<CheckmarkCircle24Regular />} title={t('empty')} words={t('emptyWords')} />
              )
            ) : (
              <div>
                <ul ref={rows} className={styles.cases}>
                  {cases.map((one, place) => (
                    <CaseRow
                      key={one.id}
                      shown={one}
                      current={one.id === current?.id}
                      chosen={needsWords(kind) ? undefined : deciding.chosen.has(one.id)}
                      refused={deciding.refused.get(one.id)}
                      others={countOthers(place)}
                      onShow={desk.show}
                      onPoint={desk.point}
                      onChoose={desk.choose}
                    />
                  ))}
                </ul>
                {pages.hasMore && (
                  <div className={styles.more}>
                    <MoreItems {...pages} words={{ more: t('more'), loading: t('loading'), failed: t('moreFailed') }} />
                  </div>
                )}
              </div>
            )
          }
        </ReadFrame>
      </div>
      <BulkBar desk={desk} />
    </section>
  )
}
