import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proposal } from '../../../contract/administration/lists.schema.ts'
import { buildProposalForm, decideProposal, listProposals } from '../../../contract/administration/lists.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4px',
    justifyItems: 'start',
    paddingBlock: '12px',
    overflowWrap: 'anywhere',
    '& + &': lineAbove,
  },
  form: { width: '100%' },
})

/** The names people miss in the lists: each becomes an item, another name of one, or nothing. */
export function ListProposals() {
  const text = useText()
  const { t } = useTranslation('administration')
  const read = useQuery(listProposals)
  return (
    <SectionCard title={t('proposals.title')} words={t('proposals.words')}>
      <ReadFrame read={read} failed={t('proposals.failed')}>
        {(proposals) =>
          proposals.length === 0 ? (
            <p className={text.muted}>{t('proposals.none')}</p>
          ) : (
            <ul>
              {proposals.map((proposal) => (
                <OneProposal key={proposal.id} proposal={proposal} />
              ))}
            </ul>
          )
        }
      </ReadFrame>
    </SectionCard>
  )
}

function OneProposal({ proposal }: { proposal: Proposal }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const [opened, setOpened] = useState(false)
  const { list, name, of, month, near } = proposal
  const facts = [
    t(`lists.names.${list}`),
    ...(of ? [of.name] : []),
    format.month(month),
    ...(near.length > 0 ? [t('proposals.near', { names: near.join(' | ') })] : []),
  ]
  return (
    <li className={styles.row}>
      <UserText as="p" className={text.strong}>
        {name}
      </UserText>
      <UserText as="p" className={mergeClasses(text.s13, text.muted)}>
        {facts.join(' · ')}
      </UserText>
      {opened ? (
        <div className={styles.form}>
          <Decision proposal={proposal} onDone={() => setOpened(false)} />
        </div>
      ) : (
        <Action size="small" onClick={() => setOpened(true)} data-opener>
          {t('proposals.decide')}
        </Action>
      )}
    </li>
  )
}

function Decision({ proposal, onDone }: { proposal: Proposal; onDone: () => void }) {
  const { id, list, name, of } = proposal
  const { t } = useTranslation('administration')
  const { mutate } = useMutation(decideProposal)
  const [form] = useState(() => buildProposalForm(list))
  const written = /\p{Script=Arabic}/u.test(name) ? 'name_ar' : 'name_en'
  return (
    <FormView
      opened
      form={form}
      strings="administration"
      initial={{ act: 'add', [written]: name, ...(of && { qualification: of.id }) }}
      onSubmit={async (answers) => {
        const sent = await mutate({ params: { proposal: id }, body: buildPayload(form, answers) })
        if (sent.ok) onDone()
        return sent.problems
      }}
      actions={<FormActions label={t('lists.submit')} cancel={t('lists.cancel')} onCancel={onDone} />}
    />
  )
}
