import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Action } from '../ui/Action.tsx'
import { Modal } from '../ui/Modal.tsx'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlockStart: '4px' } })

/** A short message that only wants to be read. */
export default function NoticeModal({ title, words, onClose }: { title: string; words: string; onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Modal title={title} onClose={onClose} actions={<Action onClick={onClose}>{t('close')}</Action>}>
      <p className={styles.words}>{words}</p>
    </Modal>
  )
}
