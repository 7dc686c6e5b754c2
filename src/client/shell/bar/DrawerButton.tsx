import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation'
import { type ComponentProps, Suspense, startTransition, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { usePreload } from '../../platform/preload.ts'
import { useOpenHere } from '../../router/use-pathname.ts'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { media } from '../../ui/styles/media.ts'

const loadDrawer = () => import('./Drawer.tsx')
const Drawer = lazyWithRetry(loadDrawer)

/**
 * Opens the drawer of small screens; the drawer follows it in the DOM, so that Tab leads from the one into the other.
 */
export function DrawerButton({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useOpenHere()
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [setOpen])
  return (
    <>
      <IconAction
        ref={button}
        className={className}
        label={t('nav.menu')}
        icon={<Navigation24Regular />}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <DrawerAhead open={open} onClose={close} opener={button} />
    </>
  )
}

/**
 * The drawer, rendered and laid out invisibly before anybody opens it, where it can be opened at all; elsewhere from
 * its first opening on.
 */
function DrawerAhead(props: ComponentProps<typeof Drawer>) {
  const [ready, setReady] = useState(false)
  if (props.open && !ready) setReady(true)
  usePreload(async () => {
    if (matchMedia(media.collapsed.slice('@media '.length)).matches)
      await loadDrawer().then(() => startTransition(() => setReady(true)))
  })
  return (
    ready && (
      <Suspense>
        <Drawer {...props} />
      </Suspense>
    )
  )
}
