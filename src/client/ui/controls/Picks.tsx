import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { sidewaysOnPhones } from '../styles/sideways.ts'
import { Action } from './Action.tsx'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  line: sidewaysOnPhones,
  pick: { minHeight: '44px', borderRadius: '999px', minWidth: 0, paddingInline: '14px', flexShrink: 0 },
  chosen: { fontWeight: tokens.fontWeightSemibold },
})

export type Pick = { label: string; chosen: boolean; act: () => void }

interface PicksProps {
  label: string
  /** What the answers are of, for tests and tasks. */
  name: string
  picks: readonly Pick[]
  /** On phones one line that scrolls sideways. */
  line?: boolean
}

/** Answers to choose from with one press, below the field they fill in. */
export function Picks({ label, name, picks, line }: PicksProps) {
  const styles = useStyles()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, which is no fieldset of a form
    <div role="group" aria-label={label} className={mergeClasses(styles.row, line && styles.line)} data-picks={name}>
      {picks.map((one) => (
        <Action
          key={one.label}
          kind={one.chosen ? 'soft' : 'line'}
          size="small"
          aria-pressed={one.chosen}
          className={mergeClasses(styles.pick, one.chosen && styles.chosen)}
          onClick={one.act}
        >
          {one.label}
        </Action>
      ))}
    </div>
  )
}
