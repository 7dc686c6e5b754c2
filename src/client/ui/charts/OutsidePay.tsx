import { Link, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { OutsideFigure, OutsideSource } from '../../../contract/salaries/outside.schema.ts'
import { getOutsidePay } from '../../../contract/salaries/outside.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../Card.tsx'
import { DotSeparated } from '../DotSeparated.tsx'
import { lineAbove } from '../styles/borders.ts'
import { useText } from '../styles/text.ts'
import { UserText } from '../UserText.tsx'

const useStyles = makeStyles({
  words: { maxWidth: '60ch', marginBlockStart: '4px' },
  list: { margin: '12px 0 0' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 16px',
    paddingBlock: '8px',
    '& + &': lineAbove,
  },
  value: { margin: 0 },
  source: { marginBlockStart: '8px', overflowWrap: 'anywhere' },
  link: { display: 'inline-block', paddingBlock: '12px', textUnderlineOffset: '4px' },
})

/**
 * Pay as others publish it, of a job title or a city, under the names of those who publish it; nothing where there is
 * none. No number of this site contains any of it.
 */
export function OutsidePay({ of }: { of: { title: number } | { city: number } }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('outside-pay')
  const { data } = useQuery(getOutsidePay, { query: of })
  if (!data || data.figures.length === 0) return null
  return (
    <Card padded as="section">
      <h2 className={text.h16}>{t('title')}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{t('words')}</p>
      {data.sources.map((source) => (
        <OfSource key={source.id} source={source} figures={data.figures.filter((one) => one.source === source.id)} />
      ))}
      {data.more && <p className={mergeClasses(text.s13, text.faint)}>{t('more')}</p>}
    </Card>
  )
}

/** The figures of one source, with its name, their date and its licence. */
function OfSource({ source, figures }: { source: OutsideSource; figures: readonly OutsideFigure[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('outside-pay')
  const { format } = useLanguage()
  const { name, link, date, licence } = source
  return (
    <>
      <dl className={styles.list}>
        {figures.map(({ id, occupation, place, nation, pay, measure, contains }) => (
          <div key={id} className={styles.row}>
            <dt>
              <DotSeparated
                parts={[occupation ?? t('occupations'), place ?? t('country'), t(`nations.${nation ?? 'everybody'}`)]}
              />
            </dt>
            <dd className={styles.value}>
              <span className={mergeClasses(text.strong, text.number)}>{format.money(pay)}</span>{' '}
              <span className={mergeClasses(text.s13, text.muted)}>{t(`is.${measure}.${contains ?? 'unsaid'}`)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={mergeClasses(text.s13, text.muted, styles.source)}>
        {t('source')}{' '}
        <Link className={styles.link} href={link} target="_blank" rel="noreferrer nofollow" inline>
          <UserText>{name}</UserText>
        </Link>
        <DotSeparated
          parts={[
            t('date', { date: date.length === 10 ? format.day(date) : format.month(date) }),
            t('licence', { licence }),
          ]}
        />
      </div>
    </>
  )
}
