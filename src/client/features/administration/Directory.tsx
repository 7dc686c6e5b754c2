import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { findCompanyForm, readListedCompany } from '../../../contract/administration/directory.ts'
import { parseId } from '../../../contract/pages.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { DirectoryCompany } from './DirectoryCompany.tsx'
import { DirectoryImport } from './DirectoryImport.tsx'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

/**
 * The directory: one company of it that is renamed, closed or joined with another one (`?company=12`), and files of
 * many.
 */
export default function Directory() {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const search = useSearch()
  const [found, setFound] = useState(() => parseId(new URLSearchParams(search).get('company') ?? undefined))
  return (
    <div className={styles.parts}>
      <SectionCard title={t('company.title')} words={t('company.words')}>
        <FormView
          form={findCompanyForm}
          strings="administration"
          initial={{}}
          submitLabel={t('company.submit')}
          onSubmit={async ({ company }) => setFound(Number(company))}
        />
      </SectionCard>
      {found !== undefined && <Found key={found} company={found} onJoined={setFound} />}
      <DirectoryImport />
    </div>
  )
}

function Found({ company, onJoined }: { company: number; onJoined: (into: number) => void }) {
  const { t } = useTranslation('administration')
  const read = useQuery(readListedCompany, { params: { company } })
  return (
    <ReadFrame read={read} failed={t('company.failed')}>
      {(listed) => <DirectoryCompany company={listed} onJoined={onJoined} />}
    </ReadFrame>
  )
}
