import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/controls/Action.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlockStart: '4px' } })
const sections = { passkey: 'passkeys', spare: 'recovery' } as const

/**
 * Says that a person who decides about others, or acts for a company, needs a passkey or an app, and a spare one for
 * when it is lost; links to the setup of either.
 */
export default function SecondFactorModal({ missing, onClose }: { missing: 'passkey' | 'spare'; onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('presence')
  return (
    <Modal
      title={t(`second.${missing}.title`)}
      onClose={onClose}
      actions={
        <>
          {missing === 'passkey' && (
            <Action href="/user/myprofile/authenticator" onClick={onClose}>
              {t('second.passkey.other')}
            </Action>
          )}
          <Action kind="primary" href={`/user/myprofile/${sections[missing]}`} onClick={onClose}>
            {t(`second.${missing}.action`)}
          </Action>
        </>
      }
    >
      <p className={styles.words}>{t(`second.${missing}.words`)}</p>
    </Modal>
  )
}
