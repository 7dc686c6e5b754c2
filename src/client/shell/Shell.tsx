import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { loadPart } from '../i18n/part.ts'
import { usePlace } from '../router/use-pathname.ts'
import { moveFocus } from '../ui/overlays/move-focus.ts'
import { AfterLoad } from './AfterLoad.tsx'
import { NavBar } from './bar/NavBar.tsx'
import { useSearchKey } from './bar/use-search-key.ts'
import { Modals } from './dialogs/Modals.tsx'
import { SessionEnded } from './dialogs/SessionEnded.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { Toasts } from './toasts/Toasts.tsx'
import { useOffline } from './use-offline.ts'

const PageWide = loadPart('outbox', () => import('./PageWide.tsx'))

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    // Fluent's provider fixes the side; texts in the other script need the start side of their own direction.
    textAlign: 'start',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  // As high as the window below the bar: content inserted above the footer never pushes it out of view.
  main: { minHeight: 'calc(100dvh - 56px)', outlineStyle: 'none' },
  skip: {
    position: 'absolute',
    zIndex: 30,
    insetBlockStart: 'calc(8px + env(titlebar-area-height, 0px))',
    insetInlineStart: '8px',
    paddingBlock: '10px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    fontWeight: 600,
    ':not(:focus)': { clipPath: 'inset(50%)' },
  },
})

/**
 * A company's tabs count as one place: changing them does not move the focus, and its page scrolls itself
 * (`Company.tsx`).
 */
const toPlace = (path: string) => path.replace(/^(\/company\/[^/]+)\/.*$/, '$1')

/** The only part of the shell that re-renders when the path changes. Its children do not. */
function HereBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return <ErrorBoundary place={path}>{children}</ErrorBoundary>
}

/** The frame around every screen: bar, offline bar, footer, toasts and modals. */
export function Shell({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  useSearchKey()
  const place = usePlace(toPlace)
  const main = useRef<HTMLElement>(null)
  const seen = useRef(place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    scrollTo({ top: 0 })
    moveFocus(main.current)
  }, [place])
  return (
    <div className={styles.page}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <NavBar />
      <OfflineBar offline={useOffline()} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <HereBoundary>{children}</HereBoundary>
      </main>
      <Footer />
      <Toasts />
      <Modals />
      <SessionEnded />
      <AfterLoad>
        <PageWide />
      </AfterLoad>
    </div>
  )
}
