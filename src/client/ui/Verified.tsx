import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkStarburst16Filled, CheckmarkStarburst24Filled } from '@fluentui/react-icons/svg/checkmark-starburst'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../platform/lazy-with-retry.ts'
import { paint } from './styles/paint.ts'

/** Loaded when a pointer or the focus comes to the seal. */
const Tip = lazyWithRetry(() => import('./Tip.tsx'))

const useStyles = makeStyles({
  badge: { display: 'inline-grid', verticalAlign: '-3px', color: paint.brandFg },
  large: { verticalAlign: '-5px', cursor: 'help' },
})

/** The badge of an unlocked company. */
export function Verified() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={styles.badge} role="img" aria-label={t('verified')}>
      <CheckmarkStarburst16Filled />
    </span>
  )
}

/** How long the tip stays when the pointer has left, which may be on its way to the tip, in ms. */
const stay = 250

/** The same badge beside a page's title, with a tooltip for mouse, finger and keyboard (C-032). */
export function VerifiedTitle() {
  const styles = useStyles()
  const { t } = useTranslation()
  const seal = useRef<HTMLSpanElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(false)
  const words = t('verified')
  const show = () => {
    clearTimeout(leaving.current)
    setAsked(true)
    setShown(true)
  }
  const close = () => setShown(false)
  const leave = () => {
    leaving.current = setTimeout(close, stay)
  }
  return (
    <>
      <span
        ref={seal}
        className={mergeClasses(styles.badge, styles.large)}
        role="img"
        aria-label={words}
        // The browser's own tip, until there is ours.
        title={asked ? undefined : words}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip has to be reachable without a mouse
        tabIndex={0}
        onPointerEnter={show}
        onPointerLeave={leave}
        onFocus={show}
        onBlur={close}
      >
        <CheckmarkStarburst24Filled />
      </span>
      <Suspense>
        {asked && <Tip target={seal} words={words} shown={shown} onNear={show} onLeave={leave} onHide={close} />}
      </Suspense>
    </>
  )
}
