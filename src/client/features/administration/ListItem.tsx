import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedItem } from '../../../contract/administration/lists.schema.ts'
import {
  buildJoinForm,
  changeItem,
  isGrowing,
  itemForm,
  joinItem,
  separateItem,
} from '../../../contract/administration/lists.ts'
import type { LookupList } from '../../../contract/lookups/paths.ts'
import { useMutation } from '../../data/mutation.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { DotSeparated } from '../../ui/DotSeparated.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { OpenedForm } from './OpenedForm.tsx'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '12px',
    overflowWrap: 'anywhere',
    '& + &': lineAbove,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  // Beside the buttons, or above them where there is no room.
  words: { display: 'grid', gap: '2px', flex: '1 1 320px', minWidth: 0 },
  opened: { flex: '1 1 100%' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** How many further names of an item are shown; the others stand in the form that changes it. */
const shownNames = 3

type ListItemProps = { list: LookupList; item: ManagedItem }

/** An item in both languages, what uses it, and what can be made of it. */
export function ListItem({ list, item }: ListItemProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const [opened, setOpened] = useState<'change' | 'join'>()
  const parting = useMutation(separateItem)
  const { name_en, name_ar, also, of, joined, companies, people } = item
  const close = () => setOpened(undefined)
  const others = also.length - shownNames
  const facts = [
    of,
    companies !== null && t('lists.companies', { count: companies, number: format.number(companies) }),
    people !== null && t('lists.people', { count: people, number: format.number(people) }),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={mergeClasses(text.strong, styles.line)}>
          <bdi lang="en">{name_en}</bdi>
          <bdi lang="ar">{name_ar}</bdi>
          {item.hidden && <Chip tone="warn">{t('lists.hidden')}</Chip>}
          {joined && <Chip>{t('lists.joined', { name: joined.name })}</Chip>}
        </p>
        <DotSeparated className={mergeClasses(text.s13, text.muted)} parts={facts.map((fact) => fact || null)} />
        {also.length > 0 && (
          <DotSeparated
            className={mergeClasses(text.s13, text.faint)}
            parts={[
              t('lists.also', { name: also[0]! }),
              ...also.slice(1, shownNames),
              others > 0 ? t('lists.others', { number: format.number(others) }) : null,
            ]}
          />
        )}
      </div>
      {opened && (
        <div className={styles.opened}>
          {opened === 'change' && <ChangeItem list={list} item={item} onDone={close} />}
          {opened === 'join' && isGrowing(list) && <JoinItem list={list} item={item} onDone={close} />}
        </div>
      )}
      {!opened && (
        <div className={styles.actions}>
          {!joined && (
            <Action size="small" onClick={() => setOpened('change')} data-opener>
              {t('lists.change')}
            </Action>
          )}
          {!joined && isGrowing(list) && !item.needed && (
            <Action size="small" kind="ghost" onClick={() => setOpened('join')} data-opener>
              {t('lists.join')}
            </Action>
          )}
          {joined && (
            <Action
              size="small"
              disabled={parting.busy}
              onClick={() => void parting.mutate({ params: { list, item: item.id } })}
            >
              {t('lists.separate')}
            </Action>
          )}
        </div>
      )}
    </li>
  )
}

type OpenedProps<List extends LookupList = LookupList> = { list: List; item: ManagedItem; onDone: () => void }

function ChangeItem({ list, item, onDone }: OpenedProps) {
  const { mutate } = useMutation(changeItem)
  const { name_en, name_ar, also, hidden } = item
  return (
    <OpenedForm
      form={itemForm}
      initial={{ name_en, name_ar, also: also.join('\n'), hidden: hidden ? 1 : 0 }}
      send={(body) => mutate({ params: { list, item: item.id }, body })}
      onDone={() => onDone()}
      onCancel={onDone}
    />
  )
}

function JoinItem({ list, item, onDone }: OpenedProps<Parameters<typeof buildJoinForm>[0]>) {
  const { t } = useTranslation('administration')
  const { code } = useLanguage()
  const text = useText()
  const { mutate } = useMutation(joinItem)
  const [form] = useState(() => buildJoinForm(list))
  return (
    <>
      <p className={text.muted}>{t('lists.joinWords', { name: code === 'ar' ? item.name_ar : item.name_en })}</p>
      <OpenedForm
        form={form}
        initial={list === 'specilizations' && item.parent !== null ? { qualification: item.parent } : {}}
        send={(body) => mutate({ params: { list, item: item.id }, body })}
        onDone={() => onDone()}
        onCancel={onDone}
      />
    </>
  )
}
