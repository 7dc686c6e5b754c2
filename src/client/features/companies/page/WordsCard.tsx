import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddCircle16Regular } from '@fluentui/react-icons/svg/add-circle'
import { SubtractCircle16Regular } from '@fluentui/react-icons/svg/subtract-circle'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Bar } from '../../../ui/charts/Bar.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { buildTabPath } from './company-tabs.ts'

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    marginBlockStart: '20px',
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: '48px' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '4px', marginBlockEnd: '8px' },
  good: { color: paint.good },
  bad: { color: paint.bad },
  list: {
    display: 'grid',
    gap: '8px',
    '& > li': { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr) 32px', gap: '12px', alignItems: 'center' },
  },
  /** Where no word was chosen twice, all bars would have the same length. */
  once: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', '& > li': { display: 'block' } },
  word: { justifySelf: 'start', maxWidth: '100%', minHeight: '24px', overflow: 'hidden', textOverflow: 'ellipsis' },
  count: { textAlign: 'end', color: tokens.colorNeutralForeground2 },
})

/**
 * The words chosen most often to praise and to criticise; both sides share one scale. Each links to the reviews that
 * contain it.
 */
export function WordsCard({ id, words }: Pick<Company, 'id' | 'words'>) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const most = Math.max(1, ...words.good.map(({ count }) => count), ...words.bad.map(({ count }) => count))
  const sides = (['good', 'bad'] as const).filter((side) => words[side].length > 0)
  if (sides.length === 0) return null
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('words.title')}</h2>
      <p className={mergeClasses(text.s13, text.faint)}>{t(most === 1 ? 'words.few' : 'words.lead')}</p>
      <div className={styles.body}>
        {sides.map((side) => (
          <div key={side}>
            <h3 className={mergeClasses(text.h14, styles.head, styles[side])}>
              {side === 'good' ? <AddCircle16Regular /> : <SubtractCircle16Regular />}
              {t(`words.${side}`)}
            </h3>
            <ul className={mergeClasses(styles.list, text.number, most === 1 && styles.once)}>
              {words[side].map(({ word, count }) => (
                <li key={word}>
                  <TextLink
                    href={`${buildTabPath(id, 'reviews')}?${new URLSearchParams({ [side]: word })}`}
                    className={styles.word}
                  >
                    <UserText>{word}</UserText>
                  </TextLink>
                  {most > 1 && (
                    <>
                      <Bar share={count / most} tone={side} bare />
                      <span className={styles.count}>{format.number(count)}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  )
}
