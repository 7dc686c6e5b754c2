import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getUnlockState } from '../../../contract/employers/unlock.ts'
import { useQuery } from '../../data/query.ts'
import { Action } from '../../ui/Action.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Modal } from '../../ui/Modal.tsx'
import type { ToUnlock } from '../../ui/modals.ts'
import { UnlockForm } from './UnlockForm.tsx'

const useStyles = makeStyles({
  words: { color: tokens.colorNeutralForeground2, marginBlock: '4px 20px' },
  waiting: { display: 'grid', gap: '16px', marginBlockStart: '16px' },
})

interface UnlockModalProps {
  /** The company whose page it was opened from; without one it is searched for. */
  company?: ToUnlock
  onClose: () => void
}

/** The unlock modal (M-007): the form, or what became of the person's earlier request for this company. */
export default function UnlockModal({ company, onClose }: UnlockModalProps) {
  const styles = useStyles()
  const { t } = useTranslation('unlock')
  const read = useQuery(getUnlockState, company ? { params: { id: company.id } } : null)
  const earlier = read.data
  // Without a network nobody knows; the form then says that it needs one.
  const loading = company !== undefined && read.state === 'loading'
  const title = company ? t('title', { company: company.name }) : t('titleAny')
  if (earlier?.state === 'pending' || earlier?.state === 'approved')
    return (
      <Modal
        title={t(`${earlier.state}.title`)}
        onClose={onClose}
        actions={
          earlier.state === 'approved' ? (
            <Action kind="primary" href="/employer" onClick={onClose}>
              {t('approved.action')}
            </Action>
          ) : (
            <Action kind="primary" onClick={onClose}>
              {t('close')}
            </Action>
          )
        }
      >
        <p className={styles.words} data-unlock-state={earlier.state}>
          {t(`${earlier.state}.words`)}
        </p>
      </Modal>
    )
  return (
    <Modal title={title} onClose={onClose}>
      <p className={styles.words}>{t('words')}</p>
      {loading ? (
        <div className={styles.waiting} aria-busy="true">
          <Bone width="100%" height={44} radius={8} />
          <Bone width="100%" height={44} radius={8} />
          <Bone width="100%" height={44} radius={8} />
        </div>
      ) : (
        <UnlockForm
          company={company}
          reason={earlier?.state === 'rejected' ? earlier.reason : undefined}
          onSent={onClose}
        />
      )}
    </Modal>
  )
}
