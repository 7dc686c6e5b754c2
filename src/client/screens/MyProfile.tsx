import { useTranslation } from 'react-i18next'
import { ProfileMenu } from '../features/profile/ProfileMenu.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { SectionPage } from '../ui/SectionPage.tsx'
import NotFound from '../ui/states/NotFound.tsx'
import { profileSections, sectionGroups } from './profile-sections.tsx'

/** `/user/myprofile`: what a person stores here and what they have written, in sections (spec 2, profile area). */
export default function MyProfile({ params }: { params: { section?: string } }) {
  const { t } = useTranslation('profile')
  const chosen = params.section
  const section = chosen === undefined ? profileSections[0] : profileSections.find(({ id }) => id === chosen)
  usePageTitle(t('page'), chosen !== undefined && section ? t(`sections.${section.id}`) : undefined)
  if (!section) return <NotFound />
  const View = section.view
  const entries = sectionGroups.map((group) => ({
    name: t(`groups.${group}`),
    entries: profileSections
      .filter((one) => one.group === group)
      .map(({ id, icon }) => ({ id, href: `/user/myprofile/${id}`, icon, label: t(`sections.${id}`) })),
  }))
  return (
    <SectionPage
      menu={<ProfileMenu groups={entries} current={section.id} chosen={chosen !== undefined} />}
      title={t(`sections.${section.id}`)}
      chosen={chosen !== undefined}
    >
      <View />
    </SectionPage>
  )
}
