import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed'
import { WifiOff20Regular } from '@fluentui/react-icons/svg/wifi-off'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../data/settings.ts'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'
import { paint } from '../ui/styles/paint.ts'

const useStyles = makeStyles({
  bar: {
    // Below the navigation bar, which is sticky too, and under its drawer.
    position: 'sticky',
    zIndex: 15,
    insetBlockStart: 'calc(57px + env(safe-area-inset-top))',
    backgroundColor: paint.bar,
    color: paint.onBar,
    [media.wide]: { insetBlockStart: 'calc(65px + env(safe-area-inset-top))' },
    [media.zoomed]: { position: 'static' },
  },
  inner: {
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    paddingBlock: '12px',
    fontWeight: 600,
    '& > svg': { color: '#F2B92E', flexShrink: 0 },
  },
})

/**
 * A sticky notice below the navigation bar while there is no network, or while nothing can be changed; its live region is always mounted, so that the
 * change is announced.
 */
export function OfflineBar({ offline }: { offline: boolean }) {
  const styles = useStyles()
  const layout = useLayout()
  const { t } = useTranslation('shell')
  const { read_only: held } = useSettings()
  return (
    <div role="status" className={styles.bar} data-print="no">
      {(offline || held) && (
        <div className={mergeClasses(layout.wrap, styles.inner)}>
          {offline ? <WifiOff20Regular /> : <LockClosed20Regular />}
          <p>
            {t(offline ? 'offline' : 'readOnly')} {!offline && held !== '1' && <bdi>{held}</bdi>}
          </p>
        </div>
      )}
    </div>
  )
}
