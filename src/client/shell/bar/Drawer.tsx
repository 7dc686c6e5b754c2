import {
  Divider,
  DrawerFooter,
  DrawerHeader,
  InlineDrawer,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { CloudArrowUp24Regular } from '@fluentui/react-icons/svg/cloud-arrow-up'
import { DataBarVertical24Regular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { LocalLanguage24Regular } from '@fluentui/react-icons/svg/local-language'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { NumberSymbol24Regular } from '@fluentui/react-icons/svg/number-symbol'
import { Trophy24Regular } from '@fluentui/react-icons/svg/trophy'
import { WeatherMoon24Regular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunny24Regular } from '@fluentui/react-icons/svg/weather-sunny'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { switchLanguage } from '../../i18n/switch-language.ts'
import { askDisplay } from '../../platform/modals.ts'
import { Link } from '../../router/Link.tsx'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { useCloseRequests } from '../../ui/overlays/use-close-requests.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { chooseScheme, useScheme } from '../../ui/styles/theme-choice.ts'
import { CountBadge } from './CountBadge.tsx'
import { NavLinks } from './NavLinks.tsx'
import { useUnsent } from './use-unsent.ts'

const icons = {
  companies: <Building24Regular />,
  salaries: <Money24Regular />,
  studies: <DataBarVertical24Regular />,
  awards: <Trophy24Regular />,
}

const useStyles = makeStyles({
  cover: {
    position: 'fixed',
    // For a bar that is not sticky, as where a reader has zoomed in.
    zIndex: 16,
    inset: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    // Laid out before anybody opens it: an element with `display: none` would be styled and laid out during the press.
    visibility: 'hidden',
    backgroundColor: 'rgb(16 33 43 / .46)',
    // Beside the drawer there is always room for a tap that closes it.
    paddingInlineEnd: '40px',
    [media.zoomed]: { paddingInlineEnd: 0 },
  },
  open: { visibility: 'visible' },
  inner: {
    alignItems: 'stretch',
    // The cover scrolls it where a window is low.
    overflowX: 'visible',
    overflowY: 'visible',
    width: '320px',
    maxWidth: '100%',
    minHeight: '100%',
    maxHeight: 'none',
    boxShadow: tokens.shadow64,
    // Its edge in forced colours mode, which shows neither shadows nor the cover.
    outline: '1px solid transparent',
    backgroundColor: tokens.colorNeutralBackground1,
    paddingInline: '12px',
    paddingBlockStart: 'calc(8px + env(safe-area-inset-top))',
    paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBlock: '4px 12px',
    paddingInline: '8px 4px',
    whiteSpace: 'nowrap',
    [media.zoomed]: { paddingInline: 0 },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    width: '100%',
    height: '48px',
    paddingInline: '12px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { color: tokens.colorNeutralForeground3, flexShrink: 0 },
  },
  current: { backgroundColor: paint.brandTint, color: paint.brandFg, '& > svg': { color: 'inherit' } },
  count: { marginInlineStart: 'auto' },
  line: { flexGrow: 0, marginBlock: '8px' },
  foot: {
    display: 'grid',
    rowGap: '8px',
    marginBlockStart: 'auto',
    paddingBlock: '12px 0',
    paddingInline: '4px',
  },
})

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** The button that opens it, to which the focus returns. */
  opener: RefObject<HTMLButtonElement | null>
}

/**
 * The bar's drawer on small screens: the same links, in rows of 48 px, with Sign up at its foot. It is neither a modal
 * nor a popover: to make a page inert a browser recomputes the style of every element, and what enters the top layer is
 * laid out again, each of which takes a phone longer than a press may. Their behaviour is replaced by its cover, which
 * takes taps, by close requests, and by closing when the focus leaves it.
 */
export default function Drawer({ open, onClose, opener }: DrawerProps) {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const ref = useRef<HTMLDivElement>(null)
  useCloseRequests(open, onClose)
  useLayoutEffect(() => {
    const drawer = ref.current
    if (!open || !drawer) return
    drawer.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      if (drawer.contains(document.activeElement)) opener.current?.focus({ preventScroll: true })
    }
  }, [open, opener])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the drawer repeats Escape, which is a close request
    <div
      ref={ref}
      role="dialog"
      className={mergeClasses(styles.cover, open && styles.open)}
      aria-label={t('nav.menu')}
      onClick={(event) => event.target === ref.current && onClose()}
      onBlur={({ relatedTarget }) => relatedTarget && !ref.current?.contains(relatedTarget) && onClose()}
    >
      <Inner onClose={onClose} />
    </div>
  )
}

/** The content of the drawer, rendered once however often it is opened. */
const Inner = memo(function Inner({ onClose }: Pick<DrawerProps, 'onClose'>) {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const { other } = useLanguage()
  const waiting = useUnsent()
  const signedIn = useSignedIn()
  const dark = useScheme() === 'dark'
  return (
    <InlineDrawer open surfaceMotion={null} className={styles.inner}>
      <DrawerHeader className={styles.head}>
        <BrandMark />
        <IconAction label={t('close', { ns: 'common' })} icon={<Dismiss24Regular />} onClick={onClose} />
      </DrawerHeader>
      <NavLinks styles={{ link: styles.row, current: styles.current }} icons={icons} onClick={onClose} />
      <Divider className={styles.line} />
      <Link
        href="/outbox"
        onClick={onClose}
        className={styles.row}
        aria-label={waiting > 0 ? t('nav.outboxCount', { count: waiting }) : t('nav.outbox')}
      >
        <CloudArrowUp24Regular />
        {t('nav.outbox')}
        {waiting > 0 && (
          <span className={styles.count}>
            <CountBadge count={waiting} />
          </span>
        )}
      </Link>
      {!signedIn && (
        <Link href="/for-employers" onClick={onClose} className={styles.row}>
          <Briefcase24Regular />
          {t('nav.employers')}
        </Link>
      )}
      <button type="button" className={styles.row} onClick={() => void switchLanguage()}>
        <LocalLanguage24Regular />
        <span lang={other.code}>{other.name}</span>
      </button>
      <button type="button" className={styles.row} onClick={() => chooseScheme(dark ? 'light' : 'dark')}>
        {dark ? <WeatherSunny24Regular /> : <WeatherMoon24Regular />}
        {dark ? t('nav.light') : t('nav.dark')}
      </button>
      <button
        type="button"
        className={styles.row}
        onClick={() => {
          onClose()
          askDisplay()
        }}
      >
        <NumberSymbol24Regular />
        {t('display')}
      </button>
      {!signedIn && (
        <DrawerFooter className={styles.foot}>
          <Action block size="tall" href="/auth/login" onClick={onClose}>
            {t('nav.login')}
          </Action>
          <Action block size="tall" kind="primary" href="/auth/register" onClick={onClose}>
            {t('nav.signup')}
          </Action>
        </DrawerFooter>
      )}
    </InlineDrawer>
  )
})
