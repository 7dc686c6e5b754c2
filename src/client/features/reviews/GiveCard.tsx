import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReviewTypeName, reviewTypeNames, reviewTypes } from '../../../contract/reviews/kinds.ts'
import { buildWritePath } from '../../../contract/reviews/write-path.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { useOwnReviews } from './write/use-own-review.ts'

const useStyles = makeStyles({ list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' } })

/** Lists the types with a card of which the person has not written all kinds this year. */
const listRemainingTypes = (given: ReadonlyMap<string, unknown>): ReviewTypeName[] =>
  reviewTypeNames.filter((type) => reviewTypes[type].card && !reviewTypes[type].kinds.every((kind) => given.has(kind)))

/**
 * The types of review the person can still write this year about the company they work for; how many others have
 * written is not told. What follows the card appears together with it.
 */
export function GiveCard({ company, children }: { company: number | undefined; children: ReactNode }) {
  const styles = useStyles()
  const { t } = useTranslation(['dashboard', 'reviews'])
  const { own, known } = useOwnReviews(company ?? 0)
  const open = listRemainingTypes(own)
  if (!known) return null
  if (company === undefined || open.length === 0) return children
  return (
    <>
      <SectionCard title={t('give.title')} words={t('give.words')}>
        <ul className={styles.list}>
          {open.map((type) => (
            <li key={type}>
              <Action block href={buildWritePath(company, type)}>
                {t(`reviews:types.${type}.name`)}
              </Action>
            </li>
          ))}
        </ul>
      </SectionCard>
      {children}
    </>
  )
}
