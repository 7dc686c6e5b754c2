import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { parseAreaCompany, type RepresentedCompany, wholeArea } from '../features/employers/area-path.ts'
import { EmployerMenu } from '../features/employers/EmployerMenu.tsx'
import { JoinCard } from '../features/employers/JoinCard.tsx'
import { NoCompany } from '../features/employers/NoCompany.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { session } from '../session/session.ts'
import { SectionPage } from '../ui/SectionPage.tsx'
import NotFound from '../ui/states/NotFound.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { employerSections } from './employer-sections.tsx'

const useStyles = makeStyles({ alone: { paddingBlock: '48px 96px' } })

/**
 * `/employer`: the employer's area, in sections (spec 1 and 6, employer); and `/employer/join/{token}`, the link of an
 * invitation.
 */
export default function Employer({ params }: { params: { section?: string; company?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const { auth } = useSnapshot(session)
  // A user record stored on this device by an earlier version has no such list.
  const companies = auth.user?.represents ?? []
  const joining = params.section === 'join'
  if (!joining && companies.length > 0) return <Area companies={companies} {...params} />
  return (
    <div className={mergeClasses(layout.wrap, styles.alone)}>
      {joining ? <JoinCard token={params.company ?? ''} /> : <NoCompany />}
    </div>
  )
}

interface AreaProps {
  companies: readonly RepresentedCompany[]
  section?: string
  company?: string
}

function Area({ companies, ...params }: AreaProps) {
  const { t } = useTranslation('employers')
  const company = parseAreaCompany(companies, params.company)
  const named = params.section === wholeArea ? undefined : params.section
  const section = named === undefined ? employerSections[0] : employerSections.find(({ id }) => id === named)
  usePageTitle(t('title'), named !== undefined && section ? t(`sections.${section.id}`) : undefined)
  if (!section || !company) return <NotFound />
  const View = section.view
  const entries = employerSections.map(({ id, icon }) => ({ id, icon, label: t(`sections.${id}`) }))
  const chosen = named !== undefined
  return (
    <SectionPage
      menu={<EmployerMenu {...{ company, companies, entries, chosen }} current={section.id} />}
      title={t(`sections.${section.id}`)}
      chosen={chosen}
    >
      <View key={company.id} company={company} />
    </SectionPage>
  )
}
