import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../data/settings.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { Blobs } from '../../ui/Blobs.tsx'
import { lineBelow } from '../../ui/styles/borders.ts'
import { useLayout } from '../../ui/styles/layout.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

const HeroArt = lazyWithRetry(() => import('./HeroArt.tsx'))
/**
 * The picture beside the words: a decoration, so the words do not wait for it. Its frame keeps the place. Made once: React
 * removes what the server has rendered of a new element if its script is still on the way.
 */
const art = (
  <Suspense>
    <HeroArt />
  </Suspense>
)

const useStyles = makeStyles({
  art: {
    position: 'relative',
    width: '100%',
    maxWidth: '448px',
    minHeight: '408px',
    marginInline: 'auto',
    [media.wide]: { minHeight: '424px' },
    [media.zoomed]: { display: 'none' },
  },
  hero: { position: 'relative', backgroundColor: tokens.colorNeutralBackground1, ...lineBelow },
  inner: {
    position: 'relative',
    // As the list of the search, which extends over what follows.
    zIndex: 5,
    display: 'grid',
    gap: '40px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '40px 48px',
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 448px',
      gap: '72px',
      alignItems: 'center',
      paddingBlock: '72px 80px',
    },
  },
  title: {
    fontSize: '2rem',
    lineHeight: tokens.lineHeightHero800,
    fontWeight: 700,
    letterSpacing: 'var(--track-h)',
    [media.wide]: { fontSize: '3rem', lineHeight: 'calc(var(--lineHeightHero900) * 1.2)' },
  },
  words: {
    marginBlockStart: '12px',
    color: tokens.colorNeutralForeground2,
    [media.wide]: { marginBlockStart: '16px', maxWidth: '500px' },
  },
  search: { marginBlockStart: '24px', [media.wide]: { marginBlockStart: '32px', maxWidth: '560px' } },
})

/** What the home page claims: what the operator has set, else what the number of reviews bears out. */
function useClaim(): string {
  const { t } = useTranslation('home')
  const { code, format } = useLanguage()
  const { company_reviews: reviews, ...settings } = useSettings()
  const claim = settings[code === 'ar' ? 'claim_ar' : 'claim_en']
  if (claim) return claim
  return reviews ? t('wordsWithNumber', { reviews: format.number(Number(reviews)) }) : t('wordsWithoutNumber')
}

interface HeroProps {
  search: ReactNode
  /** The way to write a review. */
  write: ReactNode
  /** Whether nobody has written here yet: then there is no picture with figures. */
  isNew?: boolean
}

/** The first view of the home page: what the site is for, its claims (H-010 to H-013) and the search box. */
export function Hero({ search, write, isNew }: HeroProps) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('home')
  const claim = useClaim()
  return (
    <section className={styles.hero}>
      <div className={mergeClasses(layout.wrap, styles.inner)}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={mergeClasses(text.b16, styles.words)}>{claim}</p>
          <div className={styles.search}>{search}</div>
          {write}
        </div>
        {!isNew && (
          <div className={styles.art} aria-hidden="true">
            {art}
          </div>
        )}
      </div>
      <Blobs />
    </section>
  )
}
