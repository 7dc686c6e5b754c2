import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DirectoryOutcome, DirectoryRow } from '../../../contract/administration/administration.schema.ts'
import { directoryForm, exportDirectory, importDirectory } from '../../../contract/administration/administration.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useDownload } from '../../data/download.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { CodedWords } from '../../ui/Code.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { Said } from '../../ui/Said.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  row: { display: 'grid', gap: '4px', paddingBlock: '12px', overflowWrap: 'anywhere', '& + &': lineAbove },
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

/** What a file does: the counts, and each row that is not stored with what to do about it. */
function Told({ result }: { result: DirectoryOutcome }) {
  const { t } = useTranslation(['administration', 'problems'])
  const { format } = useLanguage()
  const { rows, problem, ...counts } = result
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, format.number(count)]))
  return (
    <SectionCard
      title={t('directory.result')}
      words={t('directory.counts', numbers as Record<keyof typeof counts, string>)}
    >
      {problem && (
        <p>
          <CodedWords words={t(`problems:${problem.code}`)} /> <Said>{problem.details}</Said>
        </p>
      )}
      <ul>
        {rows.map((row) => (
          <ToldRow key={row.row} {...row} />
        ))}
      </ul>
    </SectionCard>
  )
}

function ToldRow({ row, name, problems, likely }: DirectoryRow) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['administration', 'problems'])
  const { format } = useLanguage()
  return (
    <li className={styles.row}>
      <span>
        <span className={text.faint}>{t('directory.row', { row: format.number(row) })}</span> <Said>{name}</Said>
      </span>
      {problems.map(({ column, code, near }) => (
        <span key={column} className={text.muted}>
          <bdi>{column}</bdi> <CodedWords words={t(`problems:${code}`)} />{' '}
          {near.length > 0 && <Said>{t('directory.near', { names: format.list(near) })}</Said>}
        </span>
      ))}
      {likely.map(({ id, row: earlier, name: other }) => (
        <span key={id ?? earlier} className={text.muted}>
          <CodedWords
            words={
              id === null
                ? t('directory.mayRow', { row: format.number(earlier ?? 0), name: other })
                : t('directory.may', { id, name: other })
            }
          />
        </span>
      ))}
    </li>
  )
}
