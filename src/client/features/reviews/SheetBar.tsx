import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { useTranslation } from 'react-i18next'
import { useFormBusy } from '../../forms/FormContext.ts'
import { Action } from '../../ui/Action.tsx'
import { lineAbove } from '../../ui/edge.ts'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '12px',
    paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
    paddingInline: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineAbove,
    [media.phoneOnly]: { position: 'sticky', insetBlockEnd: 0, zIndex: 3 },
    [media.tablet]: {
      display: 'flex',
      justifyContent: 'space-between',
      paddingBlock: '16px 24px',
      paddingInline: '32px',
      borderEndStartRadius: tokens.borderRadiusLarge,
      borderEndEndRadius: tokens.borderRadiusLarge,
    },
  },
  button: { height: '48px', [media.tablet]: { height: '44px', minWidth: '120px' } },
  sending: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    color: paint.brandFg,
    fontWeight: 600,
  },
  turning: {
    animationName: { to: { rotate: '360deg' } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
})

/** Cancel and Submit of a form in one piece; while it is sent a spinner stands in the button's place (spec 4). */
export function SheetBar({ onCancel }: { onCancel: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation(['reviews', 'forms'])
  const busy = useFormBusy()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus until the click, lest a problem that appears on leaving a field moves the button away
    <div className={styles.bar} onMouseDown={(event) => event.preventDefault()} data-print="no">
      <Action className={styles.button} disabled={busy} onClick={onCancel}>
        {t('write.cancel')}
      </Action>
      {busy ? (
        <span role="status" className={mergeClasses(styles.button, styles.sending)} data-spinner>
          <ArrowSync24Regular className={styles.turning} aria-hidden="true" />
          {t('write.sending')}
        </span>
      ) : (
        <Action kind="primary" type="submit" className={styles.button}>
          {t('forms:submit')}
        </Action>
      )}
    </div>
  )
}
