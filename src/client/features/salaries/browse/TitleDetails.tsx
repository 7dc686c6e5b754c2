import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useTranslation } from 'react-i18next'
import { getTitle } from '../../../../contract/salaries/browse.ts'
import { useQuery } from '../../../data/query.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { Action } from '../../../ui/Action.tsx'
import { askLogin } from '../../../ui/modals.ts'
import { ReadFrame } from '../../../ui/ReadFrame.tsx'
import { StateCard } from '../../../ui/StateCard.tsx'
import { Gate } from '../Gate.tsx'
import { PayCard } from '../PayCard.tsx'
import { PercentileCard } from '../PercentileCard.tsx'

interface TitleDetailsProps {
  id: number
  name: string
  onShare: () => void
}

/** The middle half and the amounts of one job title, for whoever shared a salary (P-026); the others are told how. */
export function TitleDetails({ id, name, onShare }: TitleDetailsProps) {
  const { t } = useTranslation('salaries')
  const signedIn = useSignedIn()
  const read = useQuery(getTitle, signedIn ? { params: { id } } : null)
  if (!signedIn)
    return (
      <StateCard
        icon={<LockClosed24Regular />}
        title={t('gate.title', { title: name })}
        words={t('gate.login')}
        action={
          <Action kind="primary" onClick={() => askLogin(t('gate.login'))}>
            {t('write')}
          </Action>
        }
      />
    )
  if (read.refusal?.problems.some(({ code }) => code === 'salary_not_shared'))
    return <Gate heading="h2" title={name} onShare={onShare} />
  return (
    <ReadFrame read={read} failed={t('failed')}>
      {({ pay, bars }) =>
        pay && (
          <>
            <PayCard pay={pay} bars={bars} />
            <PercentileCard pay={pay} bars={bars} />
          </>
        )
      }
    </ReadFrame>
  )
}
