import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfVersion, Version } from '../../../contract/administration/texts.schema.ts'
import { readTextVersion, type TextKey } from '../../../contract/administration/texts.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { languages } from '../../i18n/languages.ts'
import { Blocks } from '../../ui/Blocks.tsx'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  pick: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '16px' },
  shown: { overflowWrap: 'anywhere', '& h3': { marginBlockStart: '16px' } },
  section: { paddingBlock: '16px', marginBlockStart: '16px', ...lineAbove },
  words: { whiteSpace: 'pre-wrap', lineHeight: tokens.lineHeightBase500 },
  added: { backgroundColor: paint.goodTint, color: paint.good, textDecorationLine: 'underline' },
  removed: { backgroundColor: paint.badTint, color: paint.bad },
})

const views = ['preview', 'changes'] as const
const written = { en: languages.english, ar: languages.arabic }

/** A version of a text as readers see it, or what it changes of another one, in either language. */
export function TextVersions({ of: key, versions }: { of: TextKey; versions: readonly Version[] }) {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const { format, code: readsIn } = useLanguage()
  const [version, setVersion] = useState(versions.at(-1)!.version)
  const [other, setOther] = useState(Math.max(1, version - 1))
  const [view, setView] = useState<(typeof views)[number]>('preview')
  const [code, setCode] = useState<keyof typeof written>(readsIn)
  const query = view === 'changes' ? { with: other } : undefined
  const read = useQuery(readTextVersion, { params: { text: key, version }, query })
  const options = versions.map(({ version: number, state, day }) => ({
    value: String(number),
    label: t(`texts.states.${state}`, { version: format.digits(number), day: day ? format.day(day) : '' }),
  }))
  return (
    <SectionCard title={t('texts.versions')} words={t('texts.versionsWords')}>
      <div className={styles.pick}>
        <PillSelect
          label={t('texts.version')}
          value={String(version)}
          options={options}
          onChange={(value) => setVersion(Number(value))}
        />
        <PillSelect
          label={t('texts.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`texts.views.${value}`) }))}
          onChange={(value) => setView(value as typeof view)}
        />
        {view === 'changes' && (
          <PillSelect
            label={t('texts.with')}
            value={String(other)}
            options={options}
            onChange={(value) => setOther(Number(value))}
          />
        )}
        <PillSelect
          label={t('texts.language')}
          value={code}
          options={Object.entries(written).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(value) => setCode(value as typeof code)}
        />
      </div>
      <ReadFrame read={read} failed={t('texts.failed')}>
        {(found) => (
          <div lang={code} dir={written[code].dir}>
            {view === 'preview' ? <Preview {...found[code]} /> : <Changes {...found[code]} />}
          </div>
        )}
      </ReadFrame>
    </SectionCard>
  )
}

function Preview({ shown: { title, lead, sections } }: OfVersion) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={styles.shown}>
      {title && <h3 className={text.h28}>{title}</h3>}
      <Blocks blocks={lead} />
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h3 className={text.h20}>{section.title}</h3>
          <Blocks blocks={section.blocks} />
        </section>
      ))}
    </div>
  )
}

function Changes({ changes }: OfVersion) {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  if (changes.every(({ as }) => as === 'same')) return <p>{t('texts.same')}</p>
  let place = 0
  return (
    <p className={mergeClasses(styles.shown, styles.words)}>
      {changes.map(({ as, text }) => {
        place += 1
        if (as === 'same') return <span key={place}>{text}</span>
        const Tag = as === 'added' ? 'ins' : 'del'
        return (
          <Tag key={place} className={styles[as]}>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}
