import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { SkeletonBlock } from '../../../ui/states/SkeletonBlock.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { useHidden } from '../../../ui/styles/hidden.ts'
import { media } from '../../../ui/styles/media.ts'

const useStyles = makeStyles({
  head: { overflow: 'hidden' },
  cover: { height: '64px', [media.tablet]: { height: '128px' } },
  inner: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    gap: '8px 14px',
    // As high as most companies' content here, so that what follows does not shift.
    height: '164px',
    paddingInline: '16px',
    [media.tablet]: { paddingInline: '32px' },
    [media.wide]: { gridTemplateColumns: '106px minmax(0, 1fr)', columnGap: '20px', height: '100px' },
  },
  answers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    ...lineAbove,
    '& > *': { height: '152px', padding: '16px', boxSizing: 'border-box' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  about: {
    ...lineAbove,
    height: '92px',
    padding: '16px',
    boxSizing: 'border-box',
    [media.tablet]: { paddingInline: '32px' },
  },
  logo: {
    width: '80px',
    height: '80px',
    boxSizing: 'border-box',
    marginBlockStart: '-28px',
    border: `4px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: '22px',
    [media.tablet]: { width: '106px', height: '106px', marginBlockStart: '-36px' },
  },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    alignContent: 'start',
  },
  name: { gridColumn: '1 / -1', [media.wide]: { gridColumn: '2', gridRow: '1', marginBlockStart: '14px' } },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '57px',
    paddingInline: '16px',
    [media.tablet]: { paddingInline: '24px' },
  },
  tabs: { ...lineAbove, display: 'flex', alignItems: 'center', gap: '32px', height: '53px', paddingInline: '20px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    marginBlockStart: '16px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 336px', gap: '24px', marginBlockStart: '24px' },
  },
  block: { minHeight: '240px' },
})

/** The skeleton of the company page: of the overview the card, of its other tabs the bar. */
export function CompanySkeleton({ overview }: { overview: boolean }) {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <h1 className={hidden.visually}>{t('loading')}</h1>
      <Card className={styles.head}>
        {overview ? (
          <CardBones />
        ) : (
          <div className={styles.bar}>
            <SkeletonBlock width={40} height={40} radius={9} />
            <SkeletonBlock width={160} height={18} />
          </div>
        )}
        <div className={styles.tabs}>
          <SkeletonBlock width={64} />
          <SkeletonBlock width={96} />
        </div>
      </Card>
      <div className={styles.columns}>
        {['rating', 'facts'].map((name) => (
          <Card key={name} padded className={mergeClasses(styles.lines, styles.block)}>
            <SkeletonBlock width={220} height={22} />
            <SkeletonBlock />
            <SkeletonBlock width="90%" />
            <SkeletonBlock width="80%" />
          </Card>
        ))}
      </div>
    </div>
  )
}

function CardBones() {
  const styles = useStyles()
  return (
    <>
      <SkeletonBlock className={styles.cover} radius={0} />
      <div className={styles.inner}>
        <SkeletonBlock className={styles.logo} />
        <div className={mergeClasses(styles.lines, styles.name)}>
          <SkeletonBlock width={240} height={28} />
          <SkeletonBlock width={160} />
        </div>
      </div>
      <div className={styles.answers}>
        {['good', 'pay', 'recommended', 'leads'].map((name) => (
          <div key={name} className={styles.lines}>
            <SkeletonBlock width="80%" />
            <SkeletonBlock width={88} height={28} />
          </div>
        ))}
      </div>
      <div className={mergeClasses(styles.lines, styles.about)}>
        <SkeletonBlock />
        <SkeletonBlock width="70%" />
      </div>
    </>
  )
}
