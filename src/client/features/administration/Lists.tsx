import { Field, makeStyles, mergeClasses, SearchBox } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { AppsList24Regular } from '@fluentui/react-icons/svg/apps-list'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedItem } from '../../../contract/administration/lists.schema.ts'
import { addItem, managedLists, newItemForm, readList } from '../../../contract/administration/lists.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { LookupList } from '../../../contract/lookups/paths.ts'
import { rankItems } from '../../../contract/search/rank.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { useBox } from '../../forms/controls/input-styles.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { ListItem } from './ListItem.tsx'
import { ListProposals } from './ListProposals.tsx'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  field: { gap: '6px', marginBlockEnd: '8px' },
  search: { maxWidth: 'none' },
  more: { paddingBlockStart: '12px' },
})

/** The most items of a list on the screen; the others are found by searching. */
const shownAtMost = 20

/** The lookup lists: what people miss in them, and their items, which are added, renamed, hidden and joined. */
export default function Lists() {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const [list, setList] = useState<LookupList>('jobtitles')
  const read = useQuery(readList, { params: { list } })
  return (
    <div className={styles.parts}>
      <ListProposals />
      <div>
        <PillSelect
          label={t('lists.which')}
          value={list}
          options={managedLists.map((value) => ({ value, label: t(`lists.names.${value}`) }))}
          onChange={(value) => setList(value as LookupList)}
        />
      </div>
      <ReadFrame read={read} failed={t('lists.failed')}>
        {({ growing, items }) => <OneList key={list} list={list} growing={growing} items={items} />}
      </ReadFrame>
    </div>
  )
}

type OneListProps = { list: LookupList; growing: boolean; items: readonly ManagedItem[] }

function OneList({ list, growing, items }: OneListProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const [adding, setAdding] = useState(false)
  const [typed, setTyped] = useState('')
  const box = useBox()
  const sought = useDeferredValue(typed)
  const named = useMemo(() => toFormItems(items), [items])
  const found = sought.trim() ? rankItems(named, sought).map(({ item }) => item.managed) : items
  return (
    <>
      <SectionCard title={t(`lists.names.${list}`)} words={t(growing ? 'lists.words' : 'lists.scale')}>
        {growing &&
          (adding ? (
            <NewItem list={list} onDone={() => setAdding(false)} />
          ) : (
            <Action kind="primary" icon={<Add20Regular />} onClick={() => setAdding(true)} data-opener>
              {t('lists.add')}
            </Action>
          ))}
      </SectionCard>
      <Card padded>
        <Field className={styles.field} label={{ className: text.strong, children: t('lists.search') }}>
          <SearchBox
            className={mergeClasses(box.box, styles.search)}
            input={{ className: box.input }}
            contentBefore={<Search20Regular aria-hidden="true" />}
            dismiss={null}
            value={typed}
            maxLength={100}
            onChange={(_, { value }) => setTyped(value)}
          />
        </Field>
        {found.length === 0 ? (
          <StateCard icon={<AppsList24Regular />} title={t('lists.empty')} words={t('lists.emptyWords')} />
        ) : (
          <ul>
            {found.slice(0, shownAtMost).map((item) => (
              <ListItem key={item.id} list={list} item={item} />
            ))}
          </ul>
        )}
        {found.length > shownAtMost && (
          <p className={mergeClasses(text.s13, text.muted, styles.more)}>{t('lists.more')}</p>
        )}
      </Card>
    </>
  )
}

/** Names items as the forms' own lists do, so that they are found by all their names. */
const toFormItems = (items: readonly ManagedItem[]) =>
  items.map((managed) => ({ managed, name: managed.name_en, also: [managed.name_ar, ...managed.also] }))

function NewItem({ list, onDone }: { list: LookupList; onDone: () => void }) {
  const { t } = useTranslation('administration')
  const { mutate } = useMutation(addItem)
  return (
    <FormView
      opened
      form={newItemForm}
      strings="administration"
      initial={{ list }}
      given={['list']}
      onSubmit={async (answers) => {
        const sent = await mutate({ body: buildPayload(newItemForm, answers) })
        if (sent.ok) onDone()
        return sent.problems
      }}
      actions={<FormActions label={t('lists.submit')} cancel={t('lists.cancel')} onCancel={onDone} />}
    />
  )
}
