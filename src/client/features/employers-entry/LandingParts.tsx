import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { CommentCheckmark24Regular } from '@fluentui/react-icons/svg/comment-checkmark'
import { DataBarHorizontal20Regular } from '@fluentui/react-icons/svg/data-bar-horizontal'
import { DataHistogram24Regular } from '@fluentui/react-icons/svg/data-histogram'
import { DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Glasses20Regular } from '@fluentui/react-icons/svg/glasses'
import { ImageMultiple24Regular } from '@fluentui/react-icons/svg/image-multiple'
import { Settings24Regular } from '@fluentui/react-icons/svg/settings'
import { Trophy20Regular } from '@fluentui/react-icons/svg/trophy'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { releaseRules } from '../../../contract/statistics/rules.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useLayout } from '../../ui/styles/layout.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { ramp } from '../../ui/styles/ramp.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  title: { marginBlockEnd: '24px' },
  offers: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '32px' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '40px 48px' },
  },
  offer: { display: 'flex', gap: '16px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    borderRadius: '12px',
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
  },
  sand: {
    backgroundColor: paint.sand,
    borderBlockWidth: '1px',
    borderBlockStyle: 'solid',
    borderBlockColor: paint.sandLine,
  },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 528px', gap: '64px', alignItems: 'start' },
  },
  steps: { display: 'grid' },
  step: {
    position: 'relative',
    display: 'flex',
    gap: '20px',
    ':not(:last-child)': { paddingBlockEnd: '28px' },
    ':not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '19px',
      insetBlock: '44px 4px',
      width: '2px',
      backgroundColor: paint.sandLine,
    },
    '& h3': { marginBlockStart: '6px' },
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: '50%',
    border: `1px solid ${paint.sandLine}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: paint.brandFg,
    fontWeight: 700,
  },
  promise: { padding: '24px', [media.wide]: { padding: '32px' } },
  limits: { display: 'grid', marginBlockStart: '12px' },
  limit: {
    display: 'flex',
    gap: '14px',
    paddingBlock: '12px',
    ':not(:first-child)': lineAbove,
    ':last-child': { paddingBlockEnd: 0 },
    '& > svg': { flexShrink: 0, marginBlockStart: '1px', color: paint.brandFg },
  },
  last: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '24px',
    padding: '32px 24px',
    borderRadius: '16px',
    backgroundColor: paint.band,
    color: '#FFFFFF',
    '& > :last-child': { [media.phoneOnly]: { width: '100%' } },
    [media.wide]: { padding: '44px 48px' },
  },
  soft: { marginBlockStart: '4px', color: ramp[150] },
})

const offers = [
  { icon: <Building24Regular />, name: 'profile' },
  { icon: <CommentCheckmark24Regular />, name: 'reviews' },
  { icon: <DataTrending24Regular />, name: 'analytics' },
  { icon: <DataHistogram24Regular />, name: 'surveys' },
  { icon: <ImageMultiple24Regular />, name: 'assets' },
  { icon: <Settings24Regular />, name: 'settings' },
] as const

const limits = [
  { icon: <Glasses20Regular />, name: 'who' },
  { icon: <Delete20Regular />, name: 'remove' },
  { icon: <Trophy20Regular />, name: 'buy' },
  { icon: <DataBarHorizontal20Regular />, name: 'few' },
] as const

/** The section on what a company can do with its page. */
export function Offers() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('employers-entry')
  return (
    <section className={mergeClasses(layout.wrap, layout.section)}>
      <h2 className={mergeClasses(text.h28, styles.title)}>{t('can.title')}</h2>
      <ul className={styles.offers}>
        {offers.map(({ icon, name }) => (
          <li key={name} className={styles.offer}>
            <span className={styles.icon}>{icon}</span>
            <div>
              <h3 className={text.h16}>{t(`can.${name}`)}</h3>
              <p className={text.muted}>{t(`can.${name}Words`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The section on how a page is claimed, and what no company can do with it. */
export function StepsAndLimits() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('employers-entry')
  const { format } = useLanguage()
  return (
    <section className={styles.sand}>
      <div className={mergeClasses(layout.wrap, layout.section, styles.halves)}>
        <div>
          <h2 className={mergeClasses(text.h28, styles.title)}>{t('steps.title')}</h2>
          <ol className={styles.steps}>
            {(['account', 'company', 'letter'] as const).map((name, at) => (
              <li key={name} className={styles.step}>
                <span className={mergeClasses(text.number, styles.number)} aria-hidden="true">
                  {format.number(at + 1)}
                </span>
                <div>
                  <h3 className={text.h16}>{t(`steps.${name}`)}</h3>
                  <p className={text.muted}>{t(`steps.${name}Words`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Card as="section" className={styles.promise}>
          <h2 className={text.h20}>{t('cannot.title')}</h2>
          <p className={text.muted}>{t('cannot.words')}</p>
          <ul className={styles.limits}>
            {limits.map(({ icon, name }) => (
              <li key={name} className={styles.limit}>
                {icon}
                <div>
                  <p className={text.strong}>{t(`cannot.${name}`)}</p>
                  <p className={text.muted}>
                    {t(`cannot.${name}Words`, { reviews: format.number(releaseRules.first.salary) })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  )
}

/** The closing call to action. */
export function LastCall({ action }: { action: ReactNode }) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('employers-entry')
  return (
    <section className={mergeClasses(layout.wrap, layout.section)}>
      <div className={styles.last}>
        <div>
          <h2 className={text.h28}>{t('last.title')}</h2>
          <p className={styles.soft}>{t('last.words')}</p>
        </div>
        {action}
      </div>
    </section>
  )
}
