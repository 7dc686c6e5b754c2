import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DirectoryOutcome } from '../../../contract/administration/administration.schema.ts'
import { directoryForm, exportDirectory, importDirectory } from '../../../contract/administration/administration.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useDownload } from '../../data/download.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { FileOutcome } from './FileOutcome.tsx'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

/** Tries or imports a file of companies, tells what it does, and offers the directory as a file. */
export function DirectoryImport() {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const { mutate } = useMutation(importDirectory, { inForm: true })
  const { busy, download } = useDownload(exportDirectory, t('directory.failed'))
  const [result, setResult] = useState<DirectoryOutcome>()
  return (
    <div className={styles.parts}>
      <SectionCard title={t('directory.title')} words={t('directory.words')}>
        <FormView
          form={directoryForm}
          strings="administration"
          initial={{ act: 'try' }}
          submitLabel={t('directory.submit')}
          onSubmit={async (answers) => {
            const sent = await mutate({ body: buildPayload(directoryForm, answers) })
            if (sent.ok) setResult(sent.data)
            return sent.problems
          }}
        />
      </SectionCard>
      {result && <Told result={result} />}
      <SectionCard title={t('directory.exportTitle')} words={t('directory.exportWords')}>
        <Action disabled={busy} onClick={() => void download({}, 'companies.csv')}>
          {t('directory.export')}
        </Action>
      </SectionCard>
    </div>
  )
}

function Told({ result }: { result: DirectoryOutcome }) {
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const { rows, problem, ...counts } = result
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, format.number(count)]))
  const words = t('directory.counts', numbers as Record<keyof typeof counts, string>)
  return <FileOutcome counts={words} rows={rows} problem={problem} />
}
