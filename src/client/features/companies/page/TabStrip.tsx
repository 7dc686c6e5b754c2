import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { runWithNextFrame } from '../../../platform/frames.ts'
import { Link } from '../../../router/Link.tsx'
import { usePlace } from '../../../router/use-pathname.ts'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { styleInContrast } from '../../../ui/styles/contrast.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { buildTabPath, type CompanyTab, companyTabs, countTab, findTab, inTens } from './company-tabs.ts'

const buildFade = (side: 'right' | 'left') => `linear-gradient(to ${side}, #000 calc(100% - 40px), transparent)`

const useStyles = makeStyles({
  strip: {
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    paddingInline: '8px',
    ...lineAbove,
    [media.tablet]: { paddingInline: '20px' },
    '@media (max-width: 69.99875em)': { maskImage: buildFade('right'), ':dir(rtl)': { maskImage: buildFade('left') } },
  },
  tab: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    height: '52px',
    paddingInline: '12px',
    scrollSnapAlign: 'center',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outlineOffset: '-2px' },
    '& small': {
      paddingInline: '6px',
      borderRadius: '10px',
      fontSize: '0.75rem',
      lineHeight: '1.25rem',
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground3,
    },
    ':last-child': { marginInlineEnd: '24px' },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '12px',
      insetBlockEnd: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      ...styleInContrast(paint.brandRule),
    },
  },
})

interface TabStripProps {
  id: number
  counts: Company['counts']
  /** Called when a pointer or the focus comes to a tab, which may be pressed next. */
  onNear: (tab: CompanyTab) => void
}

/** The company page's tabs (C-001 to C-009): links, since each has an address; the selected one scrolls into view. */
export function TabStrip({ id, counts, onNear }: TabStripProps) {
  const styles = useStyles()
  const { t } = useTranslation('companies')
  const current = usePlace(findTab)
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another tab becomes the current one, too
  useEffect(() => {
    const scrollToCurrent = () => {
      const element = strip.current
      const selected = element?.querySelector<HTMLElement>('[aria-current]')
      if (!element || !selected) return
      // `scrollLeft` counts from the physical edge: in a right-to-left strip it is negative.
      element.scrollTo({ left: selected.offsetLeft - (element.clientWidth - selected.offsetWidth) / 2 })
    }
    const callOff = runWithNextFrame(scrollToCurrent)
    addEventListener('resize', scrollToCurrent)
    return () => {
      callOff()
      removeEventListener('resize', scrollToCurrent)
    }
  }, [current])
  return (
    <nav ref={strip} className={styles.strip} aria-label={t('tabs.label')} data-print="no">
      {companyTabs.map((tab) => (
        <Tab
          key={tab}
          href={buildTabPath(id, tab)}
          tab={tab}
          count={countTab(counts, tab)}
          current={tab === current}
          onNear={onNear}
        />
      ))}
    </nav>
  )
}

type TabProps = Pick<TabStripProps, 'onNear'> & {
  href: string
  tab: CompanyTab
  count: number | undefined
  current: boolean
}

/** One tab; it re-renders only when it becomes the current one or stops being it. */
const Tab = memo(function Tab({ href, tab, count, current, onNear }: TabProps) {
  const styles = useStyles()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const announceNear = () => current || onNear(tab)
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={mergeClasses(styles.tab, current && styles.current)}
      onPointerEnter={announceNear}
      onFocus={announceNear}
    >
      {t(`tabs.${tab}`)}
      {count ? <small>{inTens.includes(tab) ? format.atLeast(count) : format.number(count)}</small> : null}
    </Link>
  )
})
