import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Bone } from '../../ui/Bone.tsx'
import { Card } from '../../ui/Card.tsx'
import { useHidden } from '../../ui/hidden.ts'
import { media } from '../../ui/media.ts'

const useStyles = makeStyles({
  head: { overflow: 'hidden' },
  cover: { height: '112px', [media.tablet]: { height: '192px' } },
  inner: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    padding: '24px 16px',
    [media.tablet]: { padding: '24px 32px' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    marginBlockStart: '16px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 336px', gap: '24px', marginBlockStart: '24px' },
  },
  block: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    alignContent: 'start',
    minHeight: '240px',
  },
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
          <Bone width={280} height={28} />
          <Bone width={200} />
          <Bone width={240} height={40} />
          <Bone width="100%" height={32} />
        </div>
      </Card>
      <div className={styles.columns}>
        {['rating', 'facts'].map((name) => (
          <Card key={name} padded className={mergeClasses(styles.block)}>
            <Bone width={220} height={22} />
            <Bone width="100%" />
            <Bone width="90%" />
            <Bone width="95%" />
            <Bone width="80%" />
          </Card>
        ))}
      </div>
    </div>
  )
}
