import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Phone20Regular } from '@fluentui/react-icons/svg/phone'
import { Play20Regular } from '@fluentui/react-icons/svg/play'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { getRiyadhYear } from '../../contract/form/days.ts'
import { siteVersion } from '../../contract/version.ts'
import { useSettings } from '../data/settings.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { loadPart } from '../i18n/part.ts'
import { askDisplay } from '../platform/modals.ts'
import { showToast } from '../platform/toast.ts'
import { Link } from '../router/Link.tsx'
import { session } from '../session/session.ts'
import { BrandMark } from '../ui/BrandMark.tsx'
import { useLater } from '../ui/later.ts'
import { lineAbove, styleEdgeColour } from '../ui/styles/borders.ts'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'
import { paint } from '../ui/styles/paint.ts'
import { useText } from '../ui/styles/text.ts'
import { AfterLoad } from './AfterLoad.tsx'
import { socialIcons } from './social-icons.tsx'

const companyLinks = [
  { href: '/about-us', key: 'about' },
  { href: '/terms', key: 'terms' },
  { href: '/privacy-policy', key: 'privacy' },
  { href: '/faq', key: 'faq' },
] as const
const productLinks = [
  { href: '/', key: 'footer.home' },
  { href: '/companies', key: 'nav.companies' },
  { href: '/salaries', key: 'nav.salaries' },
  { href: '/package', key: 'footer.package' },
  { href: '/offers', key: 'footer.offers' },
  { href: '/studies', key: 'nav.studies' },
  { href: '/awards', key: 'nav.awards' },
] as const
const networks = ['twitter', 'instagram', 'snapchat'] as const

/** Only where the site can be installed, which the browser says after the page is loaded. */
const InstallBadge = loadPart('outbox', () => import('../features/install/InstallBadge.tsx'))

const useStyles = makeStyles({
  foot: {
    ...lineAbove,
    backgroundColor: tokens.colorNeutralBackground1,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '32px 24px',
    paddingBlock: '40px 32px',
    [media.tablet]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.3fr' },
    [media.wide]: { gridTemplateColumns: '2.2fr 1fr 1fr 1.2fr', paddingBlock: '56px 40px' },
  },
  lead: { gridColumn: '1 / -1', maxWidth: '340px', [media.tablet]: { gridColumn: 'auto' } },
  words: { color: tokens.colorNeutralForeground2, marginBlock: '8px 16px' },
  stores: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  store: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '48px',
    paddingInline: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': styleEdgeColour(tokens.colorNeutralStrokeAccessible),
    '& b': {
      display: 'block',
      fontWeight: 600,
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      color: tokens.colorNeutralForeground1,
    },
    '& small': { display: 'block', fontSize: '0.6875rem', lineHeight: '1rem', color: tokens.colorNeutralForeground3 },
  },
  column: { display: 'grid', alignContent: 'start', gap: '2px' },
  contact: { gridColumn: '1 / -1', [media.tablet]: { gridColumn: 'auto' } },
  title: { marginBlockEnd: '6px', fontWeight: 700 },
  link: {
    width: 'fit-content',
    color: tokens.colorNeutralForeground2,
    paddingBlock: '11px',
    ':hover': { color: paint.brandFg },
    [media.wide]: { paddingBlock: '5px' },
  },
  plain: { border: 0, background: 'none', font: 'inherit', paddingInline: 0, cursor: 'pointer' },
  social: { display: 'flex', gap: '4px', marginInlineStart: '-12px', marginBlockStart: '4px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4px 24px',
    paddingBlock: '14px 24px',
    color: tokens.colorNeutralForeground3,
    fontSize: '0.8125rem',
  },
  links: { display: 'flex', flexWrap: 'wrap', gap: '0 24px' },
  rule: {
    ...lineAbove,
    marginInline: 'var(--gutter)',
    maxWidth: 'var(--content)',
    '@media (min-width: 74em)': { marginInline: 'auto' },
  },
})

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={mergeClasses(styles.column, className)}>
      <h2 className={mergeClasses(text.h14, styles.title)}>{title}</h2>
      {children}
    </div>
  )
}

/** The footer (spec 2): logo, badges, links, contact from the settings, the year; for moderators the version. */
export const Footer = memo(function Footer({ year = getRiyadhYear(new Date()) }: { year?: number }) {
  const styles = useStyles()
  const layout = useLayout()
  const later = useLater()
  const { t } = useTranslation('shell')
  const { format } = useLanguage()
  const settings = useSettings()
  const moderates = useSnapshot(session).auth.user?.roles?.includes('moderator') ?? false
  const showComingSoon = () => showToast({ kind: 'info', text: t('footer.soon') })
  const social = networks.flatMap((network) => {
    const url = settings[`${network}_url`]
    return url ? [{ network, url }] : []
  })
  return (
    <footer className={mergeClasses(later.foot, styles.foot)} data-print="no">
      <div className={mergeClasses(layout.wrap, styles.grid)}>
        <div className={styles.lead}>
          <Link href="/">
            <BrandMark />
          </Link>
          <p className={styles.words}>{t('footer.words')}</p>
          <div className={styles.stores}>
            {(['appStore', 'playStore'] as const).map((store) => (
              <button key={store} type="button" className={styles.store} onClick={showComingSoon}>
                {store === 'appStore' ? <Phone20Regular /> : <Play20Regular />}
                <span>
                  <b>{t(`footer.${store}`)}</b>
                  <small>{t('footer.soon')}</small>
                </span>
              </button>
            ))}
            <AfterLoad>
              <InstallBadge className={styles.store} />
            </AfterLoad>
          </div>
        </div>
        <Column title={t('footer.company')}>
          {companyLinks.map(({ href, key }) => (
            <Link key={href} href={href} className={styles.link}>
              {t(`footer.${key}`)}
            </Link>
          ))}
        </Column>
        <Column title={t('footer.product')}>
          {productLinks.map(({ href, key }) => (
            <Link key={href} href={href} className={styles.link}>
              {t(key)}
            </Link>
          ))}
        </Column>
        {(settings.email || social.length > 0) && (
          <Column title={t('footer.contact')} className={styles.contact}>
            {settings.email && (
              <a className={styles.link} href={`mailto:${settings.email}`}>
                <bdi>{settings.email}</bdi>
              </a>
            )}
            {social.length > 0 && (
              <div className={styles.social}>
                {social.map(({ network, url }) => (
                  <a
                    key={network}
                    className={styles.icon}
                    href={url}
                    aria-label={t(`footer.${network}`)}
                    rel="noreferrer"
                    target="_blank"
                  >
                    {socialIcons[network]}
                  </a>
                ))}
              </div>
            )}
          </Column>
        )}
      </div>
      <div className={styles.rule} />
      <div className={mergeClasses(layout.wrap, styles.end)}>
        <span>
          © <bdi>{format.digits(year)}</bdi> {t('site', { ns: 'common' })}
        </span>
        {moderates && (
          <span>
            {t('footer.version')} <bdi dir="ltr">{siteVersion}</bdi>
          </span>
        )}
        <span className={styles.links}>
          <Link href="/press" className={styles.link}>
            {t('footer.press')}
          </Link>
          <Link href="/accessibility" className={styles.link}>
            {t('footer.accessibility')}
          </Link>
          <Link href="/notices" className={styles.link}>
            {t('footer.notices')}
          </Link>
          <Link href="/methodology" className={styles.link}>
            {t('footer.method')}
          </Link>
          <Link href="/developers" className={styles.link}>
            {t('footer.developers')}
          </Link>
          <Link href="/data" className={styles.link}>
            {t('footer.data')}
          </Link>
          <button type="button" className={mergeClasses(styles.link, styles.plain)} onClick={askDisplay}>
            {t('display')}
          </button>
        </span>
      </div>
    </footer>
  )
})
