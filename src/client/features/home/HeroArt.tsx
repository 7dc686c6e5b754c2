import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  // Below each other, and so close that only their padding overlaps: no word of one is covered by the other.
  card: { position: 'relative', padding: '16px', boxShadow: tokens.shadow16, [media.wide]: { padding: '20px' } },
  pay: { marginInlineStart: 'auto', width: '272px' },
  review: { marginBlockStart: '-10px', width: '288px', [media.wide]: { width: '320px' } },
  small: {
    display: 'grid',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    color: tokens.colorNeutralForeground2,
    '& b': { fontWeight: 700, color: tokens.colorNeutralForeground1 },
  },
  example: { fontStyle: 'normal', fontSize: '0.75rem', lineHeight: '1rem', color: tokens.colorNeutralForeground3 },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '6px',
    marginBlockStart: '8px',
    fontSize: '1.5rem',
    lineHeight: '2rem',
    fontWeight: 700,
    '& small': { fontSize: '0.75rem', fontWeight: 400, color: tokens.colorNeutralForeground3 },
  },
  range: { position: 'relative', height: '20px', marginBlockStart: '8px' },
  all: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '8px',
    height: '4px',
    borderRadius: '4px',
    backgroundColor: paint.dataTrack,
  },
  middle: {
    position: 'absolute',
    insetInlineStart: '20%',
    insetInlineEnd: '36%',
    insetBlockStart: '4px',
    height: '12px',
    borderRadius: '6px',
    backgroundColor: paint.dataSoft,
  },
  median: {
    position: 'absolute',
    insetInlineStart: '44%',
    width: '4px',
    height: '20px',
    borderRadius: '2px',
    backgroundColor: paint.dataStrong,
  },
  axis: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: '0.75rem',
    lineHeight: '1rem',
    color: tokens.colorNeutralForeground3,
  },
  who: { display: 'flex', gap: '10px', alignItems: 'center' },
  logo: { flexShrink: 0, width: '40px', height: '40px', borderRadius: '9px', overflow: 'hidden' },
  stars: { display: 'flex', gap: '8px', alignItems: 'center', marginBlock: '10px 6px' },
  chips: { display: 'flex', gap: '8px', marginBlockStart: '12px' },
})

/** A made-up salary and review, as an illustration of what the site offers; hidden from screen readers. */
export default function HeroArt() {
  const styles = useStyles()
  const { t } = useTranslation('home')
  const { format } = useLanguage()
  return (
    <>
      <Card className={mergeClasses(styles.card, styles.pay)}>
        <div className={styles.small}>
          <i className={styles.example}>{t('art.example')}</i>
          <b>{t('art.job')}</b>
          {t('art.from')}
        </div>
        <div className={styles.value}>
          <bdi>{format.money(12_500)}</bdi>
          <small>{t('art.median')}</small>
        </div>
        <div className={styles.range}>
          <i className={styles.all} />
          <i className={styles.middle} />
          <i className={styles.median} />
        </div>
        <div className={styles.axis}>
          <bdi>{format.number(9_000)}</bdi>
          <bdi>{format.number(17_000)}</bdi>
        </div>
      </Card>
      <Card className={mergeClasses(styles.card, styles.review)}>
        <div className={styles.who}>
          <svg className={styles.logo} viewBox="0 0 48 48" aria-hidden="true">
            <rect width="48" height="48" fill="#173F5F" />
            <path d="M11 35 20.5 13h7L37 35h-6.2L24 18.6 17.2 35z" fill="#fff" />
            <path d="M22.7 35 24 26l1.3 9z" fill="#F2B23E" />
            <circle cx="24" cy="22.6" r="1.9" fill="#F2B23E" />
          </svg>
          <div className={styles.small}>
            <i className={styles.example}>{t('art.example')}</i>
            <b>{t('art.company')}</b>
            {t('art.who')}
          </div>
        </div>
        <div className={styles.stars}>
          <Stars rating={4} size={18} />
          <b>{format.rating(4)}</b>
        </div>
        <p>{t('art.pros')}</p>
        <div className={styles.chips}>
          <Chip tone="good" icon={<Add16Regular />}>
            {t('art.good')}
          </Chip>
          <Chip tone="bad" icon={<Subtract16Regular />}>
            {t('art.bad')}
          </Chip>
        </div>
      </Card>
    </>
  )
}
