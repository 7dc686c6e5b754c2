import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { useTranslation } from 'react-i18next'
import type { EmployerDetails } from '../../../contract/employers/sign-up.schema.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Notice } from '../../ui/states/Notice.tsx'

type Company = NonNullable<EmployerDetails['details']>['company']

/** The company an employer signed up for, and the steps that are left. */
export function YourCompany({ company }: { company: Company }) {
  const { t } = useTranslation('employers-entry')
  const listed = company.id !== null
  return (
    <Notice
      icon={<Mail24Regular />}
      title={t('yours.title', { company: company.name })}
      words={listed ? t('yours.words') : t('yours.unlisted', { company: company.name })}
      action={!listed && <TextLink href="/add-Company">{t('yours.add')}</TextLink>}
    />
  )
}
