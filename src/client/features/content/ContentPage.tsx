import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Contents } from '../../ui/Contents.tsx'
import { useLayout } from '../../ui/styles/layout.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  page: { paddingBlock: '32px 64px', [media.wide]: { paddingBlock: '56px 96px' } },
  head: { maxWidth: '720px', '& > p, & > div': { marginBlockStart: '8px' } },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    marginBlockStart: '32px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: '256px minmax(0, 1fr)', gap: '48px', marginBlockStart: '40px' },
  },
  body: { maxWidth: '680px', display: 'grid', gap: '32px' },
  section: {
    scrollMarginBlockStart: '88px',
    '& > p': { marginBlockStart: '12px', lineHeight: 'var(--lineHeightBase500)' },
  },
})

interface ContentPageProps {
  title: string
  lead: ReactNode
  /** Since when it is in force, in words; absent where it does not matter. */
  updated?: string | undefined
  sections: readonly { title: string; body: ReactNode }[]
}

const buildSectionId = (place: number) => `section-${place + 1}`

/** A long text with its table of contents beside it: the one page behind privacy, terms, about and press. */
export function ContentPage({ title, lead, updated, sections }: ContentPageProps) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('content')
  return (
    <article className={mergeClasses(layout.wrap, styles.page)}>
      <header className={styles.head}>
        <h1 className={text.h40}>{title}</h1>
        <div className={text.muted}>{lead}</div>
        {updated && <p className={mergeClasses(text.s13, text.faint)}>{updated}</p>}
      </header>
      <div className={styles.columns}>
        <Contents
          title={t('contents')}
          sections={sections.map((section, place) => ({ id: buildSectionId(place), title: section.title }))}
        />
        <div className={styles.body}>
          {sections.map((section, place) => (
            <section key={section.title} id={buildSectionId(place)} className={styles.section}>
              <h2 className={text.h20}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
