import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { CloudArrowUp24Regular } from '@fluentui/react-icons/svg/cloud-arrow-up'
import { DataBarVertical24Regular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { LocalLanguage24Regular } from '@fluentui/react-icons/svg/local-language'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { Trophy24Regular } from '@fluentui/react-icons/svg/trophy'
import { WeatherMoon24Regular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunny24Regular } from '@fluentui/react-icons/svg/weather-sunny'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { switchLanguage } from '../i18n/switch-language.ts'
import { session } from '../session/session.ts'
import { Action } from '../ui/Action.tsx'
import { BrandMark } from '../ui/BrandMark.tsx'
import { lineAbove } from '../ui/edge.ts'
import { IconAction } from '../ui/IconAction.tsx'
import { Link } from '../ui/Link.tsx'
import { media } from '../ui/media.ts'
import { paint } from '../ui/paint.ts'
import { usePlace } from '../ui/place.ts'
import { chooseScheme, useScheme } from '../ui/theme-choice.ts'
import { CountBadge } from './CountBadge.tsx'
import { currentLink, navLinks } from './nav-rules.ts'
import { useUnsent } from './use-unsent.ts'

const icons = {
  companies: <Building24Regular />,
  salaries: <Money24Regular />,
  studies: <DataBarVertical24Regular />,
  awards: <Trophy24Regular />,
}

const useStyles = makeStyles({
  drawer: {
    insetBlock: 0,
    insetInlineStart: 0,
    insetInlineEnd: 'auto',
    margin: 0,
    width: '320px',
    maxWidth: 'calc(100% - 40px)',
    [media.zoomed]: { maxWidth: '100%' },
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    padding: 0,
    boxShadow: tokens.shadow64,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '&::backdrop': { backgroundColor: 'rgb(16 33 43 / .46)' },
  },
  inner: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    paddingInline: '12px',
    paddingBlockStart: 'calc(8px + env(safe-area-inset-top))',
    paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBlock: '4px 12px',
    paddingInline: '8px 4px',
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
  line: { width: '100%', marginBlock: '8px', border: 0, ...lineAbove },
  foot: { display: 'grid', gap: '8px', marginBlockStart: 'auto', paddingBlockStart: '12px', paddingInline: '4px' },
})

/** The bar's drawer on small screens: the same links, in rows of 48 px, with Sign up at its foot. */
export default function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const { other } = useLanguage()
  const current = usePlace(currentLink)
  const waiting = useUnsent()
  const { auth } = useSnapshot(session)
  const dark = useScheme() === 'dark'
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!open) return
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the drawer repeats Escape, which the platform handles
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={t('nav.menu')}
      onCancel={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <BrandMark />
          <IconAction label={t('close', { ns: 'common' })} icon={<Dismiss24Regular />} onClick={onClose} />
        </div>
        <nav aria-label={t('nav.main')}>
          {navLinks.map(({ href, key }) => {
            const here = href === current
            return (
              <Link
                key={href}
                href={href}
                onClick={onClose}
                aria-current={here ? 'page' : undefined}
                className={mergeClasses(styles.row, here && styles.current)}
              >
                {icons[key]}
                {t(`nav.${key}`)}
              </Link>
            )
          })}
        </nav>
        <hr className={styles.line} />
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
        {!auth.user && (
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
        {!auth.user && (
          <div className={styles.foot}>
            <Action block size="tall" href="/auth/login" onClick={onClose}>
              {t('nav.login')}
            </Action>
            <Action block size="tall" kind="primary" href="/auth/register" onClick={onClose}>
              {t('nav.signup')}
            </Action>
          </div>
        )}
      </div>
    </dialog>
  )
}
