import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JoinCounts, ListedCompany } from '../../../contract/administration/directory.schema.ts'
import {
  companyJoinForm,
  companyNamesForm,
  joinListedCompany,
  renameCompany,
  setCompanyState,
} from '../../../contract/administration/directory.ts'
import { useMutation } from '../../data/mutation.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { OpenedForm } from './OpenedForm.tsx'

const useStyles = makeStyles({
  facts: { display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' },
})

type DirectoryCompanyProps = { company: ListedCompany; onJoined: (into: number) => void }

/** A company as the directory has it, and what can be made of it. */
export function DirectoryCompany({ company, onJoined }: DirectoryCompanyProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { code, format } = useLanguage()
  const closing = useMutation(setCompanyState)
  const [opened, setOpened] = useState<'names' | 'join'>()
  const { id, name_en, name_ar, also, formerly, closed, joined } = company
  const facts = [
    ...(formerly.length > 0 ? [t('company.formerly', { names: format.list(formerly) })] : []),
    ...(also.length > 0 ? [t('company.also', { names: format.list(also) })] : []),
    ...(joined.length > 0 ? [t('company.joined', { ids: format.list(joined.map(String)) })] : []),
  ]
  const close = () => setOpened(undefined)
  return (
    <SectionCard title={code === 'ar' ? name_ar : name_en} words={code === 'ar' ? name_en : name_ar}>
      <div className={styles.facts}>
        <p className={mergeClasses(text.muted, styles.line)}>
          <TextLink href={`/company/${id}`}>{t('company.id', { id })}</TextLink>
          {closed && <Chip tone="warn">{t('company.isClosed')}</Chip>}
        </p>
        {facts.map((fact) => (
          <UserText key={fact} as="p" className={mergeClasses(text.s13, text.muted)}>
            {fact}
          </UserText>
        ))}
      </div>
      {opened === 'names' && <Rename company={company} onDone={close} />}
      {opened === 'join' && <Join company={company} onDone={close} onJoined={onJoined} />}
      {!opened && (
        <div className={styles.actions}>
          <Action size="small" onClick={() => setOpened('names')} data-opener>
            {t('company.rename')}
          </Action>
          <Action
            size="small"
            disabled={closing.busy}
            onClick={() => void closing.mutate({ params: { company: id }, body: { closed: closed ? 0 : 1 } })}
          >
            {closed ? t('company.reopen') : t('company.close')}
          </Action>
          <Action size="small" kind="ghost" onClick={() => setOpened('join')} data-opener>
            {t('company.join')}
          </Action>
        </div>
      )}
    </SectionCard>
  )
}

type OpenedProps = { company: ListedCompany; onDone: () => void }

function Rename({ company: { id, name_en, name_ar }, onDone }: OpenedProps) {
  const { mutate } = useMutation(renameCompany, { inForm: true })
  return (
    <OpenedForm
      form={companyNamesForm}
      initial={{ name_en, name_ar }}
      send={(body) => mutate({ params: { company: id }, body })}
      onDone={onDone}
      onCancel={onDone}
    />
  )
}

/** Tries first what would move, and says until when it can be undone. */
function Join({
  company: { id, name_en, name_ar },
  onDone,
  onJoined,
}: OpenedProps & Pick<DirectoryCompanyProps, 'onJoined'>) {
  const { t } = useTranslation('administration')
  const { code } = useLanguage()
  const text = useText()
  const { mutate } = useMutation(joinListedCompany, { inForm: true })
  const [moves, setMoves] = useState<JoinCounts>()
  return (
    <>
      <UserText as="p" className={text.muted}>
        {t('company.joinWords', { name: code === 'ar' ? name_ar : name_en })}
      </UserText>
      <p className={text.muted}>{t('company.joinUndo')}</p>
      {moves && <Moves moves={moves} />}
      <OpenedForm
        form={companyJoinForm}
        initial={{ act: 'try' }}
        send={async (body) => {
          const sent = await mutate({ params: { company: id }, body })
          if (sent.ok && body.act === 'keep' && sent.data?.into) onJoined(sent.data.into.id)
          return sent
        }}
        onDone={(data) => setMoves(data?.moves)}
        onCancel={onDone}
      />
    </>
  )
}

/** What would move, as far as everybody may know it. */
function Moves({ moves }: { moves: JoinCounts }) {
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const numbers = Object.fromEntries(Object.entries(moves).map(([name, n]) => [name, format.number(n)]))
  return <UserText as="p">{t('company.moves', numbers as Record<keyof JoinCounts, string>)}</UserText>
}
