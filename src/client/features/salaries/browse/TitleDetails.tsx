import { useTranslation } from 'react-i18next'
import { getTitle } from '../../../../contract/salaries/browse.ts'
import { useQuery } from '../../../data/query.ts'
import { askLogin } from '../../../platform/modals.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { Gate } from '../Gate.tsx'
import { LadderCard } from './LadderCard.tsx'
import { LadderGhost } from './LadderGhost.tsx'

interface TitleDetailsProps {
  id: number
  name: string
  /** The name of its department. */
  department: string
  /** The reader's own pay, as they typed it. */
  amount?: number | undefined
  onShare: () => void
}

/** The ladder of a job title, for people who have shared a salary (P-026); others see how to open it. */
export function TitleDetails({ id, name, department, amount, onShare: share }: TitleDetailsProps) {
  const { t } = useTranslation('salaries')
  const signedIn = useSignedIn()
  const read = useQuery(getTitle, signedIn ? { params: { id } } : null)
  const onShare = signedIn ? share : () => askLogin(t('gate.login'))
  if (!signedIn || read.refusal?.problems.some(({ code }) => code === 'salary_not_shared'))
    return (
      <>
        <Gate signedIn={signedIn} title={name} onShare={onShare} />
        <LadderGhost department={department} />
      </>
    )
  return (
    <ReadFrame read={read} failed={t('failed')}>
      {({ ladder }) => <LadderCard id={id} ladder={ladder} department={department} amount={amount} />}
    </ReadFrame>
  )
}
