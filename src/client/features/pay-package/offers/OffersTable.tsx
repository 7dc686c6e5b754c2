import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { useHidden } from '../../../ui/styles/hidden.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { OfferRow } from './use-offer-rows.ts'

const useStyles = makeStyles({
  // For a reader who has zoomed in the table scrolls, never the page.
  frame: { padding: 0, overflowX: 'auto' },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', [media.zoomed]: { minWidth: '320px' } },
  head: { padding: '16px 6px', textAlign: 'end', overflowWrap: 'anywhere', [media.tablet]: { paddingInline: '16px' } },
  name: {
    width: '34%',
    padding: '10px 12px',
    textAlign: 'start',
    fontWeight: 400,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    [media.tablet]: { paddingInline: '24px' },
  },
  row: lineAbove,
  // The last column keeps the distance of the first from the edge.
  edge: { '& > :last-child': { paddingInlineEnd: '12px', [media.tablet]: { paddingInlineEnd: '24px' } } },
  group: {
    borderBlockStartWidth: '6px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  cell: {
    padding: '10px 6px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    [media.tablet]: { paddingInline: '16px' },
  },
  best: { color: paint.brandFg, fontWeight: 700 },
  big: { fontWeight: 700, [media.tablet]: { fontSize: '1.25rem' } },
})

/** Packages as columns, and each row's best in the brand's colour, with a dot and a word for screen readers. */
export function OffersTable({ names, rows }: { names: readonly string[]; rows: readonly OfferRow[] }) {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation('offers')
  return (
    <Card className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t('table')}>
        <table className={styles.table}>
          <thead>
            <tr className={styles.edge}>
              <td className={styles.name} />
              {names.map((name, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                <th key={place} scope="col" className={styles.head}>
                  <UserText>{name}</UserText>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, values, best, isFirst }) => (
              <tr key={key} className={mergeClasses(styles.row, styles.edge, isFirst && styles.group)}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                {values.map((value, place) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                    key={place}
                    className={mergeClasses(styles.cell, key === 'net' && styles.big, best === place && styles.best)}
                  >
                    <bdi>{value}</bdi>
                    {best === place && (
                      <>
                        <span aria-hidden="true"> •</span>
                        <span className={hidden.visually}>{t('best')}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
