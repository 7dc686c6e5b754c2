import { makeStyles } from '@fluentui/react-components'
import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../../../contract/form/form.ts'
import { findItem } from '../../../../../contract/lookups/find-item.ts'
import { useLookup, useLookupName } from '../../../../forms/lookups.ts'
import { useAnswer, useChange } from '../../../../forms/use-answer.ts'
import { Action } from '../../../../ui/controls/Action.tsx'
import { Notice } from '../../../../ui/states/Notice.tsx'
import { RoleOfferPlace } from './RoleOfferPlace.tsx'

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  question: { width: '100%' },
})

/**
 * Offers the role a person had last, at another company: "Is it the same?". Yes fills in its answers, which can still be
 * changed; Change leaves the questions open.
 */
export default function RoleOffer({ role }: { role: RawAnswers }) {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  const change = useChange()
  const isAnswered = useAnswer('jobtitle') !== undefined
  const wasAnswered = useRef(isAnswered)
  const [answer, setAnswer] = useState<'yes' | 'change'>()
  const titles = useLookup('jobtitles')
  const title = findItem(titles.data, Number(role.jobtitle))?.name
  const level = useLookupName('joblevels', role.joblevel)
  const department = useLookupName('departments', role.department)
  if (wasAnswered.current || answer === 'change' || (isAnswered && !answer)) return null
  if (!title) return titles.state === 'loading' ? <RoleOfferPlace /> : null
  return (
    <Notice
      icon={<Briefcase24Regular aria-hidden="true" />}
      title={title}
      words={[t(answer ? 'role.taken' : 'role.last'), [level, department].filter(Boolean).join(' · ')]
        .filter(Boolean)
        .join(': ')}
      action={
        <div className={styles.acts} data-role-offer>
          {!answer && (
            <>
              <p className={styles.question}>{t('role.same')}</p>
              <Action
                kind="primary"
                onClick={() => {
                  setAnswer('yes')
                  change(role)
                }}
              >
                {t('role.yes')}
              </Action>
            </>
          )}
          <Action
            onClick={() => {
              if (answer) change(Object.fromEntries(Object.keys(role).map((name) => [name, undefined])))
              setAnswer('change')
            }}
          >
            {t('role.change')}
          </Action>
        </div>
      }
    />
  )
}
