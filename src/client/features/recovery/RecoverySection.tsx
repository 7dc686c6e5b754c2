import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseRecovery, getRecovery } from '../../../contract/accounts/recovery-code.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { BegunAnew } from './BegunAnew.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' } })

/**
 * The recovery code: where it comes from, and buttons to have another one by e-mail, to keep one of one's own, or to do
 * without. Each change waits for an e-mail.
 */
export default function RecoverySection() {
  const styles = useStyles()
  const { t } = useTranslation('recovery')
  const read = useQuery(getRecovery)
  const { mutate, busy } = useMutation(chooseRecovery)
  const [making, setMaking] = useState(false)
  const choose = (from: 'letter' | 'none') => void mutate({ body: { from } })
  return (
    <>
      <BegunAnew />
      <ReadFrame read={read} failed={t('failed')}>
        {({ from }) => (
          <SectionCard title={t(from ? `from.${from}` : 'none')} words={t('words')}>
            {making ? (
              <RecoveryCode onKept={() => setMaking(false)} />
            ) : (
              <div className={styles.actions}>
                <Action kind={from ? undefined : 'primary'} disabled={busy} onClick={() => choose('letter')}>
                  {t('letter')}
                </Action>
                <Action disabled={busy} onClick={() => setMaking(true)}>
                  {t('make')}
                </Action>
                {from && (
                  <Action kind="ghost" disabled={busy} onClick={() => choose('none')}>
                    {t('without')}
                  </Action>
                )}
              </div>
            )}
          </SectionCard>
        )}
      </ReadFrame>
    </>
  )
}
