import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type CaseKind, needsWords, reasonsOf } from '../../../../contract/moderation/cases.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Modal } from '../../../ui/overlays/Modal.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { deskKeys } from './desk-keys.ts'

const useStyles = makeStyles({
  keys: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none', marginBlockStart: '12px' },
  row: { display: 'flex', alignItems: 'baseline', gap: '12px' },
  key: {
    minWidth: '28px',
    paddingInline: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    textAlign: 'center',
    fontFamily: 'inherit',
    fontWeight: 600,
  },
})

/** The list of shortcut keys, opened with `?`. */
export function KeysModal({ kind, onClose }: { kind: CaseKind; onClose: () => void }) {
  const { t } = useTranslation('moderation')
  return (
    <Modal title={t('keys.title')} onClose={onClose}>
      <KeyList kind={kind} />
    </Modal>
  )
}

function KeyList({ kind }: { kind: CaseKind }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  return (
    <>
      <p className={mergeClasses(text.s13, text.muted)}>{t('keys.words')}</p>
      <ul className={styles.keys}>
        {deskKeys.map(({ key, does }) => (
          <KeyRow key={key} name={key}>
            {t(`keys.${does}`)}
          </KeyRow>
        ))}
        <KeyRow name="/">{t('keys.search')}</KeyRow>
        {reasonsOf[kind].map((reason, place) => (
          <KeyRow key={reason} name={format.digits(place + 1)}>
            {t('keys.rejectFor', { reason: t(`decisions:choices.reason.${reason}`) })}
          </KeyRow>
        ))}
        {!needsWords(kind) && <KeyRow name="⇧A">{t('keys.approveAll')}</KeyRow>}
        {reasonsOf[kind].length > 0 && (
          <KeyRow name={`⇧1–${format.digits(reasonsOf[kind].length)}`}>{t('keys.rejectAll')}</KeyRow>
        )}
      </ul>
    </>
  )
}

function KeyRow({ name, children }: { name: string; children: string }) {
  const styles = useStyles()
  return (
    <li className={styles.row}>
      <kbd className={styles.key}>{name}</kbd>
      <span>{children}</span>
    </li>
  )
}
