import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { styleInContrast } from '../styles/contrast.ts'
import { paint } from '../styles/paint.ts'
import { useText } from '../styles/text.ts'

const useStyles = makeStyles({
  bars: {
    display: 'flex',
    gap: '4px',
    alignItems: 'stretch',
    minHeight: '184px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke1,
    '& > li': {
      flex: '1 1 0',
      minWidth: 0,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'end',
    },
  },
  value: { fontSize: '0.75rem', lineHeight: '1.25rem', textAlign: 'center', color: tokens.colorNeutralForeground3 },
  above: {
    alignSelf: 'center',
    paddingInline: '8px',
    borderRadius: '999px',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    backgroundColor: paint.dataYou,
    color: '#10212B',
  },
  bar: { borderRadius: '4px 4px 0 0', ...styleInContrast(paint.dataSoft) },
  strong: styleInContrast(paint.dataStrong),
  axis: {
    display: 'flex',
    gap: '4px',
    marginBlockStart: '6px',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
    '& > span': { flex: '1 1 0', minWidth: 0 },
  },
})

const tallest = 152

export interface Column {
  key: string
  /** The words on the column. */
  value: string
  /** Its height, 0..1. */
  share: number
  /** The label under it. */
  label: ReactNode
  /** The accessible description of the column as a whole. */
  words: string
  strong?: boolean
  /** The words above the column: whose value it is. */
  above?: string
}

/** A column chart, the first column at the start of the line, so that it mirrors with the language. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={text.number}>
      <ol className={styles.bars}>
        {columns.map(({ key, value, share, words, strong, above }) => (
          <li key={key} title={words}>
            {above && <span className={styles.above}>{above}</span>}
            <span className={styles.value}>{value}</span>
            <span
              className={mergeClasses(styles.bar, strong && styles.strong)}
              style={{ height: `${share * tallest}px` }}
            />
          </li>
        ))}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        {columns.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </div>
  )
}
