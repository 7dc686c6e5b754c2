import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { Link } from '../../router/Link.tsx'
import { usePlace } from '../../router/use-pathname.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { lineBelow } from '../../ui/styles/borders.ts'
import { useLayout } from '../../ui/styles/layout.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { ChooseField } from './ChooseField.tsx'
import { DrawerButton } from './DrawerButton.tsx'
import { NavEnd } from './NavEnd.tsx'
import { NavLinks } from './NavLinks.tsx'
import { isChooseShown, SHADOW_AFTER_PX } from './nav-rules.ts'
import { useScrolled } from './use-scrolled.ts'

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    insetBlockStart: 0,
    // Its drawer also covers what is over a page, such as the bar of a new version.
    zIndex: 16,
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineBelow,
    transitionProperty: 'box-shadow',
    transitionDuration: '150ms',
    paddingBlockStart: 'env(safe-area-inset-top)',
    // In two lines it would cover too much of the content.
    [media.zoomed]: { position: 'static' },
  },
  scrolled: { boxShadow: tokens.shadow16 },
  inner: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    height: '56px',
    [media.wide]: { height: '64px', gap: '16px' },
    [media.roomy]: { gap: '24px' },
    [media.zoomed]: { flexWrap: 'wrap', gap: 0, height: 'auto', minHeight: '56px' },
  },
  menu: { marginInlineStart: '-10px', [media.wide]: { display: 'none' } },
  brand: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    // The name is still read by screen readers.
    [media.zoomed]: { width: '28px', height: '44px', overflow: 'hidden', '& > *': { flexShrink: 0 } },
  },
  /** The flexible space in the bar: before the search icon, or after the search field where there is one. */
  before: { flexGrow: 1, [media.roomy]: { display: 'none' } },
  after: { display: 'none', flexGrow: 1, [media.roomy]: { display: 'block' } },
  links: { display: 'none', height: '100%', gap: '4px', [media.wide]: { display: 'flex' } },
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    paddingInline: '8px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1 },
    [media.roomy]: { paddingInline: '12px' },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8px',
      insetBlockEnd: '-1px',
      height: '2px',
      borderRadius: '2px',
      backgroundColor: paint.brandRule,
    },
  },
})

/** The navigation bar (spec 2): links, 'Choose company', theme, language, and the signed-in person. */
export const NavBar = memo(function NavBar() {
  const styles = useStyles()
  const layout = useLayout()
  const mayChoose = usePlace(isChooseShown)
  const scrolled = useScrolled(SHADOW_AFTER_PX)
  return (
    <header className={mergeClasses(styles.bar, scrolled && styles.scrolled)} data-print="no">
      <div className={mergeClasses(layout.wrap, styles.inner)}>
        <DrawerButton className={styles.menu} />
        <Link href="/" className={styles.brand}>
          <BrandMark />
        </Link>
        <NavLinks className={styles.links} styles={styles} />
        <span className={styles.before} />
        {mayChoose && <ChooseField />}
        <span className={styles.after} />
        <NavEnd />
      </div>
    </header>
  )
})
