import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TitleSummary, UntoldTitle } from '../../../../contract/salaries/browse.schema.ts'
import { browseSalaries } from '../../../../contract/salaries/browse.ts'
import { useInfiniteQuery } from '../../../data/infinite-query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Link } from '../../../router/Link.tsx'
import { Card } from '../../../ui/Card.tsx'
import { MoreItems } from '../../../ui/states/MoreItems.tsx'
import { ListSkeleton, ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { styleInContrast } from '../../../ui/styles/contrast.ts'
import { buildFactsLine } from '../../../ui/styles/facts-line.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { BreakdownCard } from '../BreakdownCard.tsx'
import { computeScaleEnd } from '../pay-figures.ts'
import { usePeopleWords } from '../people-words.ts'
import type { Filter } from './TitleSearch.tsx'

const useStyles = makeStyles({
  row: {
    ...lineAbove,
    display: 'grid',
    // On phones the amount is below the name: beside it, most names would wrap into three lines.
    gridTemplateColumns: 'minmax(0, 1fr) 20px',
    alignItems: 'center',
    gap: '2px 16px',
    minHeight: '64px',
    paddingBlock: '10px',
    color: 'inherit',
    ':hover b': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  },
  columns: {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 176px 20px' },
    [media.wide]: { gridTemplateColumns: '320px minmax(0, 1fr) 176px 20px' },
  },
  amount: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '8px',
    gridRow: '2',
    [media.tablet]: { display: 'grid', gridRow: 'auto', textAlign: 'end' },
  },
  /**
   * The position of the median on a scale that all rows share, so that the list can be compared at a glance; the amount
   * states it in words.
   */
  scale: {
    display: 'none',
    position: 'relative',
    height: '12px',
    borderRadius: '6px',
    backgroundColor: paint.dataTrack,
    [media.wide]: { display: 'block' },
  },
  median: {
    position: 'absolute',
    insetBlock: 0,
    minWidth: '6px',
    borderRadius: '6px',
    ...styleInContrast(paint.dataStrong),
  },
  point: {
    gridRow: '1 / span 2',
    gridColumn: '2',
    color: tokens.colorNeutralForeground3,
    ':dir(rtl)': { transform: 'scaleX(-1)' },
    [media.tablet]: { gridRow: 'auto', gridColumn: 'auto' },
  },
  head: { marginBlockEnd: '12px' },
  more: { marginBlockStart: '16px' },
  untold: { marginBlockEnd: '16px' },
})

const PAGE = 20

export const buildTitlePath = (id: number) => `/salaries/${id}`

interface TitleListProps {
  filter: Filter
  /** What follows the list, and is rendered with it: earlier, the list would shift it. */
  children: ReactNode
}

/** The job titles of the whole country with their median, most people first, page after page; then the departments. */
export function TitleList({ filter: { q, department }, children }: TitleListProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const query = { q: q || undefined, department: department || undefined }
  const pages = useInfiniteQuery(browseSalaries, { query }, ({ titles }) => titles, PAGE)
  const filtered = q !== '' || department !== ''
  const end = computeScaleEnd(pages.items.map(({ median, upper }) => median ?? upper))
  return (
    <>
      <ReadFrame read={pages.first} failed={t('failed')} skeleton={<ListSkeleton />}>
        {({ departments, untold = [], nearest = false }) => (
          <>
            {nearest && (untold.length > 0 || pages.items.length > 0) && (
              <p className={mergeClasses(text.muted, styles.head)} role="status">
                {t('browse.nearest', { text: q })}
              </p>
            )}
            {untold.length > 0 && <UntoldTitles titles={untold} />}
            {pages.items.length === 0 ? (
              untold.length === 0 && (
                <StateCard
                  icon={<Money24Regular />}
                  title={q ? t('browse.none', { text: q }) : t('browse.noneHere')}
                  words={t('browse.noneWords')}
                />
              )
            ) : (
              <Card as="section" padded>
                <h2 className={mergeClasses(text.h20, styles.head)}>
                  {t(untold.length > 0 ? 'browse.others' : 'browse.found')}
                </h2>
                <ul>
                  {pages.items.map((title) => (
                    <TitleRow key={title.id} title={title} end={end} />
                  ))}
                </ul>
                {pages.hasMore && (
                  <div className={styles.more}>
                    <MoreItems
                      {...pages}
                      words={{ more: t('browse.more'), loading: t('browse.loading'), failed: t('browse.moreFailed') }}
                    />
                  </div>
                )}
              </Card>
            )}
            {!filtered && <BreakdownCard by="department" inCountry parts={departments} />}
          </>
        )}
      </ReadFrame>
      {pages.first.state !== 'loading' && children}
    </>
  )
}

/** The job titles that were meant, of which too few salaries are known; each leads to its page. */
function UntoldTitles({ titles }: { titles: readonly UntoldTitle[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  return (
    <Card as="section" padded className={styles.untold}>
      <ul>
        {titles.map(({ id, name, department }) => (
          <li key={id}>
            <Link href={buildTitlePath(id)} className={styles.row}>
              <span>
                <b className={text.strong}>{name}</b>
                <br />
                <span className={mergeClasses(text.s13, text.faint)}>
                  {buildFactsLine([department, t('browse.untold')])}
                </span>
              </span>
              <ChevronRight20Regular className={styles.point} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** One job title with its median, on a scale that ends at `end` riyals, and a link to its page. */
function TitleRow({
  title: { id, name, department, people: count, median, lower, upper },
  end,
}: {
  title: TitleSummary
  end: number
}) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { salaries } = usePeopleWords()
  const scaleToPercent = (riyals: number) => `${(riyals / end) * 100}%`
  const [first, last] = median === null ? [lower, upper] : [median, median]
  return (
    <li>
      <Link href={buildTitlePath(id)} className={mergeClasses(styles.row, styles.columns)}>
        <span>
          <b className={text.strong}>{name}</b>
          <br />
          <span className={mergeClasses(text.s13, text.faint)}>{buildFactsLine([department, salaries(count)])}</span>
        </span>
        <span className={styles.scale} aria-hidden="true">
          <i
            className={styles.median}
            style={{ insetInlineStart: scaleToPercent(first), width: scaleToPercent(last - first) }}
          />
        </span>
        <span className={mergeClasses(styles.amount, text.number)}>
          <b>{median === null ? t('range', format.moneyRange(lower, upper)) : format.money(median)}</b>
          <span className={mergeClasses(text.s12, text.faint)}>{t('browse.median')}</span>
        </span>
        <ChevronRight20Regular className={styles.point} aria-hidden="true" />
      </Link>
    </li>
  )
}
