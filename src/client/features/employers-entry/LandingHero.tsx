import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { Blobs } from '../../ui/Blobs.tsx'
import { DotSeparated } from '../../ui/DotSeparated.tsx'
import { lineBelow } from '../../ui/styles/borders.ts'
import { useLayout } from '../../ui/styles/layout.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

/** The picture beside the words: a decoration, so the words do not wait for it. Its frame keeps the place. */
const LandingArt = lazyWithRetry(() => import('./LandingArt.tsx'))
/** Made once: React removes what the server has rendered of a new element if its script is still on the way. */
const art = (
  <Suspense>
    <LandingArt />
  </Suspense>
)

const useStyles = makeStyles({
  hero: {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineBelow,
  },
  inner: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: '48px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '48px',
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 528px',
      gap: '64px',
      alignItems: 'center',
      paddingBlock: '64px 72px',
    },
  },
  eyebrow: { fontSize: '0.875rem' },
  title: {
    marginBlockStart: '8px',
    fontSize: '2rem',
    lineHeight: tokens.lineHeightHero800,
    fontWeight: 700,
    letterSpacing: 'var(--track-h)',
    [media.wide]: { fontSize: '2.75rem', lineHeight: 'calc(var(--lineHeightHero900) * 1.1)' },
  },
  words: { marginBlockStart: '12px', color: tokens.colorNeutralForeground2, maxWidth: '520px' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginBlockStart: '32px',
    '& > *': { [media.phoneOnly]: { flexGrow: 1 } },
    '& > :first-child': { [media.phoneOnly]: { width: '100%' } },
  },
  free: { display: 'flex', alignItems: 'center', gap: '8px', marginBlockStart: '16px' },
  yours: { marginBlockStart: '24px' },
  art: {
    position: 'relative',
    minHeight: '584px',
    [media.tablet]: { minHeight: '560px' },
    [media.wide]: { minHeight: '572px' },
    width: '100%',
    maxWidth: '528px',
    marginInline: 'auto',
  },
})

type LandingHeroProps = {
  /** The buttons of the hero. */
  actions: ReactNode
  /** What concerns the signed-in person. */
  yours?: ReactNode
}

/** The first view of the employers' landing page. */
export function LandingHero({ actions, yours }: LandingHeroProps) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('employers-entry')
  return (
    <section className={styles.hero}>
      <div className={mergeClasses(layout.wrap, styles.inner)}>
        <div>
          <p className={mergeClasses(text.eyebrow, styles.eyebrow)}>{t('page')}</p>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={mergeClasses(text.b16, styles.words)}>{t('hero.words')}</p>
          <div className={styles.actions}>{actions}</div>
          <div className={mergeClasses(text.faint, styles.free)}>
            <Checkmark16Regular aria-hidden="true" />
            <DotSeparated parts={[t('hero.free'), t('hero.paid')]} />
          </div>
          {yours && <div className={styles.yours}>{yours}</div>}
        </div>
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      </div>
      <Blobs />
    </section>
  )
}
