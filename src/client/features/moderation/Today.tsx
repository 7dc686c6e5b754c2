import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { listQueues, readToday } from '../../../contract/moderation/desk.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', gap: '0 20px', margin: 0 },
  fact: { display: 'flex', gap: '6px', '& dd': { minWidth: '2ch', margin: 0 } },
})

/** How many decisions a day are the goal; where fewer cases wait, all of them. */
const goalOfDay = 30

/** How many decisions the signed-in moderator has taken today and should take, and how many cases wait for them. */
export function Today() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  const decided = useQuery(readToday).data?.decided
  const waiting = useQuery(listQueues).data?.reduce((sum, queue) => sum + queue.waiting, 0)
  const goal = decided === undefined || waiting === undefined ? undefined : Math.min(goalOfDay, decided + waiting)
  const facts = [
    [
      t('today.decided'),
      decided !== undefined && goal !== undefined && decided < goal
        ? t('today.of', { decided: format.number(decided), goal: format.number(goal) })
        : decided,
    ],
    [t('today.waiting'), waiting],
  ] as const
  return (
    <dl className={mergeClasses(text.s13, styles.facts)}>
      {facts.map(([name, count]) => (
        <div key={name} className={styles.fact}>
          <dt className={text.faint}>{name}</dt>
          <dd className={mergeClasses(text.strong, text.number)}>
            {typeof count === 'number' ? format.number(count) : count}
          </dd>
        </div>
      ))}
    </dl>
  )
}
