import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Action } from '../ui/controls/Action.tsx'
import { lineAbove } from '../ui/styles/borders.ts'
import { media } from '../ui/styles/media.ts'
import { useFormBusy } from './FormContext.ts'
import { Spinner, SubmitAction } from './SubmitAction.tsx'

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '12px',
    paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
    paddingInline: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderEndStartRadius: tokens.borderRadiusLarge,
    borderEndEndRadius: tokens.borderRadiusLarge,
    [media.phoneOnly]: { position: 'sticky', insetBlockEnd: 0, zIndex: 3, ...lineAbove },
    [media.tablet]: {
      display: 'flex',
      justifyContent: 'space-between',
      paddingBlock: '16px 24px',
      paddingInline: '32px',
    },
  },
  alone: { gridTemplateColumns: '1fr', [media.tablet]: { justifyContent: 'flex-end' } },
  button: { height: '48px', [media.tablet]: { height: '44px', minWidth: '120px' } },
})

type WizardBarProps = {
  back?: { label: string; act: () => void } | undefined
  label: string
  /** The words beside a spinner that replaces the button while sending (spec 4, write-review page). */
  sending?: string
}

/** Back and Next or Submit; on phones the bar is sticky at the bottom of the screen, clear of the device's own bar. */
export function WizardBar({ back, label, sending }: WizardBarProps) {
  const styles = useStyles()
  const busy = useFormBusy()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus until the click, lest a problem that appears on leaving a field moves the button away
    <div
      className={mergeClasses(styles.bar, !back && styles.alone)}
      onMouseDown={(event) => event.preventDefault()}
      data-print="no"
    >
      {back && (
        <Action className={styles.button} disabled={busy} onClick={back.act}>
          {back.label}
        </Action>
      )}
      {busy && sending ? (
        <Spinner className={styles.button}>{sending}</Spinner>
      ) : (
        <SubmitAction busy={busy} className={styles.button}>
          {label}
        </SubmitAction>
      )}
    </div>
  )
}
