import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyCard } from '../../../contract/companies/companies.schema.ts'
import { listCompetitors } from '../../../contract/companies/companies.ts'
import { listInterviews } from '../../../contract/companies/interviews.ts'
import type { LookupItem } from '../../../contract/lookups/lists.schema.ts'
import { useQuery } from '../../data/query.ts'
import { TitleChoice } from '../../forms/controls/choose/TitleChoice.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  companies: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px 24px',
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  name: { minHeight: '44px' },
  questions: { display: 'grid', gap: '8px', overflowWrap: 'anywhere' },
})

/** How many questions are shown of each company. */
const most = 3

/** Returns questions that a company asked in its latest interviews, each once; of a department only, if one is named. */
function useAsked(company: CompanyCard | undefined, department: number | undefined) {
  const query = department === undefined ? {} : { department: String(department) }
  const { data, state } = useQuery(listInterviews, company ? { params: { id: company.id }, query } : null)
  const asked = data?.interviews.flatMap(({ questions }) => questions.map(({ question }) => question)) ?? []
  return { company, isAwaited: company && state === 'loading', questions: [...new Set(asked)].slice(0, most) }
}

/**
 * What similar companies ask in interviews, for who has one at a company of which little is known: in all, or by job
 * title, which stands for its department, the finest that readers see of an interview.
 */
export function AskedElsewhere({ id }: { id: number }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('interviews')
  const [title, choose] = useState<LookupItem>()
  const { data } = useQuery(listCompetitors, { params: { id } })
  const [first, second, third] = (data ?? []).filter(({ is_approved }) => is_approved !== 0)
  const department = title?.department
  const all = [useAsked(first, department), useAsked(second, department), useAsked(third, department)]
  const asked = all.filter(({ questions }) => questions.length > 0)
  const isAwaited = all.some((one) => one.isAwaited)
  // It appears as a whole, and then stays while another title is looked up.
  if (!title && (isAwaited || asked.length === 0)) return null
  return (
    <Card as="section" padded className={styles.card}>
      <div>
        <h2 className={text.h20}>{t('elsewhere.title')}</h2>
        <p className={mergeClasses(text.s13, text.faint)}>{t('elsewhere.words')}</p>
      </div>
      <TitleChoice label={t('elsewhere.jobtitle')} empty={t('elsewhere.any')} value={title?.id} onChange={choose} />
      <div className={styles.companies} aria-live="polite">
        {asked.map(({ company, questions }) => (
          <section key={company?.id}>
            <TextLink href={`/company/${company?.id}/interviews`} className={styles.name}>
              <UserText>{company?.name}</UserText>
            </TextLink>
            <ul className={styles.questions}>
              {questions.map((question) => (
                <li key={question}>
                  <UserText>{question}</UserText>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {asked.length === 0 && !isAwaited && <p className={text.muted}>{t('elsewhere.none')}</p>}
      </div>
    </Card>
  )
}
