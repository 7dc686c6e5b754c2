import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { frontDialog } from '../../platform/front-dialog.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { useSignal } from '../../platform/signal.ts'
import { pauseToasts, toasts } from '../../platform/toast.ts'
import { media } from '../../ui/styles/media.ts'

/** Loaded once the page is shown: a toast that says the network is gone could not be loaded then. */
export const loadToastCard = () => import('./ToastCard.tsx')
const ToastCard = lazyWithRetry(loadToastCard)

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    zIndex: 1000,
    // Below the device's status bar, or the window's buttons where the bar is the title bar.
    insetBlockStart: 'calc(8px + env(safe-area-inset-top) + env(titlebar-area-height, 0px))',
    insetInline: '8px',
    display: 'grid',
    gap: '8px',
    pointerEvents: 'none',
    [media.tablet]: {
      insetBlockStart: 'calc(16px + env(titlebar-area-height, 0px))',
      insetInlineStart: 'auto',
      insetInlineEnd: '16px',
      width: '360px',
    },
  },
  // The specification says right, and not the end of the line.
  rightToLeft: { [media.tablet]: { insetInlineStart: '16px', insetInlineEnd: 'auto' } },
})

let release: (() => void) | undefined

const releaseToasts = () => {
  release?.()
  release = undefined
}
const hold = () => {
  releaseToasts()
  release = pauseToasts()
}

/**
 * The corner where toasts show: top-right in both languages. A live region from the start; while a dialog is open it is inside the dialog, since nobody could see, hear or close a toast behind it.
 */
export function Toasts() {
  const dialog = useSignal(frontDialog)
  return dialog ? createPortal(<Corner below={false} />, dialog) : <Corner below />
}

/**
 * Returns the lower edge of what stays at the top of the window: the site's bar, and a strip of tabs where it is in its
 * place. Toasts show below it.
 */
function measureBars(): number {
  const bars = [...document.querySelectorAll('#root header, [data-stays]')].map((bar) => bar.getBoundingClientRect())
  return Math.max(0, ...bars.filter(({ top }) => top < 80).map(({ bottom }) => bottom))
}

function Corner({ below }: { below: boolean }) {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const { dir } = useLanguage()
  const shown = useSignal(toasts)
  useEffect(() => releaseToasts, [])
  const [bars, setBars] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever another toast shows
  useLayoutEffect(() => {
    // Nothing is measured where no toast shows: this runs in the task that hydrates the page.
    if (below && shown.length > 0) setBars(measureBars())
  }, [shown.length, below])
  return (
    <section
      className={mergeClasses(styles.region, dir === 'rtl' && styles.rightToLeft)}
      style={below && bars > 0 ? { insetBlockStart: `${bars + 8}px` } : undefined}
      aria-label={t('toasts')}
      aria-live="polite"
      data-print="no"
      onPointerEnter={hold}
      onPointerLeave={releaseToasts}
      onFocus={hold}
      onBlur={releaseToasts}
    >
      <Suspense>
        {shown.map((one) => (
          <ToastCard key={one.id} toast={one} />
        ))}
      </Suspense>
    </section>
  )
}
