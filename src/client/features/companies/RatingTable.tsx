import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { lineAbove } from '../../ui/edge.ts'
import type { StarRow } from './rating-figures.ts'

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { paddingBlock: '10px', paddingInline: 0, textAlign: 'start', fontWeight: 400 },
    '& th:not(:first-child), & td': { textAlign: 'end' },
    '& tbody th': { fontWeight: 600 },
  },
  head: { '& th': { fontSize: '13px', color: tokens.colorNeutralForeground3, paddingBlockStart: 0 } },
  row: { '& th, & td': lineAbove },
})

/** The distribution as a table. */
export function RatingTable({ rows }: { rows: readonly StarRow[] }) {
  const styles = useStyles()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.head}>
          <th scope="col">{t('rating.stars')}</th>
          <th scope="col">{t('rating.share')}</th>
          <th scope="col">{t('rating.count')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ stars, share, count }) => (
          <tr key={stars} className={styles.row}>
            <th scope="row">{stars}</th>
            <td>{format.percent(share)}</td>
            <td>{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
