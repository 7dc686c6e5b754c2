import { makeStyles, Tooltip } from '@fluentui/react-components'
import type { RefObject } from 'react'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  tip: {
    paddingBlock: 0,
    paddingInline: '12px',
    border: 0,
    backgroundColor: paint.bar,
    color: paint.onBar,
    fontSize: '13px',
    lineHeight: '32px',
    fontWeight: 600,
    letterSpacing: 'normal',
    filter: 'none',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
})

interface TipProps {
  target: RefObject<HTMLElement | null>
  words: string
  shown: boolean
  onNear: () => void
  onLeave: () => void
  onHide: () => void
}

/** Words over a page beside what they are about, which has the same words as its label. */
export default function Tip({ target, words, shown, onNear, onLeave, onHide }: TipProps) {
  const styles = useStyles()
  return (
    <Tooltip
      relationship="inaccessible"
      positioning={{ target: target.current, position: 'below', align: 'end', offset: 6 }}
      visible={shown}
      content={{ className: styles.tip, children: words, onPointerEnter: onNear, onPointerLeave: onLeave }}
      onVisibleChange={(_, { visible }) => visible || onHide()}
    />
  )
}
