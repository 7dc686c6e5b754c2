import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { NotSaved } from '../features/companies/list/NotSaved.tsx'
import { parseCompanyId, useKnownCompany } from '../features/companies/list/use-known-company.ts'
import { CompareForm } from '../features/salaries/compare/CompareForm.tsx'
import { usePageTitle } from '../router/page-title.ts'
import NotFound from '../ui/states/NotFound.tsx'
import { ReadFrame } from '../ui/states/ReadFrame.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'

const useStyles = makeStyles({
  page: { maxWidth: '840px', paddingBlock: '24px 64px', [media.wide]: { paddingBlock: '40px 96px' } },
})

/** `/compare/{id}`: the salary comparison form for a company. */
export default function Compare({ params }: { params: { id?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const { t } = useTranslation('compare')
  const { id, company, state, retry } = useKnownCompany(parseCompanyId(params.id))
  usePageTitle(t('page'), company?.name)
  if (id === 0 || state === 'missing') return <NotFound />
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {state === 'failed' && !company ? (
        <NotSaved retry={retry} />
      ) : (
        <ReadFrame read={{ data: company, state: company ? 'ready' : state, retry }} failed={t('result.failed')}>
          {({ name }) => <CompareForm key={id} company={{ id, name }} heading="h1" />}
        </ReadFrame>
      )}
    </div>
  )
}
