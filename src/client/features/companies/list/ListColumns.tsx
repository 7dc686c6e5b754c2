import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { NotListed } from './NotListed.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
  },
  aside: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: '16px',
    alignContent: 'start',
  },
  // Below the list it would be shifted by what loads.
  later: { [media.collapsed]: { display: 'none' } },
  words: { marginBlockStart: '4px' },
})

interface ListColumnsProps {
  /** How the list is ordered; absent where nothing is listed. */
  order?: string | undefined
  /** What else belongs to the order. */
  also?: ReactNode
  loading: boolean
  className?: string | undefined
  children: ReactNode
}

/** A list of companies and, beside or below it, how it is ordered and what to do about a missing company. */
export function ListColumns({ order, also, loading, className, children }: ListColumnsProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('browse')
  return (
    <div className={mergeClasses(styles.columns, className)}>
      <div>{children}</div>
      <aside className={mergeClasses(styles.aside, loading && styles.later)}>
        <NotListed />
        {order && (
          <Card padded>
            <h2 className={text.h16}>{t('orderTitle')}</h2>
            <p className={mergeClasses(text.muted, styles.words)}>{order}</p>
            {also}
          </Card>
        )}
      </aside>
    </div>
  )
}
