import { Input, makeStyles, mergeClasses, Tag, tokens } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { AfterPicture } from '../../../platform/after-paint.tsx'
import { focusRing } from '../../../ui/styles/focus.ts'
import { useHidden } from '../../../ui/styles/hidden.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { useCompanyName, useCompanySearch } from '../../companies.ts'
import { useFormContext } from '../../FormContext.ts'
import { type ControlProps, getFieldState } from '../control.ts'
import { useBox } from '../input-styles.ts'
import { offerAll } from './filter-options.ts'
import { OptionList } from './OptionList.tsx'
import { useCombobox } from './use-combobox.ts'

const useStyles = makeStyles({
  chosen: { display: 'flex', flexWrap: 'wrap', gap: '8px', listStyleType: 'none', padding: 0 },
  one: { minWidth: 0 },
  tag: {
    height: 'auto',
    minHeight: '44px',
    maxWidth: '100%',
    paddingInlineStart: '14px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':focus-visible': focusRing,
  },
  words: { whiteSpace: 'normal', fontWeight: 'inherit', textAlign: 'start' },
  takeOut: { paddingInline: '8px 12px' },
  full: { color: tokens.colorNeutralForeground3 },
})

/**
 * Several companies, each found by typing its name in either language; the chosen ones are listed above, each with a
 * button that removes it.
 */
export default function CompaniesControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'companies'>) {
  const styles = useStyles()
  const frame = useBox()
  const hidden = useHidden()
  const { t } = useTranslation('forms')
  const { format } = useLanguage()
  const { words, names = {} } = useFormContext()
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<Readonly<Record<number, string>>>({})
  const input = useRef<HTMLInputElement>(null)
  const read = useCompanySearch(typed)
  const chosen = Array.isArray(value) ? (value as number[]) : []
  const isFull = chosen.length >= field.max
  const box = useCombobox({
    id,
    items: (read.data ?? []).filter((one) => one.is_approved !== 0 && !chosen.includes(one.id)),
    chosen: undefined,
    choose: (item) => {
      setTaken({ ...taken, [item.id]: item.name })
      onChange([...chosen, item.id])
    },
    onBlur,
    among: offerAll,
    onType: setTyped,
  })
  const takeOut = (company: number) => {
    const others = chosen.filter((one) => one !== company)
    onChange(others.length > 0 ? others : undefined)
    input.current?.focus()
  }
  const searching = box.open && typed.trim() !== '' && box.text !== ''
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={words.label(field)}>
          {chosen.map((one) => (
            <Chosen key={one} id={one} known={taken[one] ?? names[one]} onRemove={() => takeOut(one)} />
          ))}
        </ul>
      )}
      <span className={frame.anchor}>
        <Input
          className={mergeClasses(frame.box, state.invalid && frame.invalid, isFull && frame.off)}
          input={{ className: frame.input }}
          {...getFieldState(state)}
          ref={input}
          id={id}
          name={field.name}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={searching && box.shown.length > 0}
          aria-controls={searching && box.shown.length > 0 ? box.listId : undefined}
          aria-activedescendant={box.open && box.active >= 0 ? box.optionId(box.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          dir={box.text ? 'auto' : undefined}
          readOnly={isFull}
          value={box.text}
          placeholder={isFull ? t('companies.full', { max: format.number(field.max) }) : t('lookup.hint')}
          onChange={(_, { value: text }) => box.type(text)}
          onClick={box.show}
          onKeyDown={box.onKeyDown}
          onBlur={box.leave}
        />
        {searching && (
          <AfterPicture>
            <OptionList box={box} label={words.label(field)} chosen={undefined} loading={read.state === 'loading'} />
          </AfterPicture>
        )}
      </span>
      <span role="status" className={hidden.visually}>
        {searching && read.state === 'ready' && t('lookup.count', { count: box.shown.length })}
      </span>
    </>
  )
}

/** A chosen company; its name is requested where neither the search nor the form's surroundings know it. */
function Chosen({ id, known, onRemove }: { id: number; known: string | undefined; onRemove: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  const name = useCompanyName(known === undefined ? id : undefined) ?? known ?? ''
  return (
    <li className={styles.one}>
      <Tag
        dismissible
        shape="circular"
        className={styles.tag}
        primaryText={{ className: styles.words, children: <UserText>{name}</UserText> }}
        dismissIcon={{ className: styles.takeOut, children: <Dismiss20Regular /> }}
        aria-label={t('companies.remove', { name })}
        onClick={onRemove}
        onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && onRemove()}
      />
    </li>
  )
}
