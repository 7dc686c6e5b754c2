import { Button, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getRiyadhDay, isDay } from '../../../../contract/form/days.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { lazyWithRetry } from '../../../platform/lazy-with-retry.ts'
import { useText } from '../../../ui/styles/text.ts'
import { type ControlProps, getFieldState } from '../control.ts'
import { useBox } from '../input-styles.ts'
import { readDay, writeDay } from './read-day.ts'

const loadCalendar = () => import('./DayCalendar.tsx')
const DayCalendar = lazyWithRetry(loadCalendar)

const useStyles = makeStyles({
  box: { paddingInlineEnd: '1px' },
  open: { minWidth: '42px', height: '42px', color: tokens.colorNeutralForeground3 },
  hijri: { marginBlockStart: '4px' },
})

/**
 * A day, typed as day, month and year in either digits or chosen from a calendar in the reader's language; the
 * browser's own date picker uses the language of the browser. A reader who has chosen both calendars sees the Hijri
 * date below.
 */
export default function DayField({ field, id, value, onChange, onBlur, ...state }: ControlProps<'date'>) {
  const styles = useStyles()
  const box = useBox()
  const text = useText()
  const { t } = useTranslation('forms')
  const { format, display } = useLanguage()
  const answer = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const inBoth = display.calendar === 'both' && isDay(answer)
  return (
    <>
      <Input
        {...getFieldState({
          ...state,
          describedBy: [inBoth && `${id}-both`, state.describedBy].filter(Boolean).join(' ') || undefined,
        })}
        className={mergeClasses(box.box, styles.box, state.invalid && box.invalid)}
        input={{ className: box.input }}
        id={id}
        name={field.name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('calendar.placeholder')}
        value={typed ?? format.digits(writeDay(answer))}
        required={field.missing !== undefined}
        onChange={(_, { value: next }) => {
          setTyped(next)
          onChange(readDay(next))
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur()
        }}
        contentAfter={
          <Button
            ref={opener}
            className={styles.open}
            appearance="subtle"
            aria-label={t('calendar.open')}
            aria-haspopup="dialog"
            aria-expanded={open}
            icon={<CalendarLtr20Regular />}
            onPointerEnter={() => void loadCalendar().catch(() => undefined)}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {inBoth && (
        <p id={`${id}-both`} className={mergeClasses(text.s13, text.faint, styles.hijri)}>
          {format.day(answer)}
        </p>
      )}
      {open && opener.current && (
        <Suspense>
          <DayCalendar
            value={answer}
            first="1900-01-01"
            last={field.past ? getRiyadhDay(new Date()) : '2199-12-31'}
            target={opener.current}
            onChoose={(iso) => {
              onChange(iso)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
