import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkStarburst16Filled } from '@fluentui/react-icons/svg/checkmark-starburst'
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: { position: 'relative', boxShadow: tokens.shadow16 },
  page: { padding: '20px', [media.tablet]: { marginInlineEnd: '24px' } },
  head: { display: 'flex', alignItems: 'center', gap: '10px', '& > b': { flexGrow: 1, minWidth: 0 } },
  logo: { flexShrink: 0, width: '32px', height: '32px', borderRadius: '7px' },
  figures: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px', marginBlockStart: '16px' },
  // The three figures share their rows (subgrid): a name that wraps moves all numbers.
  figure: {
    display: 'grid',
    gridRowStart: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    color: tokens.colorNeutralForeground3,
    '& > b': { fontSize: '1.25rem', lineHeight: '1.75rem', color: tokens.colorNeutralForeground1 },
  },
  chart: { marginBlockStart: '16px', fontSize: '0.8125rem', fontWeight: 600 },
  line: { display: 'block', width: '100%', height: '96px', marginBlockStart: '4px' },
  axis: { display: 'flex', justifyContent: 'space-between', color: tokens.colorNeutralForeground3, fontWeight: 400 },
  // It is at the foot of the page, however high that is.
  review: {
    width: 'calc(100% - 8px)',
    maxWidth: '344px',
    marginBlockStart: '-12px',
    marginInlineStart: 'auto',
    padding: '16px',
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  month: { marginInlineStart: 'auto' },
  cons: { marginBlock: '6px 10px' },
  answer: {
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  foot: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    marginBlockStart: '10px',
  },
  publish: {
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    lineHeight: '2rem',
    fontWeight: 600,
  },
})

/** A made-up page and an answer being written, as an illustration of the area. Hidden from screen readers. */
export default function LandingArt() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employers-entry')
  const { format, dir } = useLanguage()
  const figures = [
    { label: t('art.rating'), value: format.rating(4.1), words: t('art.before') },
    { label: t('art.answered'), value: format.percent(0.86), words: t('art.ofNew') },
    { label: t('art.ceo'), value: format.rating(4.3), words: t('art.ceoCount') },
  ]
  return (
    <>
      <Card className={mergeClasses(styles.card, styles.page)}>
        <div className={styles.head}>
          <svg className={styles.logo} viewBox="0 0 48 48" aria-hidden="true">
            <rect width="48" height="48" fill="#173F5F" />
            <path d="M11 35 20.5 13h7L37 35h-6.2L24 18.6 17.2 35z" fill="#fff" />
            <path d="M22.7 35 24 26l1.3 9z" fill="#F2B23E" />
            <circle cx="24" cy="22.6" r="1.9" fill="#F2B23E" />
          </svg>
          <b>{t('art.company')}</b>
          <Chip tone="brand" icon={<CheckmarkStarburst16Filled />}>
            {t('art.verified')}
          </Chip>
        </div>
        <div className={styles.figures}>
          {figures.map(({ label, value, words }) => (
            <div key={label} className={styles.figure}>
              {label}
              <b>{value}</b>
              {words}
            </div>
          ))}
        </div>
        <div className={styles.chart}>
          {t('art.chart')}
          <svg className={styles.line} viewBox="0 0 400 104" preserveAspectRatio="none" aria-hidden="true">
            <g transform={dir === 'rtl' ? 'translate(400 0) scale(-1 1)' : undefined}>
              <path
                d="M0 78 57 72 114 74 171 58 228 50 285 44 342 30 400 26V50L342 54 285 66 228 74 171 82 114 96 57 94 0 102z"
                fill={paint.dataSofter}
              />
              <path
                d="M0 90 57 83 114 85 171 70 228 62 285 55 342 42 400 38"
                fill="none"
                stroke={paint.dataStrong}
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          </svg>
          <div className={mergeClasses(text.s12, styles.axis)}>
            <span>{t('art.from')}</span>
            <span>{t('art.to')}</span>
          </div>
        </div>
      </Card>
      <Card className={mergeClasses(styles.card, styles.review)}>
        <div className={styles.row}>
          <Stars rating={4} size={14} />
          <Chip tone="bad" icon={<Subtract16Regular />}>
            {t('art.word')}
          </Chip>
          <span className={mergeClasses(text.s12, text.faint, styles.month)}>{t('art.month')}</span>
        </div>
        <p className={styles.cons}>{t('art.cons')}</p>
        <div className={styles.answer}>
          <b>{t('art.answer')}</b>
          <p>{t('art.text')}</p>
          <div className={styles.foot}>
            <span className={mergeClasses(text.s12, text.faint)}>{t('art.as')}</span>
            <span className={styles.publish}>{t('art.publish')}</span>
          </div>
        </div>
      </Card>
    </>
  )
}
