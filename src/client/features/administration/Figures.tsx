import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FiguresOutcome, ManagedSource } from '../../../contract/administration/figures.schema.ts'
import {
  figuresForm,
  importFigures,
  listFigureSources,
  withdrawFigures,
} from '../../../contract/administration/figures.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { CodedWords } from '../../ui/Code.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { DotSeparated } from '../../ui/DotSeparated.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { FileOutcome } from './FileOutcome.tsx'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  columns: { marginBlockStart: '16px' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '12px',
    overflowWrap: 'anywhere',
    '& + &': lineAbove,
  },
  words: { display: 'grid', gap: '2px', flex: '1 1 320px', minWidth: 0 },
})

/** Pay that others publish: a file of it is tried or imported, and a source is withdrawn. */
export default function Figures() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { mutate } = useMutation(importFigures, { inForm: true })
  const [result, setResult] = useState<FiguresOutcome>()
  const read = useQuery(listFigureSources)
  return (
    <div className={styles.parts}>
      <SectionCard title={t('figures.title')} words={t('figures.words')}>
        <FormView
          form={figuresForm}
          strings="administration"
          initial={{ act: 'try' }}
          submitLabel={t('directory.submit')}
          onSubmit={async (answers) => {
            const sent = await mutate({ body: buildPayload(figuresForm, answers) })
            if (sent.ok) setResult(sent.data)
            return sent.problems
          }}
        />
        <p className={mergeClasses(text.s13, text.muted, styles.columns)}>
          <CodedWords words={t('figures.columns')} />
        </p>
      </SectionCard>
      {result && <Told result={result} />}
      <ReadFrame read={read} failed={t('figures.failed')}>
        {(sources) => (
          <Card padded as="section">
            <h2 className={text.h16}>{t('figures.shown')}</h2>
            {sources.length === 0 ? (
              <p className={text.muted}>{t('figures.none')}</p>
            ) : (
              <ul>
                {sources.map((source) => (
                  <Source key={source.id} {...source} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </ReadFrame>
    </div>
  )
}

function Told({ result }: { result: FiguresOutcome }) {
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const { rows, problem, ...counts } = result
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, format.number(count)]))
  const words = t('figures.counts', numbers as Record<keyof typeof counts, string>)
  return <FileOutcome counts={words} rows={rows} problem={problem} />
}

/** A source in both languages, how many of its figures are shown, and the button that withdraws them. */
function Source({ id, name_en, name_ar, date, licence, link, figures }: ManagedSource) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const { mutate, busy } = useMutation(withdrawFigures)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={text.strong}>
          <bdi lang="en">{name_en}</bdi>
        </p>
        <p className={text.strong}>
          <bdi lang="ar">{name_ar}</bdi>
        </p>
        <DotSeparated
          className={mergeClasses(text.s13, text.muted)}
          parts={[
            t('figures.figures', { count: figures, number: format.number(figures) }),
            date.length === 10 ? format.day(date) : format.month(date),
            licence,
            link,
          ]}
        />
      </div>
      <Action disabled={busy} onClick={() => void mutate({ params: { source: id } })}>
        {t('figures.withdraw')}
      </Action>
    </li>
  )
}
