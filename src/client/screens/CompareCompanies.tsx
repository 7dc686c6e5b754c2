import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { BuildingMultiple24Regular } from '@fluentui/react-icons/svg/building-multiple'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { buildComparedPath, maxCompared, parseComparedIds } from '../../contract/companies/side-by-side.ts'
import { CompanySearch } from '../features/search/CompanySearch.tsx'
import { ComparedTable } from '../features/side-by-side/ComparedTable.tsx'
import { type ComparedCompany, useCompared } from '../features/side-by-side/use-compared.ts'
import { useParts } from '../features/side-by-side/use-parts.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { MethodLink } from '../ui/controls/MethodLink.tsx'
import NotFound from '../ui/states/NotFound.tsx'
import { ReadFrame } from '../ui/states/ReadFrame.tsx'
import { StateCard } from '../ui/states/StateCard.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { useText } from '../ui/styles/text.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
  },
  add: { maxWidth: '720px' },
  label: { marginBlockEnd: '8px' },
})

/** `/compare-companies/{id}-{id}…`: up to four companies side by side, by the data of their pages (decision 113). */
export default function CompareCompanies({ params }: { params: { ids?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('side-by-side')
  const ids = params.ids === undefined ? [] : parseComparedIds(params.ids)
  const read = useCompared(ids ?? [])
  const names = read.data?.flatMap(({ profile }) => profile?.name ?? [])
  usePageTitle(t('title'), names?.length ? names.join(t('between')) : undefined)
  if (!ids || read.state === 'missing') return <NotFound />
  return (
    <div className={mergeClasses(layout.wrap, layout.page, styles.page)}>
      <div>
        <h1 className={text.h28}>{t('title')}</h1>
        <p className={text.muted}>
          {t('words')} <MethodLink />
        </p>
      </div>
      {ids.length < maxCompared ? (
        <div className={styles.add} data-print="no">
          <h2 className={mergeClasses(text.h14, styles.label)}>{t(ids.length === 0 ? 'first' : 'add')}</h2>
          <CompanySearch
            key={ids.length}
            go={t('go')}
            leadsTo={(id) => buildComparedPath(ids.includes(id) ? ids : [...ids, id])}
          />
        </div>
      ) : (
        <p className={text.muted}>{t('full')}</p>
      )}
      {ids.length === 0 ? (
        <StateCard icon={<BuildingMultiple24Regular />} title={t('none')} words={t('noneWords')} />
      ) : (
        <ReadFrame read={read} failed={t('failed')}>
          {(companies) => <Compared companies={companies} path={buildComparedPath(ids)} />}
        </ReadFrame>
      )}
    </div>
  )
}

/** The comparison; the chosen job level is in the address, so that it is shared along. */
function Compared({ companies, path }: { companies: readonly ComparedCompany[]; path: string }) {
  const level = new URLSearchParams(useSearch()).get('level') ?? ''
  const choose = (id: string) => navigate(id ? `${path}?level=${id}` : path, { replace: true })
  const parts = useParts(companies, { chosen: level, choose })
  return <ComparedTable companies={companies} parts={parts} />
}
