import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { useTranslation } from 'react-i18next'
import { getCompanyProfile } from '../../../contract/companies/companies.ts'
import { useQuery } from '../../data/query.ts'
import { Facts } from '../../features/companies/page/Facts.tsx'
import { HeaderRating } from '../../features/companies/page/HeaderRating.tsx'
import type { RepresentedCompany } from '../../features/employers/area-path.ts'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { Verified } from '../../ui/Verified.tsx'

const useStyles = makeStyles({
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' },
  name: { flex: '1 1 200px', minWidth: 0 },
  about: { marginBlockStart: '16px', maxWidth: '70ch', whiteSpace: 'pre-line' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginBlockStart: '20px',
    [media.phoneOnly]: { display: 'grid' },
  },
})

/** The company as everybody sees it, with links to its page and to the form that changes it (P-029). */
export function EmployerProfile({ company }: { company: RepresentedCompany }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['employers', 'companies'])
  const read = useQuery(getCompanyProfile, { params: { id: company.id } })
  return (
    <ReadFrame read={read} failed={t('profile.failed')}>
      {(profile) => (
        <>
          <p className={text.muted}>{t('profile.words')}</p>
          <Card as="section" padded>
            <div className={styles.top}>
              <Logo src={profile.logo} size={64} />
              <div className={styles.name}>
                <h2 className={text.h20}>
                  <UserText>{profile.name}</UserText> {profile.unlocked === 1 && <Verified />}
                </h2>
              </div>
              <HeaderRating rating={profile.rating} shown={profile.rate} total={profile.total_ratings} />
            </div>
            <UserText as="p" className={mergeClasses(text.muted, styles.about)}>
              {profile.about ?? t('profile.noAbout')}
            </UserText>
            <div className={styles.actions}>
              <Action kind="primary" href={`/employer/reviews/${company.id}`}>
                {t('profile.answer')}
              </Action>
              <Action icon={<Edit20Regular />} href={`/update/company/${company.id}`}>
                {t('profile.update')}
              </Action>
              <Action href={`/company/${company.id}/overview`}>{t('profile.open')}</Action>
            </div>
          </Card>
          <Facts company={profile} />
        </>
      )}
    </ReadFrame>
  )
}
