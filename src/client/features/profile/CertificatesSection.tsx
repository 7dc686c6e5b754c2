import { Certificate24Regular } from '@fluentui/react-icons/svg/certificate'
import { useTranslation } from 'react-i18next'
import { getRiyadhDay } from '../../../contract/form/days.ts'
import type { Entry } from '../../../contract/profile/profile.schema.ts'
import { getFile } from '../../../contract/profile/profile.ts'
import { useDownload } from '../../data/download.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { TextButton } from '../../ui/controls/TextButton.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { EntrySection } from './EntrySection.tsx'

/** Certificates (spec 3): name, issued date, expiry date, image. */
export default function CertificatesSection() {
  return (
    <EntrySection
      list="certificates"
      icon={<Certificate24Regular />}
      nameOf={({ answers }) => String(answers.name)}
      inOrder={(entries) =>
        [...entries].sort((a, b) => String(b.answers.issued).localeCompare(String(a.answers.issued)))
      }
    >
      {(entry) => <Certificate {...entry} />}
    </EntrySection>
  )
}

function Certificate({ answers, file }: Entry) {
  const { t } = useTranslation('profile')
  const { format } = useLanguage()
  const { busy, download } = useDownload(getFile, t('certificates.openFailed'))
  const expiry = String(answers.expiry)
  return (
    <>
      <EntryFacts
        facts={[
          t('certificates.issued', { date: format.day(String(answers.issued)) }),
          t(expiry < getRiyadhDay(new Date()) ? 'certificates.expired' : 'certificates.expiry', {
            date: format.day(expiry),
          }),
        ]}
      />
      {file && (
        <TextButton disabled={busy} onClick={() => void download({ file }, String(answers.name))}>
          {t('certificates.open')}
        </TextButton>
      )}
    </>
  )
}
