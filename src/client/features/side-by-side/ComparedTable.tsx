import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { buildComparedPath } from '../../../contract/companies/side-by-side.ts'
import { Link } from '../../router/Link.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import type { ToldValue } from './compared-rows.ts'
import type { ComparedCompany } from './use-compared.ts'

const useStyles = makeStyles({
  // For a reader who has zoomed in to 180 px the table scrolls, never the page.
  frame: { padding: 0, overflowX: 'auto', [media.zoomed]: { '& table': { minWidth: '320px' } } },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  head: { padding: '12px 8px 0', verticalAlign: 'top', fontWeight: 400, [media.tablet]: { padding: '20px 12px 4px' } },
  // With one company its column is aligned to the start, as the measures are.
  alone: {
    paddingInline: '16px',
    textAlign: 'start',
    '& > div': { justifyItems: 'start' },
    [media.tablet]: { paddingInline: '24px' },
  },
  company: { display: 'grid', justifyItems: 'center', gap: '4px', minWidth: 0 },
  name: {
    maxWidth: '100%',
    fontWeight: 700,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    fontSize: '0.8125rem',
    lineHeight: tokens.lineHeightBase300,
    [media.tablet]: { fontSize: '1rem', lineHeight: tokens.lineHeightBase400 },
  },
  part: { padding: '20px 16px 8px', textAlign: 'start', ...lineAbove, [media.tablet]: { padding: '24px 24px 8px' } },
  partHead: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  measure: {
    padding: '10px 16px 0',
    textAlign: 'start',
    fontWeight: 400,
    color: tokens.colorNeutralForeground2,
    [media.tablet]: { padding: '12px 24px 0' },
  },
  cell: {
    padding: '2px 4px 10px',
    textAlign: 'center',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    [media.tablet]: { padding: '4px 12px 12px' },
  },
  value: { display: 'block', fontWeight: 700, fontSize: '1rem', [media.tablet]: { fontSize: '1.25rem' } },
  few: { display: 'block', paddingBlock: '4px', color: tokens.colorNeutralForeground3 },
  note: { padding: '10px 16px 12px', [media.tablet]: { padding: '10px 24px 16px' } },
  /** On a phone there is room for two companies; the columns of the others have no width, and no cells. */
  spare: { [media.phoneOnly]: { width: 0 } },
  away: { [media.phoneOnly]: { display: 'none' } },
  pair: {
    display: 'none',
    margin: 0,
    border: 0,
    [media.phoneOnly]: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '16px 16px 0' },
    '@media print': { display: 'none' },
  },
  rows: { '& tbody + tbody > tr:first-child': lineAbove },
})

/** One part of the comparison: its heading, its control, and its rows. */
export type ComparisonPart = {
  key: string
  title: string
  choice?: ReactNode
  /** The words instead of rows, or below them. */
  note?: string | undefined
  rows: readonly { key: string; name: ReactNode; cells: readonly ToldValue<CellWords>[] }[]
}
/** The number in a cell, and its basis. */
export type CellWords = { value: string; basis?: string | undefined }

/**
 * Companies as columns: names above, each measure over the whole width with its numbers below; on a phone two of them,
 * as chosen above the table.
 */
export function ComparedTable({
  companies,
  parts,
}: {
  companies: readonly ComparedCompany[]
  parts: readonly ComparisonPart[]
}) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('side-by-side')
  const ids = companies.map(({ id }) => id)
  const columns = companies.length
  const [pair, setPair] = useState<readonly [number, number]>([0, 1])
  const isAway = (place: number) => columns > 2 && !pair.includes(place)
  return (
    <Card className={styles.frame}>
      {columns > 2 && (
        <fieldset className={styles.pair} aria-label={t('pair')}>
          {companies.map(({ id, profile }, place) => (
            <Button
              key={id}
              shape="circular"
              aria-pressed={!isAway(place)}
              appearance={isAway(place) ? 'outline' : 'primary'}
              // The one that was chosen longer ago gives way.
              onClick={() => isAway(place) && setPair([pair[1], place])}
            >
              <UserText>{profile?.name ?? t('unsaved')}</UserText>
            </Button>
          ))}
        </fieldset>
      )}
      <table className={mergeClasses(styles.table, styles.rows)}>
        <caption className={text.s13} hidden>
          {t('title')}
        </caption>
        <colgroup>
          {companies.map(({ id }, place) => (
            <col key={id} className={place > 1 ? styles.spare : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {companies.map(({ id, profile }, place) => (
              <th
                key={id}
                scope="col"
                className={mergeClasses(styles.head, columns === 1 && styles.alone, isAway(place) && styles.away)}
              >
                <div className={styles.company}>
                  <Logo src={profile?.logo} size={40} />
                  {profile ? (
                    <Link href={`/company/${id}`} className={styles.name}>
                      <UserText>{profile.name}</UserText>
                    </Link>
                  ) : (
                    <span className={mergeClasses(styles.name, text.faint)}>{t('unsaved')}</span>
                  )}
                  <span data-print="no">
                    <IconAction
                      label={profile ? t('remove', { name: profile.name }) : t('removeUnsaved')}
                      icon={<Dismiss16Regular />}
                      onClick={() => navigate(buildComparedPath(ids.filter((one) => one !== id)))}
                    />
                  </span>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ key, title, choice, note, rows }) => (
          <PartRows key={key} columns={columns} isAway={isAway} title={title} choice={choice} note={note} rows={rows} />
        ))}
      </table>
    </Card>
  )
}

type PartRowsProps = Omit<ComparisonPart, 'key'> & { columns: number; isAway: (place: number) => boolean }

function PartRows({ columns, isAway, title, choice, note, rows }: PartRowsProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={columns} className={styles.part}>
            <div className={styles.partHead}>
              <h2 className={text.h16}>{title}</h2>
              {choice}
            </div>
          </th>
        </tr>
      </tbody>
      {rows.map(({ key, name, cells }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={columns} className={mergeClasses(text.s13, styles.measure)}>
              {name}
            </th>
          </tr>
          <tr>
            {cells.map((cell, place) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                key={place}
                className={mergeClasses(styles.cell, columns === 1 && styles.alone, isAway(place) && styles.away)}
              >
                <Cell told={cell} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      {note && (
        <tbody>
          <tr>
            <td colSpan={columns} className={mergeClasses(text.s13, text.faint, styles.note)}>
              {note}
            </td>
          </tr>
        </tbody>
      )}
    </>
  )
}

function Cell({ told }: { told: ToldValue<CellWords> }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('side-by-side')
  if (told === 'few' || told === 'unread') return <span className={mergeClasses(text.s12, styles.few)}>{t(told)}</span>
  return (
    <>
      <span className={mergeClasses(text.number, styles.value)}>{told.value}</span>
      {told.basis && <span className={mergeClasses(text.s12, text.faint)}>{told.basis}</span>}
    </>
  )
}
