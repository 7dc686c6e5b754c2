import { mergeClasses } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../router/Link.tsx'
import { usePlace } from '../../router/use-pathname.ts'
import { findCurrentLink, navLinks } from './nav-rules.ts'

interface NavLinksProps {
  className?: string
  /** The class of a link, and the one added where it leads to the current page. */
  styles: { link: string; current: string }
  icons?: Record<(typeof navLinks)[number]['key'], ReactElement>
  onClick?: () => void
}

/** The site's main links (N-001 to N-004), in the bar and in its drawer. */
export function NavLinks({ className, styles, icons, onClick }: NavLinksProps) {
  const { t } = useTranslation('shell')
  const current = usePlace(findCurrentLink)
  return (
    <nav className={className} aria-label={t('nav.main')}>
      {navLinks.map(({ href, key }) => {
        const here = href === current
        return (
          <Link
            key={href}
            href={href}
            onClick={onClick}
            aria-current={here ? 'page' : undefined}
            className={mergeClasses(styles.link, here && styles.current)}
          >
            {icons?.[key]}
            {t(`nav.${key}`)}
          </Link>
        )
      })}
    </nav>
  )
}
