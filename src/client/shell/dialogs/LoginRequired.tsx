import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { Action } from '../../ui/controls/Action.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlockStart: '4px' } })

/** The length of the id with which an intent to report a text ends. */
const uuidLength = 36

type LoginRequiredProps = { words?: string | undefined; intent?: string | undefined; onClose: () => void }

/** 'You Must Login First' (M-005, M-006, P-008): after the login the person returns to the same page. */
export default function LoginRequired({ words, intent, onClose }: LoginRequiredProps) {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const [path] = useLocation()
  const search = useSearch()
  const from = search ? `${path}?${search}` : path
  return (
    <Modal
      title={t('login.title')}
      onClose={onClose}
      actions={
        <>
          <Action kind="ghost" onClick={onClose}>
            {t('login.later')}
          </Action>
          <Action href="/auth/register" state={{ from, intent }} onClick={onClose}>
            {t('login.signup')}
          </Action>
          <Action kind="primary" href="/auth/login" state={{ from, intent }} onClick={onClose}>
            {t('login.action')}
          </Action>
        </>
      }
    >
      <p className={styles.words}>{words ?? t('login.words')}</p>
      {intent?.startsWith('report-') && (
        <TextLink href={`/notice?id=${intent.slice(-uuidLength)}`}>{t('login.notice')}</TextLink>
      )}
    </Modal>
  )
}
