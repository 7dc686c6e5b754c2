import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { browseSalaries } from '../../../contract/salaries/browse.ts'
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
 * The job titles with this name: a person who types a profession looks for its pay. It says of which too little is
 * known, and when no title is called so. Nothing where there are none.
 */
export function TitlesFound({ typed, onLeave }: { typed: string; onLeave: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('search')
  const { data } = useQuery(browseSalaries, typed.length > 1 ? { query: { q: typed, limit: most } } : null)
  if (!data) return null
  // A page that an earlier version has stored lacks them.
  const { titles, untold = [], nearest = false } = data
  const links = [
    ...untold.map(({ id, name }) => ({ id, words: t('noPayYet', { title: name }) })),
    ...titles.map(({ id, name }) => ({ id, words: t('payOf', { title: name }) })),
  ].slice(0, most)
  if (links.length === 0) return null
  return (
    <div className={styles.titles}>
      {nearest && <p>{t('nearestTitles', { text: typed })}</p>}
      <ul aria-label={t('titles')}>
        {links.map(({ id, words }) => (
          <li key={id} onClickCapture={onLeave}>
            <TextLink href={`/salaries/${id}`}>
              <span className={styles.link}>{words}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
