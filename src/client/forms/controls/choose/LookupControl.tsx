import { Input, mergeClasses } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { findItem } from '../../../../contract/lookups/find-item.ts'
import type { LookupItem } from '../../../../contract/lookups/lists.schema.ts'
import { AfterPicture } from '../../../platform/after-paint.tsx'
import { useHidden } from '../../../ui/styles/hidden.ts'
import { useFormContext } from '../../FormContext.ts'
import { useLookup } from '../../lookups.ts'
import { useAnswer, useChange } from '../../use-answer.ts'
import { type ControlProps, getFieldState } from '../control.ts'
import { useBox } from '../input-styles.ts'
import { sortOwnFirst } from './filter-options.ts'
import { ListFailed } from './ListFailed.tsx'
import { isProposable, MissedName, useMissedName } from './MissedName.tsx'
import { OptionList } from './OptionList.tsx'
import { useCombobox } from './use-combobox.ts'
import { useMatcher } from './use-matcher.ts'

/**
 * An item of a list that is searched by typing. It has a list of its own on the ARIA combobox pattern: Fluent's
 * Combobox weighs 32 KB, hides what does not begin with the typed letters, and supports neither highlighted matches nor
 * Arabic spellings.
 */
export function LookupControl(props: ControlProps<'lookup'>) {
  const { form } = useFormContext()
  if (props.field.of) return <Dependent {...props} of={props.field.of} />
  const isOfDepartment = props.field.list === 'jobtitles' && form.fields.some(({ name }) => name === 'department')
  return isOfDepartment ? <Titles {...props} /> : <Searchable {...props} waiting={false} />
}

/** Job titles: those of the chosen department come first; where none is chosen, the title fills it in. */
function Titles(props: ControlProps<'lookup'>) {
  const change = useChange()
  const answer = useAnswer('department')
  const department = Number(answer)
  const fill = (item: LookupItem, before: LookupItem | undefined) => {
    const isOpen = !department || department === before?.department
    if (isOpen && item.department) change({ department: item.department })
  }
  return <Searchable {...props} waiting={false} department={department} onItem={fill} />
}

/** A list that depends on another field's answer: it reloads when that changes. */
function Dependent({ of, ...props }: ControlProps<'lookup'> & { of: string }) {
  const parent = useAnswer(of)
  const waiting = parent === undefined || parent === ''
  return <Searchable {...props} parent={parent} waiting={waiting} />
}

type SearchableProps = ControlProps<'lookup'> & {
  parent?: unknown
  waiting: boolean
  department?: number
  onItem?: (item: LookupItem, before: LookupItem | undefined) => void
}

function Searchable({
  field,
  id,
  value,
  onChange,
  onBlur,
  parent,
  waiting,
  department,
  onItem,
  ...given
}: SearchableProps) {
  const { problems: _, ...state } = given
  const frame = useBox()
  const hidden = useHidden()
  const { t } = useTranslation('forms')
  const { form, words } = useFormContext()
  const input = useRef<HTMLInputElement>(null)
  const read = useLookup(field.list, { of: field.of, parent })
  const items = useMemo(
    () =>
      sortOwnFirst(
        (read.data ?? []).filter(
          (item) => (!field.only || field.only.includes(item.id)) && (!item.hidden || item.id === Number(value)),
        ),
        department,
      ),
    [read.data, field.only, department, value],
  )
  const chosen = findItem(items, Number(value))
  const among = useMatcher()
  const box = useCombobox({
    id,
    items,
    chosen,
    choose: (item) => {
      onItem?.(item, chosen)
      onChange(item.id)
    },
    onBlur,
    among,
  })

  const missed = useMissedName(field.list, box, read.state === 'ready')

  // What the answer has become since it was given.
  const became = chosen && chosen.id !== Number(value) ? chosen.id : undefined
  useEffect(() => {
    if (became !== undefined) onChange(became)
  }, [became, onChange])

  // An answer that is not in the list any more (another qualification was chosen) is cleared.
  const gone = waiting
    ? value !== undefined
    : read.state === 'ready' && items.length > 0 && value !== undefined && !chosen
  useEffect(() => {
    if (gone) onChange(undefined)
  }, [gone, onChange])

  const label = words.label(field)
  const parentField = form.fields.find(({ name }) => name === field.of)
  const placeholder = waiting
    ? t('lookup.first', { field: parentField ? words.label(parentField) : '' })
    : value !== undefined && !chosen
      ? t(read.state === 'loading' ? 'lookup.loading' : 'lookup.kept')
      : (words.placeholder(field) ?? t('lookup.choose'))
  const failed = read.state === 'failed' || read.state === 'missing'
  return (
    <>
      <span className={frame.anchor}>
        <Input
          {...getFieldState(state)}
          ref={input}
          className={mergeClasses(frame.box, waiting && frame.off, state.invalid && frame.invalid)}
          input={{ className: frame.input }}
          contentAfter={<ChevronDown20Regular aria-hidden="true" />}
          id={id}
          name={field.name}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.open}
          aria-controls={box.open && box.shown.length > 0 ? box.listId : undefined}
          aria-activedescendant={box.open && box.active >= 0 ? box.optionId(box.active) : undefined}
          aria-required={field.missing !== undefined}
          autoComplete="off"
          spellCheck={false}
          dir={box.text ? 'auto' : undefined}
          value={box.text}
          placeholder={placeholder}
          disabled={waiting}
          onChange={(_, { value: typed }) => box.type(typed)}
          onClick={() => {
            box.show()
            input.current?.select()
          }}
          onKeyDown={box.onKeyDown}
          onBlur={box.leave}
        />
        {box.open && !failed && (!missed || box.shown.length > 0) && (
          <AfterPicture>
            <OptionList
              box={box}
              label={label}
              chosen={chosen?.id}
              loading={read.state === 'loading'}
              none={isProposable(field.list) ? t('lookup.noneYet') : undefined}
            />
          </AfterPicture>
        )}
      </span>
      <span role="status" className={hidden.visually}>
        {box.open && box.typed.trim() && read.state === 'ready' && t('lookup.count', { count: box.shown.length })}
      </span>
      {missed && (
        <MissedName
          key={missed}
          list={field.list}
          name={missed}
          parent={parent}
          near={!box.open || box.shown.length > 0}
        />
      )}
      {failed && <ListFailed retry={read.retry} />}
    </>
  )
}
