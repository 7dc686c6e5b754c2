import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { payColumns } from '../PayRows.tsx'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginBlockEnd: '12px',
  },
  row: {
    ...lineAbove,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '12px 16px',
    alignItems: 'center',
    paddingBlock: '14px',
    [media.tablet]: { gridTemplateColumns: payColumns },
  },
  bone: { height: '12px', borderRadius: '6px', backgroundColor: paint.dataTrack },
  name: { width: '120px', maxWidth: '100%' },
  value: { width: '56px', justifySelf: 'end' },
  half: { width: '40%', gridColumn: '1 / -1', justifySelf: 'center', [media.tablet]: { gridColumn: 'auto' } },
})

/** A preview of what a shared salary opens, without any number: the same three rows for every title. */
export function LadderGhost({ department }: { department: string }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <div>
          <h2 className={text.h20}>{t('ladder.locked', { department })}</h2>
          <p className={mergeClasses(text.s13, text.faint)}>{t('ladder.lockedWords')}</p>
        </div>
        <Chip icon={<LockClosed16Regular />}>{t('ladder.lock')}</Chip>
      </div>
      <div aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.row}>
            <span className={mergeClasses(styles.bone, styles.name)} />
            <span className={mergeClasses(styles.bone, styles.half)} />
            <span className={mergeClasses(styles.bone, styles.value)} />
          </div>
        ))}
      </div>
    </Card>
  )
}
