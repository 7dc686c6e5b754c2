import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { AddCircle16Regular } from '@fluentui/react-icons/svg/add-circle'
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb'
import { SubtractCircle16Regular } from '@fluentui/react-icons/svg/subtract-circle'
import { useTranslation } from 'react-i18next'
import type { CaseLine } from '../../../../contract/moderation/desk.schema.ts'
import { findRemarks } from '../../../../contract/remarks/remarks.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { OneWord } from '../../../ui/OneWord.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { styleQuoteEdge } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { RemarksMarked } from './RemarksMarked.tsx'
import { useFieldName } from './use-field-name.ts'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    padding: '18px 20px',
    [media.zoomed]: { padding: '12px' },
  },
  rate: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  words: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', overflowWrap: 'anywhere' },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px' },
  },
  side: { paddingInlineStart: '12px' },
  text: { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  label: {
    display: 'flex',
    gap: '6px',
    alignItems: 'center',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    fontWeight: 700,
  },
  good: styleQuoteEdge(paint.good),
  goodLabel: { color: paint.good },
  bad: styleQuoteEdge(paint.bad),
  badLabel: { color: paint.bad },
  hint: { display: 'flex', alignItems: 'start', gap: '8px', '& svg': { flexShrink: 0 } },
})

const sides = { pros: 'good', cons: 'bad' } as const
const drawnApart = ['rate', 'good_word', 'bad_word', 'pros', 'cons']

/** A contribution as its readers see it: stars and words, pros and cons apart, everything else below. */
export function Contribution({ lines }: { lines: readonly CaseLine[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  const translateName = useFieldName()
  const said = new Map(lines.map(({ name, value }) => [name, value ?? '']))
  const rate = Number(said.get('rate') ?? 0)
  const [good, bad] = [said.get('good_word'), said.get('bad_word')]
  const others = lines.filter(({ name, value }) => value && !drawnApart.includes(name))
  const hasRemarks = lines.some(({ value }) => value && findRemarks(value).length > 0)
  return (
    <>
      <Card className={styles.card}>
        {rate > 0 && (
          <p className={styles.rate}>
            <Stars rating={rate} size={18} />
            <b className={mergeClasses(text.h16, text.number)}>{format.rating(rate)}</b>
          </p>
        )}
        {(good || bad) && (
          <p className={styles.words}>
            {good && <OneWord tone="good" word={good} large />}
            {bad && <OneWord tone="bad" word={bad} large />}
          </p>
        )}
        {(said.has('pros') || said.has('cons')) && (
          <div className={styles.sides}>
            {(['pros', 'cons'] as const).map((name) => (
              <div key={name} className={mergeClasses(styles.side, styles[sides[name]])}>
                <h3 className={mergeClasses(styles.label, styles[`${sides[name]}Label`])}>
                  {name === 'pros' ? <AddCircle16Regular /> : <SubtractCircle16Regular />}
                  {t(`lines.${name}`)}
                </h3>
                <RemarksMarked className={styles.text}>{said.get(name) ?? ''}</RemarksMarked>
              </div>
            ))}
          </div>
        )}
        {others.map(({ name, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an interview has several questions, and nothing moves
          <div key={place}>
            <h3 className={mergeClasses(text.s13, text.muted)}>{translateName(name)}</h3>
            <RemarksMarked className={styles.text}>{value ?? ''}</RemarksMarked>
          </div>
        ))}
      </Card>
      {hasRemarks && (
        <p className={mergeClasses(text.s13, text.muted, styles.hint)}>
          <Lightbulb20Regular />
          <span>{t('marked')}</span>
        </p>
      )}
    </>
  )
}
