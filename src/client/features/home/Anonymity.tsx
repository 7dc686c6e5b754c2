import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Incognito24Regular } from '@fluentui/react-icons/svg/incognito'
import { Key24Regular } from '@fluentui/react-icons/svg/key'
import { PeopleCommunity24Regular } from '@fluentui/react-icons/svg/people-community'
import { PhoneLaptop24Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { ShieldCheckmark16Filled } from '@fluentui/react-icons/svg/shield-checkmark'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLater } from '../../ui/later.ts'
import { useLayout } from '../../ui/styles/layout.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { ramp } from '../../ui/styles/ramp.ts'
import { useText } from '../../ui/styles/text.ts'
import { BeforeAfter } from './BeforeAfter.tsx'

const useStyles = makeStyles({
  band: {
    backgroundColor: paint.band,
    color: '#FFFFFF',
    paddingBlock: '56px 0',
    [media.wide]: { paddingBlockStart: '80px' },
  },
  soft: { color: ramp[150] },
  head: { maxWidth: '620px', '& p': { marginBlockStart: '8px' } },
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    marginBlockEnd: '12px',
    paddingInline: '12px',
    lineHeight: '2rem',
    borderRadius: '999px',
    backgroundColor: 'rgb(255 255 255 / .1)',
    color: ramp[140],
    fontWeight: 700,
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    marginBlockStart: '32px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 448px', gap: '96px', marginBlockStart: '40px' },
  },
  steps: { display: 'grid', gap: '28px' },
  step: { display: 'flex', gap: '16px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    borderRadius: '12px',
    backgroundColor: 'rgb(255 255 255 / .09)',
    color: ramp[140],
  },
  call: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px 32px',
    marginBlockStart: '48px',
    paddingBlock: '28px 36px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'rgb(255 255 255 / .16)',
    [media.wide]: { marginBlockStart: '64px', paddingBlock: '36px 44px' },
    '& > :last-child': { [media.phoneOnly]: { width: '100%' } },
  },
})

const steps = [
  { icon: <PhoneLaptop24Regular />, title: 'draft', words: 'draftWords' },
  { icon: <Key24Regular />, title: 'apart', words: 'apartWords' },
  { icon: <Incognito24Regular />, title: 'broad', words: 'broadWords' },
  { icon: <PeopleCommunity24Regular />, title: 'five', words: 'fiveWords' },
] as const

/** The section on how a writer stays anonymous: '100% anonymous' (H-021), step by step, and the call to write. */
export default function Anonymity({ action }: { action: ReactNode }) {
  const styles = useStyles()
  const layout = useLayout()
  const later = useLater()
  const text = useText()
  const { t } = useTranslation('home')
  return (
    <section className={mergeClasses(later.band, styles.band)}>
      <div className={layout.wrap}>
        <div className={styles.head}>
          <span className={styles.badge}>
            <ShieldCheckmark16Filled />
            {t('anon.badge')}
          </span>
          <h2 className={text.h28}>{t('anon.title')}</h2>
          <p className={mergeClasses(text.b16, styles.soft)}>{t('anon.words')}</p>
        </div>
        <div className={styles.grid}>
          <ol className={styles.steps}>
            {steps.map(({ icon, title, words }) => (
              <li key={title} className={styles.step}>
                <span className={styles.icon}>{icon}</span>
                <div>
                  <h3 className={text.h16}>{t(`anon.${title}`)}</h3>
                  <p className={styles.soft}>{t(`anon.${words}`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <BeforeAfter />
        </div>
        <div className={styles.call}>
          <div>
            <h3 className={text.h20}>{t('anon.cta')}</h3>
            <p className={styles.soft}>{t('anon.ctaWords')}</p>
          </div>
          {action}
        </div>
      </div>
    </section>
  )
}
