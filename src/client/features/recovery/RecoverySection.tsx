import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getRecovery } from '../../../contract/accounts/recovery-code.ts'
import { useQuery } from '../../data/query.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'

/** The recovery code: whether there is one, and a button to replace it. */
export default function RecoverySection() {
  const { t } = useTranslation('recovery')
  const read = useQuery(getRecovery)
  const [making, setMaking] = useState(false)
  return (
    <ReadFrame read={read} failed={t('failed')}>
      {({ kept }) => (
        <SectionCard title={t(kept ? 'kept' : 'none')} words={t('words')}>
          {making ? (
            <RecoveryCode onKept={() => setMaking(false)} />
          ) : (
            <Action kind={kept ? undefined : 'primary'} onClick={() => setMaking(true)}>
              {t(kept ? 'renew' : 'make')}
            </Action>
          )}
        </SectionCard>
      )}
    </ReadFrame>
  )
}
