import { makeStyles } from '@fluentui/react-components'
import { DataBarHorizontal20Regular } from '@fluentui/react-icons/svg/data-bar-horizontal'
import { Table20Regular } from '@fluentui/react-icons/svg/table'
import { useTranslation } from 'react-i18next'
import { IconAction } from '../controls/IconAction.tsx'

const useStyles = makeStyles({
  button: { marginBlockStart: '-8px', marginInlineEnd: '-8px', '@media print': { display: 'none' } },
  mirrored: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
})

export type ChartView = 'chart' | 'table'

interface ChartOrTableProps {
  view: ChartView
  onView: (view: ChartView) => void
  /** The title of the chart, since one page has several of these buttons. */
  title: string
}

/** The button of a chart that switches between the chart and its table. */
export function ChartOrTable({ view, onView, title }: ChartOrTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const other = view === 'chart' ? 'table' : 'chart'
  return (
    <IconAction
      className={styles.button}
      label={t(`show.${other}`, { title })}
      icon={other === 'table' ? <Table20Regular /> : <DataBarHorizontal20Regular className={styles.mirrored} />}
      onClick={() => onView(other)}
      data-show={other}
    />
  )
}
