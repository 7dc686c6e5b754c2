import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  section: { marginBlockStart: '28px' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginBlockEnd: '10px',
    fontSize: '0.875rem',
    fontWeight: 700,
  },
  count: {
    minWidth: '22px',
    paddingInline: '6px',
    borderRadius: '10px',
    backgroundColor: paint.dataTrack,
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    textAlign: 'center',
  },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
})

interface SectionProps {
  title: string
  count: number
  /** False when there is nothing to show, not even a record just discarded. */
  shown: boolean
  children: ReactNode
}

/** One part of the outbox with its count; nothing when it is empty. */
export function Section({ title, count, shown, children }: SectionProps) {
  const styles = useStyles()
  const { format } = useLanguage()
  if (!shown) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.head}>
        {title}
        <bdi className={styles.count}>{format.number(count)}</bdi>
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
