import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useTranslation } from 'react-i18next'
import { formatBackupCode } from '../../../contract/accounts/totp.ts'
import { saveBlob } from '../../platform/save-blob.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: '8px 16px',
    margin: 0,
    padding: '16px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: paint.brandTint,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '1rem',
    lineHeight: '1.75rem',
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '16px' },
})

/** One-time codes, which are shown only here: to be saved as a file or written down. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const shown = codes.map(formatBackupCode)
  const save = () =>
    saveBlob(new Blob([t('app.text', { codes: shown.join('\n') })], { type: 'text/plain' }), t('app.file'))
  return (
    <SectionCard title={t('app.shown')} words={t('app.shownWords')}>
      <ul className={styles.codes} dir="ltr" translate="no">
        {shown.map((code) => (
          <li key={code} data-spare>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Action kind="primary" icon={<ArrowDownload20Regular />} onClick={save}>
          {t('app.save')}
        </Action>
        <Action onClick={onKept}>{t('app.kept')}</Action>
      </div>
    </SectionCard>
  )
}
