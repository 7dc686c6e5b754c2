import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../contract/form/field.ts'
import type { LookupItem } from '../../../contract/lookups/lists.ts'
import type { Read } from '../../api/use-read.ts'
import { useHidden } from '../../ui/hidden.ts'
import { useFormContext } from '../FormContext.ts'
import { useBox } from './box.ts'
import { type ControlProps, stateOf } from './control.ts'
import { ListFailed } from './ListFailed.tsx'
import { OptionList } from './OptionList.tsx'
import type { Combobox } from './use-combobox.ts'

const useStyles = makeStyles({
  input: { paddingInlineEnd: '28px' },
  chevron: { position: 'absolute', insetInlineEnd: '12px' },
})

type SearchBoxProps = Pick<ControlProps, 'id' | 'invalid' | 'describedBy'> & {
  field: FieldOf<'lookup'>
  box: Combobox
  chosen: LookupItem | undefined
  placeholder: string
  /** True while nothing can be chosen yet. */
  waiting?: boolean
  read: Pick<Read<unknown>, 'state' | 'retry'>
}

/** A field with its open list: what every searched list looks like, wherever its items come from. */
export function SearchBox({ field, id, box, chosen, placeholder, waiting = false, read, ...state }: SearchBoxProps) {
  const styles = useStyles()
  const frame = useBox()
  const hidden = useHidden()
  const { t } = useTranslation('forms')
  const { words } = useFormContext()
  const input = useRef<HTMLInputElement>(null)
  const failed = read.state === 'failed' || read.state === 'missing'
  return (
    <>
      <span className={mergeClasses(frame.box, waiting && frame.off, state.invalid && frame.invalid)}>
        <input
          {...stateOf(state)}
          ref={input}
          className={mergeClasses(frame.input, styles.input)}
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
          onChange={(event) => box.type(event.target.value)}
          onClick={() => {
            box.show()
            input.current?.select()
          }}
          onKeyDown={box.onKeyDown}
          onBlur={box.leave}
        />
        <ChevronDown20Regular className={styles.chevron} aria-hidden="true" />
        {box.open && !failed && (
          <OptionList box={box} label={words.label(field)} chosen={chosen?.id} loading={read.state === 'loading'} />
        )}
      </span>
      <span role="status" className={hidden.visually}>
        {box.open && box.typed.trim() && read.state === 'ready' && t('lookup.count', { count: box.shown.length })}
      </span>
      {failed && <ListFailed retry={read.retry} />}
    </>
  )
}
