import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DataBarHorizontal20Regular } from '@fluentui/react-icons/svg/data-bar-horizontal'
import { Table20Regular } from '@fluentui/react-icons/svg/table'
import { useTranslation } from 'react-i18next'
import { chosenInContrast } from './contrast.ts'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  group: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '2px',
    margin: 0,
    padding: '3px',
    borderRadius: '10px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  choice: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '36px',
    paddingInline: '12px',
    border: 0,
    borderRadius: '7px',
    background: 'none',
    fontSize: '13px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    '@media (min-width: 991px)': { height: '30px' },
  },
  chosen: {
    backgroundColor: paint.segmentOn,
    color: tokens.colorNeutralForeground1,
    boxShadow: `0 1px 2px rgb(16 33 43 / .12), 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    ...chosenInContrast,
  },
  mirrored: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
})

export type ChartView = 'chart' | 'table'

/** The switch of every chart between itself and its table. */
export function ChartOrTable({
  view,
  onView,
  label,
}: {
  view: ChartView
  onView: (view: ChartView) => void
  label: string
}) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group} aria-label={label} data-print="no">
      {(['chart', 'table'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          className={mergeClasses(styles.choice, view === one && styles.chosen)}
          onClick={() => onView(one)}
        >
          {one === 'chart' ? <DataBarHorizontal20Regular className={styles.mirrored} /> : <Table20Regular />}
          {t(`seg.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}
