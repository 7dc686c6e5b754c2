import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { KeptTitle } from '../../../data/kept-title.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', marginBlockStart: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  track: { position: 'relative', height: '24px' },
  line: { position: 'absolute', insetInline: 0, top: '11px', height: '2px', backgroundColor: paint.dataTrack },
  middle: { position: 'absolute', top: '6px', height: '12px', borderRadius: '6px', backgroundColor: paint.dataSoft },
  whisker: { position: 'absolute', top: '11px', height: '2px', backgroundColor: 'currentcolor' },
  own: {
    position: 'absolute',
    top: '6px',
    width: '11px',
    height: '11px',
    marginInlineStart: '-6px',
    transform: 'rotate(45deg)',
    borderRadius: '2px',
    backgroundColor: paint.dataYou,
    outline: '1.5px solid currentcolor',
  },
})

type TitleRangeProps = { title: KeptTitle; packages: readonly { name: string; basic: number }[]; onForget: () => void }

/** Basic pay of each package on the released pay of a job title: the middle half, and where the median is likely. */
export function TitleRange({ title, packages, onForget }: TitleRangeProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('offers')
  const { format } = useLanguage()
  const { lower, upper, median, p25, p75 } = title
  const ends = [lower, upper, p25 ?? lower, p75 ?? upper, ...packages.map(({ basic }) => basic)]
  const [low, high] = [Math.min(...ends) * 0.9, Math.max(...ends) * 1.1]
  const placeOf = (amount: number) => `${((amount - low) / (high - low)) * 100}%`
  const buildSpan = (from: number, to: number) => ({
    insetInlineStart: placeOf(from),
    width: `${((to - from) / (high - low)) * 100}%`,
  })
  const compare = (basic: number) => (basic < lower ? 'below' : basic > upper ? 'above' : 'inside')
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('range.title', { title: title.name })}</h2>
      <p className={mergeClasses(text.s13, text.muted)}>
        {median === null
          ? t('range.likely', { from: format.number(lower), to: format.number(upper) })
          : t('range.median', { amount: format.number(median) })}
        {p25 !== null && p75 !== null && ` ${t('range.half', { from: format.number(p25), to: format.number(p75) })}`}
      </p>
      {packages.map(({ name, basic }) => (
        <div key={name} className={styles.row}>
          <p className={styles.head}>
            <UserText>{name}</UserText>
            <b>{t(`range.${compare(basic)}`)}</b>
          </p>
          <div className={styles.track} aria-hidden="true">
            <span className={styles.line} />
            {p25 !== null && p75 !== null && <span className={styles.middle} style={buildSpan(p25, p75)} />}
            <span className={styles.whisker} style={buildSpan(lower, upper)} />
            <span className={styles.own} style={{ insetInlineStart: placeOf(basic) }} />
          </div>
        </div>
      ))}
      <TextButton onClick={onForget}>{t('range.forget')}</TextButton>
    </Card>
  )
}
