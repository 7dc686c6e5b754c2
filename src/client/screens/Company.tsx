import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { memo, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Company as CompanyData, getCompanyProfile } from '../../contract/companies/companies.ts'
import { idIn } from '../../contract/pages.ts'
import type { ReviewTypeName } from '../../contract/reviews/kinds.ts'
import { useQuery } from '../data/query.ts'
import { CompanyHeader } from '../features/companies/CompanyHeader.tsx'
import { CompanySkeleton } from '../features/companies/CompanySkeleton.tsx'
import { type CompanyTab, tabOf } from '../features/companies/company-tabs.ts'
import { NotSaved } from '../features/companies/NotSaved.tsx'
import { noteRecent } from '../features/companies/recent.ts'
import { TabStrip } from '../features/companies/TabStrip.tsx'
import { useSignedIn } from '../session/use-signed-in.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useAfterPicture } from '../ui/after-picture.tsx'
import { useAhead } from '../ui/ahead.ts'
import { useLayout } from '../ui/layout.ts'
import { media } from '../ui/media.ts'
import { askUnlock, share } from '../ui/modals.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { SavedCopyBar } from '../ui/SavedCopyBar.tsx'
import { useIntent } from '../ui/use-intent.ts'
import { CompanyContent, tabAhead, tabLoads, useWrite } from './company-content.tsx'
import NotFound from './NotFound.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    paddingBlock: '16px 64px',
    [media.tablet]: { paddingBlockStart: '32px' },
    [media.wide]: { gap: '24px', paddingBlockEnd: '96px' },
  },
})

/** `/company/{id}`, with or without a name after the id, and its subpaths: header card, tabs, and the tab's content (spec 2, company page). */
export default function Company({ params }: { params: { id?: string; tab?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const { t } = useTranslation('companies')
  const id = idIn(params.id)
  const read = useQuery(getCompanyProfile, id === undefined ? null : { params: { id } })
  const tab = tabOf(params.tab)
  const company = read.data
  usePageTitle(company?.name, company && tab && tab !== 'overview' ? t(`tabs.${tab}`) : undefined)
  useEffect(() => {
    if (company) noteRecent(company)
  }, [company])

  if (id === undefined || !tab || read.state === 'missing') return <NotFound />
  if (read.state === 'failed' && read.refusal?.status !== 0) return <LoadFailure retry={read.retry} />
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {read.state === 'failed' && <NotSaved retry={read.retry} />}
      {read.state === 'loading' && <CompanySkeleton />}
      {company && (
        <>
          {read.savedAt && <SavedCopyBar savedAt={read.savedAt} now={new Date()} refresh={read.retry} />}
          <CompanyPage key={company.id} company={company} tab={tab} saved={read.savedAt !== undefined} />
        </>
      )}
    </div>
  )
}

type CompanyPageProps = { company: CompanyData; tab: CompanyTab; saved: boolean }

function CompanyPage({ company, tab, saved }: CompanyPageProps) {
  useAhead(...tabLoads)
  // The pressed tab shows at once, what it opens in the next picture.
  const shown = useAfterPicture(tab)
  return (
    <>
      <CompanyHead company={company} />
      <CompanyContent company={company} tab={shown} saved={saved} />
    </>
  )
}

/** What stands above every tab; a press of one draws the strip of tabs anew, not this. */
const CompanyHead = memo(function CompanyHead({ company }: { company: CompanyData }) {
  const { id, name } = company
  const signedIn = useSignedIn()
  const writeOf = useWrite(id)
  useIntent('write', (type) => signedIn && writeOf(type as ReviewTypeName))
  const write = () => writeOf('company')
  return (
    <CompanyHeader
      company={company}
      claims={signedIn && company.unlocked === 0}
      onWrite={write}
      onShare={() => share(name)}
      onUnlock={() => askUnlock({ id, name })}
      tabs={
        <TabStrip
          id={id}
          counts={company.counts}
          onNear={(tab) => tabAhead(id, tab)}
          onRate={(event) => {
            if (signedIn) return
            event.preventDefault()
            write()
          }}
        />
      }
    />
  )
})
