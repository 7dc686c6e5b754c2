import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Study } from '../../../contract/studies/studies.schema.ts'
import { answerStudy, listStudies } from '../../../contract/studies/studies.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { useAnswered } from './use-answered.ts'

const useStyles = makeStyles({
  options: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    '& button': { height: 'auto', minHeight: '44px', paddingBlock: '8px', whiteSpace: 'normal' },
  },
})

const asked = 20

/** One study the person has not answered, answered by a press on an option; nothing where there is none. */
export default function StudyTap({ children }: { children?: ReactNode }) {
  const { data, state } = useQuery(listStudies, { query: { limit: asked } })
  const open = (data?.studies ?? []).filter((one) => one.open === 1 && one.company === null)
  const { answered, known, note } = useAnswered(open.map(({ id }) => id))
  // One per visit: the second press of a double press must not answer the next study.
  const [done, setDone] = useState(false)
  const study = done ? undefined : open.find(({ id }) => !answered(id))
  if (state === 'loading' || !known) return null
  return (
    <>
      {study && (
        <OneQuestion
          key={study.id}
          study={study}
          onAnswered={() => {
            setDone(true)
            note(study.id)
          }}
        />
      )}
      {children}
    </>
  )
}

function OneQuestion({ study, onAnswered }: { study: Study; onAnswered: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation(['dashboard', 'studies'])
  const { mutate, busy } = useMutation(answerStudy, { done: t('studies:sent'), failed: t('studies:failedToSend') })
  const answer = async (option: number) => {
    if (busy) return
    const { ok } = await mutate({ params: { id: study.id }, body: { option } })
    if (ok) onAnswered()
  }
  return (
    <SectionCard title={study.question} words={t('question.once')}>
      <ul className={styles.options}>
        {study.options.map(({ option, label }) => (
          <li key={option}>
            <Action block onClick={() => void answer(option)}>
              {label}
            </Action>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
