import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { companyIn, wholeArea } from '../features/employer-area/area-path.ts'
import { EmployerMenu } from '../features/employer-area/EmployerMenu.tsx'
import { NoCompany } from '../features/employer-area/NoCompany.tsx'
import { session } from '../session/session.ts'
import { useLayout } from '../ui/layout.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { SectionPage } from '../ui/SectionPage.tsx'
import { employerSections } from './employer-sections.tsx'
import NotFound from './NotFound.tsx'

/** `/employer`: what a company does here, in sections (spec 1 and 6, employer). */
export default function Employer({ params }: { params: { section?: string; company?: string } }) {
  const layout = useLayout()
  const { t } = useTranslation('employer-area')
  const { auth } = useSnapshot(session)
  // A person kept on this device before companies were represented has no such list.
  const companies = auth.user?.represents ?? []
  const company = companyIn(companies, params.company)
  const named = params.section === wholeArea ? undefined : params.section
  const section = named === undefined ? employerSections[0] : employerSections.find(({ id }) => id === named)
  usePageTitle(t('title'), named !== undefined && section ? t(`sections.${section.id}`) : undefined)
  if (companies.length === 0)
    return (
      <div className={layout.wrap} style={{ paddingBlock: '48px' }}>
        <NoCompany />
      </div>
    )
  if (!section || !company) return <NotFound />
  const View = section.view
  const entries = employerSections.map(({ id, icon }) => ({ id, icon, label: t(`sections.${id}`) }))
  const chosen = named !== undefined
  return (
    <SectionPage
      menu={
        <EmployerMenu company={company} companies={companies} entries={entries} current={section.id} chosen={chosen} />
      }
      title={t(`sections.${section.id}`)}
      chosen={chosen}
    >
      <View key={company.id} company={company} />
    </SectionPage>
  )
}
