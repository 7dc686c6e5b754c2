import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Bone } from '../../ui/Bone.tsx'
import { Card } from '../../ui/Card.tsx'
import { lineAbove } from '../../ui/edge.ts'
import { useHidden } from '../../ui/hidden.ts'
import { media } from '../../ui/media.ts'

const useStyles = makeStyles({
  head: { overflow: 'hidden' },
  cover: { height: '112px', [media.tablet]: { height: '192px' } },
  // As high as the header of most companies, so that what stands below stays where it is.
  inner: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    height: '368px',
    paddingInline: '16px',
    [media.tablet]: {
      gridTemplateColumns: '104px minmax(0, 1fr)',
      gap: '24px',
      height: '286px',
      paddingInline: '32px',
      '& > :nth-child(2)': { marginBlockStart: '14px' },
      '& > :nth-child(n + 3)': { gridColumn: '1 / 3' },
    },
    [media.wide]: {
      gridTemplateColumns: '104px 256px minmax(0, 1fr)',
      height: '188px',
      '& > :nth-child(2)': { gridColumn: '2 / 4' },
      '& > :nth-child(4)': { gridColumn: '3' },
    },
  },
  logo: {
    width: '88px',
    height: '88px',
    boxSizing: 'border-box',
    marginBlockStart: '-36px',
    border: `4px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: '22px',
    [media.tablet]: { width: '104px', height: '104px', marginBlockStart: '-44px' },
  },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    alignContent: 'start',
  },
  act: { [media.tablet]: { display: 'none' } },
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

/** The shape of the company page while it loads. */
export function CompanySkeleton() {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <h1 className={hidden.visually}>{t('loading')}</h1>
      <Card className={styles.head}>
        <Bone className={styles.cover} radius={0} />
        <div className={styles.inner}>
          <Bone className={styles.logo} />
          <div className={styles.lines}>
            <Bone width={240} height={28} />
            <Bone width={160} />
          </div>
          <Bone width={216} height={44} />
          <div className={styles.lines}>
            <Bone />
            <Bone width="70%" />
          </div>
          <Bone className={styles.act} height={48} />
        </div>
        <div className={styles.tabs}>
          <Bone width={64} />
          <Bone width={96} />
        </div>
      </Card>
      <div className={styles.columns}>
        {['rating', 'facts'].map((name) => (
          <Card key={name} padded className={mergeClasses(styles.lines, styles.block)}>
            <Bone width={220} height={22} />
            <Bone />
            <Bone width="90%" />
            <Bone width="80%" />
          </Card>
        ))}
      </div>
    </div>
  )
}
