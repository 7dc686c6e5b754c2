import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { listTitles } from '../../../contract/salaries/browse.ts'
import { useQuery } from '../../data/query.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'

const useStyles = makeStyles({
  titles: { ...lineAbove, paddingBlock: '4px' },
  link: { display: 'flex', alignItems: 'center', minHeight: '44px' },
})

/** How many job titles are shown below the companies. */
const most = 3

/**
 * The job titles with this name, whether their pay is told or not: a person who types a profession looks for its pay.
 * Nothing where there are none.
 */
export function TitlesFound({ typed, onLeave }: { typed: string; onLeave: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('search')
  const { data } = useQuery(listTitles, typed.length > 1 ? { query: { q: typed, limit: most } } : null)
  if (!data || data.titles.length === 0) return null
  return (
    <div className={styles.titles}>
      {data.nearest && <p>{t('nearestTitles', { text: typed })}</p>}
      <ul aria-label={t('titles')}>
        {data.titles.map(({ id, name }) => (
          <li key={id} onClickCapture={onLeave}>
            <TextLink href={`/salaries/${id}`}>
              <span className={styles.link}>{t('payOf', { title: name })}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
