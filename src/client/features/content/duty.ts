import { useTranslation } from 'react-i18next'
import { useSettings } from '../../data/settings.ts'

/**
 * Returns what the settings say of who answers for the data on this site, line by line; empty where they say nothing. The
 * policy shows it after its own text, also after one that an administrator has written.
 */
export function useDuty(): { title: string; lines: string[] } {
  const { t } = useTranslation('content')
  const { legal_name: name, legal_address: address, protection_officer: officer, protection_email } = useSettings()
  const lines = [
    name && t('duty.controller', { name }),
    address && t('duty.address', { address }),
    officer && t('duty.officer', { officer }),
    protection_email && t('duty.write', { email: protection_email }),
  ]
  return { title: t('duty.title'), lines: lines.filter((line) => line !== undefined) }
}
