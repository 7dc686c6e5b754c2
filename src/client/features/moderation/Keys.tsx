import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type CaseKind, reasonsOf } from '../../../contract/moderation/cases.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { media } from '../../ui/media.ts'
import { useText } from '../../ui/text.ts'
import { deskKeys } from './desk-keys.ts'

const useStyles = makeStyles({
  card: { display: 'none', [media.wide]: { display: 'block', position: 'sticky', top: '88px' } },
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

/** What the keyboard does here, beside the cases; phones have none. */
export function KeysCard({ kind }: { kind: CaseKind }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  return (
    <Card as="section" padded className={styles.card}>
      <h2 className={text.h16}>{t('keys.title')}</h2>
      <KeyList kind={kind} />
    </Card>
  )
}

/** The same, asked for with `?`. */
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
          <li key={key} className={styles.row}>
            <kbd className={styles.key}>{key}</kbd>
            <span>{t(`keys.${does}`)}</span>
          </li>
        ))}
        {reasonsOf[kind].map((reason, place) => (
          <li key={reason} className={styles.row}>
            <kbd className={styles.key}>{format.digits(place + 1)}</kbd>
            <span>{t('keys.rejectFor', { reason: t(`decisions:choices.reason.${reason}`) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
