import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CompanyStatistics } from '../../../contract/statistics/people.schema.ts'
import { breakdowns, getStatistics } from '../../../contract/statistics/people.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useSay } from '../../i18n/use-say.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { ShareStrip } from '../../ui/charts/ShareStrip.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { buildPeopleSentence, listShownBreakdowns } from './people-figures.ts'

const useStyles = makeStyles({
  groups: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  group: {
    display: 'grid',
    gap: '6px',
    paddingBlock: '14px',
    ':first-child': { paddingBlockStart: 0 },
    ':not(:first-child)': lineAbove,
  },
  words: { marginBlock: '8px' },
})

/**
 * The card of who reviewed the company: department, city, education, experience, age and gender, as far as the guard
 * allows.
 */
export default function WhoCard({ id, savedAbove }: { id: number; savedAbove: boolean }) {
  const { t } = useTranslation('statistics')
  const read = useQuery(getStatistics, { params: { id } })
  return (
    <ReadFrame read={read} failed={t('failed')} savedAbove={savedAbove}>
      {(statistics) => <Who statistics={statistics} />}
    </ReadFrame>
  )
}

function Who({ statistics }: { statistics: CompanyStatistics }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['statistics', 'common'])
  const { format } = useLanguage()
  const say = useSay('statistics')
  const shown = listShownBreakdowns(statistics)
  const method = (
    <TextLink href="/methodology" inText>
      {t('method', { ns: 'common' })}
    </TextLink>
  )
  if (shown.length === 0)
    return (
      <Card as="section" padded>
        <h2 className={text.h16}>{t('people.title')}</h2>
        <p className={mergeClasses(text.s13, text.muted, styles.words)}>{t('people.none')}</p>
        <p className={text.s13}>{method}</p>
      </Card>
    )
  const missing = breakdowns.filter((one) => !shown.some(({ breakdown }) => breakdown === one))
  const names = missing.map((one) => t(`breakdown.${one}`)).join(t('comma'))
  const { reviewers: count } = statistics
  return (
    <ChartCard
      small
      title={t('people.title')}
      basis={t('people.basis', { count, number: format.number(count) })}
      chart={
        <div className={styles.groups}>
          {shown.map((one) => (
            <div key={one.breakdown} className={styles.group} data-breakdown={one.breakdown}>
              <h3 className={text.h14}>{t(`breakdown.${one.breakdown}`)}</h3>
              <ShareStrip shares={[...one.parts.map(({ share }) => share), one.unspecified]} />
              <p className={mergeClasses(text.s13, text.muted, text.number)}>{buildPeopleSentence(one, say, format)}</p>
            </div>
          ))}
        </div>
      }
      table={
        <DataTable
          head={[t('column.answer'), t('column.people'), t('column.share')]}
          rows={shown.flatMap(({ breakdown, parts, unspecified }) => [
            { key: breakdown, cells: [t(`breakdown.${breakdown}`)] },
            ...parts.map((part) => ({
              key: `${breakdown} ${part.id}`,
              cells: [part.name ?? say(`row.${part.id}`), format.atLeast(part.people), format.percent(part.share)],
            })),
            { key: `${breakdown} rest`, cells: [t('row.unspecified'), '', format.percent(unspecified)] },
          ])}
        />
      }
      note={
        <>
          {missing.length > 0 && `${t('people.missing', { names })} `}
          {t('people.private')} {method}
        </>
      }
    />
  )
}
