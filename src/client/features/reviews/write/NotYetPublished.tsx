import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { listContributions } from '../../../../contract/profile/profile.ts'
import { useQuery } from '../../../data/query.ts'
import { usePublishedWithin } from '../../../data/use-published-within.ts'
import { queue } from '../../../outbox/queue.ts'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { describeContribution } from '../../../ui/words-of-contribution.ts'
import { buildChangePath } from './use-own-review.ts'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', marginBlockEnd: '16px' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', listStyleType: 'none', padding: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  excerpt: { overflowWrap: 'anywhere' },
})

/**
 * The person's contributions about a company that nobody else sees yet; nothing where there are none, or no response.
 */
export default function NotYetPublished({ companyId }: { companyId: number }) {
  const styles = useStyles()
  const text = useText()
  const heading = useId()
  const { t } = useTranslation('profile')
  const within = usePublishedWithin()
  const { data, retry } = useQuery(listContributions)
  const { sent } = useSnapshot(queue)
  // What was sent meanwhile, here or from the outbox, is waiting to be published too.
  const arrived = sent[0]?.id
  const known = useRef(arrived)
  const askAgain = useRef(retry)
  askAgain.current = retry
  useEffect(() => {
    if (known.current !== arrived) askAgain.current()
    known.current = arrived
  }, [arrived])
  const own = (data?.contributions ?? []).filter(
    ({ company, state }) => company.id === companyId && state === 'waiting',
  )
  if (own.length === 0) return null
  return (
    <Card as="section" padded className={styles.card} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={text.h16}>
          {t('contributions.yours')}
        </h2>
        <p className={mergeClasses(text.s13, text.muted)}>{t('contributions.stateWords.waiting')}</p>
      </div>
      <ul className={styles.list}>
        {own.map((one) => {
          const { id, kind, state, held, answers } = one
          const words = describeContribution(one)
          return (
            <li key={id}>
              <div className={styles.head}>
                <h3 className={text.h14}>{t(`contributions.kind.${kind}`)}</h3>
                {kind === 'company' && typeof answers.rate === 'number' && <Stars rating={answers.rate} />}
                <Chip>{t(`contributions.state.${held === 1 ? 'held' : state}`, { within })}</Chip>
                <TextLink href={buildChangePath(one)}>{t('contributions.edit')}</TextLink>
              </div>
              {words && (
                <UserText as="p" className={styles.excerpt}>
                  {words}
                </UserText>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
