import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { listCompetitors } from '../../../../contract/companies/companies.ts'
import { buildComparedPath, maxCompared } from '../../../../contract/companies/side-by-side.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { LinkChevron } from '../../../ui/controls/LinkChevron.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { DotSeparated } from '../../../ui/DotSeparated.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { OneStar } from '../../../ui/Stars.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { useText } from '../../../ui/styles/text.ts'
import { CompanyName } from '../CompanyName.tsx'
import type { CompanyTab } from './company-tabs.ts'

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '12px',
    alignItems: 'center',
    paddingBlock: '12px',
    ':not(:first-child)': lineAbove,
  },
  name: {
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
    // The whole row can be pressed.
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  rate: { display: 'grid', justifyItems: 'end' },
  stars: { display: 'flex', alignItems: 'center', gap: '4px' },
  all: { minHeight: '44px', marginBlockEnd: '-12px' },
})

/** How many similar companies are shown. */
const most = 3

/** Similar companies that have a rating, each with this tab of its page, and a comparison; nothing where there are none. */
export function SimilarCard({ id, tab }: { id: number; tab: CompanyTab }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  const { data } = useQuery(listCompetitors, { params: { id } })
  const rated = (data ?? []).filter(({ rate, is_approved }) => rate !== null && is_approved !== 0).slice(0, most)
  if (rated.length === 0) return null
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('early.similar')}</h2>
      <ul>
        {rated.map((company) => (
          <li key={company.id} className={styles.row}>
            <Logo src={company.logo} size={40} />
            <div>
              <b className={text.strong}>
                <CompanyName company={company} tab={tab} plain={false} className={styles.name} />
              </b>
              <DotSeparated className={mergeClasses(text.s13, text.faint)} parts={[company.industry, company.city]} />
            </div>
            <div className={styles.rate}>
              <b className={mergeClasses(text.number, styles.stars)}>
                <OneStar size={16} /> {format.rating(company.rate!)}
              </b>
              <span className={mergeClasses(text.s12, text.faint)}>
                {t('reviews', {
                  ns: 'common',
                  count: company.total_ratings,
                  number: format.number(company.total_ratings),
                })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <TextLink
        href={buildComparedPath([id, ...rated.map((one) => one.id)].slice(0, maxCompared))}
        className={styles.all}
      >
        {t('early.compare')}
        <LinkChevron />
      </TextLink>
    </Card>
  )
}
