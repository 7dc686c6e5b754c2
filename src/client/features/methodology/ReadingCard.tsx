import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { PayTrack } from '../../ui/charts/PayTrack.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', justifyContent: 'space-between', alignItems: 'center' },
  figure: { marginBlock: '16px', maxWidth: '560px' },
  list: { display: 'grid', '& > li': { ...lineAbove, paddingBlock: '10px' } },
})

/** An invented job title: the picture that every number of the site is drawn like. */
const example = { median: 9900, lower: 9200, upper: 10_600, p25: 7600, p75: 12_300 }
const parts = ['dot', 'whisker', 'half', 'striped', 'blurred'] as const

/** How to read a number, before any rule: one picture and a few plain sentences. */
export function ReadingCard() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('methodology')
  const { format } = useLanguage()
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <h2 className={text.h20}>{t('reading.title')}</h2>
        <Chip>{t('reading.example')}</Chip>
      </div>
      <figure className={styles.figure}>
        <figcaption className={mergeClasses(text.h28, text.number)}>
          {t('reading.amount', { amount: format.money(example.median) })}{' '}
          <span className={mergeClasses(text.s13, text.muted)}>{format.within(format.number(700))}</span>
        </figcaption>
        <PayTrack pay={example} scale={{ start: 4000, middle: 11_000, end: 18_000 }} />
      </figure>
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part}>{t(`reading.${part}`)}</li>
        ))}
      </ul>
    </Card>
  )
}
