import { Input, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LookupItem } from '../../../../contract/lookups/lists.schema.ts'
import { AfterPicture } from '../../../platform/after-paint.tsx'
import { useHidden } from '../../../ui/styles/hidden.ts'
import { useCompanyName, useCompanySearch } from '../../companies.ts'
import { useFormContext } from '../../FormContext.ts'
import { type ControlProps, getFieldState } from '../control.ts'
import { useBox } from '../input-styles.ts'
import { offerAll } from './filter-options.ts'
import { OptionList } from './OptionList.tsx'
import { useCombobox } from './use-combobox.ts'

/**
 * A company found by typing its name in either language; an unknown name counts as typed, where the field accepts it.
 */
export function CompanyControl({ field, id, value, onChange, onBlur, problems: _, ...state }: ControlProps<'company'>) {
  const frame = useBox()
  const hidden = useHidden()
  const { t } = useTranslation('forms')
  const { words } = useFormContext()
  const [typed, setTyped] = useState('')
  const read = useCompanySearch(typed)
  const [taken, setTaken] = useState<LookupItem>()
  const known = typeof value === 'number' ? value : undefined
  // After a reload only the id is known, so the name is requested.
  const named = useCompanyName(known !== undefined && taken?.id !== known ? known : undefined)
  const name = known === undefined ? undefined : taken?.id === known ? taken.name : named
  const written = typeof value === 'string' ? value : undefined
  const chosen = known !== undefined ? { id: known, name: name ?? '' } : written && { id: 0, name: written }
  const waiting = new Set((read.data ?? []).filter((one) => one.is_approved === 0).map((one) => one.id))
  const items = (read.data ?? []).filter((one) => !field.listed || !waiting.has(one.id))
  const box = useCombobox({
    id,
    items,
    chosen: chosen || undefined,
    choose: (item) => {
      setTaken(item)
      // A company that waits for approval is known only by its name.
      onChange(waiting.has(item.id) ? item.name : item.id)
    },
    onBlur,
    among: offerAll,
    onType: (text) => {
      setTyped(text)
      onChange(field.listed ? undefined : text || undefined)
    },
  })
  const searching = box.open && typed.trim() !== ''
  return (
    <>
      <span className={frame.anchor}>
        <Input
          className={mergeClasses(frame.box, state.invalid && frame.invalid)}
          input={{ className: frame.input }}
          {...getFieldState(state)}
          id={id}
          name={field.name}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={searching && box.shown.length > 0}
          aria-controls={searching && box.shown.length > 0 ? box.listId : undefined}
          aria-activedescendant={box.open && box.active >= 0 ? box.optionId(box.active) : undefined}
          aria-required={field.missing !== undefined}
          autoComplete={field.listed ? 'off' : 'organization'}
          spellCheck={false}
          dir={box.text ? 'auto' : undefined}
          value={box.text}
          placeholder={words.placeholder(field) ?? t('lookup.hint')}
          onChange={(_, { value: text }) => box.type(text)}
          onClick={box.show}
          onKeyDown={box.onKeyDown}
          onBlur={box.leave}
        />
        {searching && (box.shown.length > 0 || field.listed) && (
          <AfterPicture>
            <OptionList box={box} label={words.label(field)} chosen={known} loading={read.state === 'loading'} />
          </AfterPicture>
        )}
      </span>
      <span role="status" className={hidden.visually}>
        {searching && read.state === 'ready' && t('lookup.count', { count: box.shown.length })}
      </span>
    </>
  )
}
