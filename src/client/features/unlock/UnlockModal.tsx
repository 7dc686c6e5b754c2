import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getUnlockState } from '../../../contract/employers/unlock.ts'
import { useQuery } from '../../data/query.ts'
import type { LockedCompany } from '../../platform/modals.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { Modal, type ModalProps } from '../../ui/overlays/Modal.tsx'
import { SkeletonBlock } from '../../ui/states/SkeletonBlock.tsx'
import { UnlockForm } from './UnlockForm.tsx'

const useStyles = makeStyles({
  words: { color: tokens.colorNeutralForeground2, marginBlock: '4px 20px' },
  waiting: { display: 'grid', gap: '16px', marginBlockStart: '16px' },
})

interface UnlockModalProps {
  /** The company whose page it was opened from; otherwise the form searches for one. */
  company?: LockedCompany | undefined
  onClose: () => void
}

/** The unlock modal (M-007). */
export default function UnlockModal(props: UnlockModalProps) {
  return <Modal {...useUnlock(props)} onClose={props.onClose} />
}

/** Returns the content of the modal: the form, or the state of the person's earlier request for this company. */
export function useUnlock({ company, onClose }: UnlockModalProps): Omit<ModalProps, 'onClose'> {
  const styles = useStyles()
  const { t } = useTranslation('unlock')
  const read = useQuery(getUnlockState, company ? { params: { id: company.id } } : null)
  const earlier = read.data
  // Without a network the state is unknown; the form then says that it needs one.
  const loading = company !== undefined && read.state === 'loading'
  if (earlier?.state === 'pending' || earlier?.state === 'approved')
    return {
      title: t(`${earlier.state}.title`),
      actions:
        earlier.state === 'approved' ? (
          <Action kind="primary" href="/employer" onClick={onClose}>
            {t('approved.action')}
          </Action>
        ) : (
          <Action kind="primary" onClick={onClose}>
            {t('close')}
          </Action>
        ),
      children: (
        <p className={styles.words} data-unlock-state={earlier.state}>
          {t(`${earlier.state}.words`)}
        </p>
      ),
    }
  const form = loading ? (
    <div className={styles.waiting} aria-busy="true">
      <SkeletonBlock width="100%" height={44} radius={8} />
      <SkeletonBlock width="100%" height={44} radius={8} />
      <SkeletonBlock width="100%" height={44} radius={8} />
    </div>
  ) : (
    <UnlockForm
      company={company}
      reason={earlier?.state === 'rejected' ? earlier.reason : undefined}
      onSent={onClose}
    />
  )
  return {
    title: company ? t('title', { company: company.name }) : t('titleAny'),
    children: (
      <>
        <p className={styles.words}>{t('words')}</p>
        {form}
      </>
    ),
  }
}
