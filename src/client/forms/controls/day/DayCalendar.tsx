import { Calendar, DayOfWeek } from '@fluentui/react-calendar-compat'
import { Popover, PopoverSurface } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../../contract/form/days.ts'
import { months } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { toDate, toIsoDay } from './read-day.ts'

type DayCalendarProps = {
  /** `YYYY-MM-DD`, or any text that was typed instead. */
  value: string
  first: string
  last: string
  /** The element it opens beside, and to which the focus returns. */
  target: HTMLElement
  onChoose: (iso: string) => void
  onClose: () => void
}

/**
 * Fluent's calendar in the reader's language: the week begins on Sunday, months have their usual names, and with both
 * calendars chosen each month and day shows its Hijri date as well.
 */
export default function DayCalendar({ value, first, last, target, onChoose, onClose }: DayCalendarProps) {
  const { t } = useTranslation('forms')
  const { lng, format } = useLanguage()
  const days = t('calendar.days', { returnObjects: true })
  const names = [...months[lng]]
  const chosen = isDay(value) ? toDate(value) : undefined
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: 'below', align: 'end', offset: 4 }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <PopoverSurface aria-label={t('calendar.title')}>
        <Calendar
          {...(chosen && { value: chosen })}
          minDate={toDate(first)}
          maxDate={toDate(last)}
          firstDayOfWeek={DayOfWeek.Sunday}
          isMonthPickerVisible={false}
          highlightSelectedMonth
          showMonthPickerAsOverlay
          showGoToToday={false}
          strings={{
            ...{ months: names, shortMonths: names, days, shortDays: t('calendar.shortDays', { returnObjects: true }) },
            goToToday: t('calendar.today'),
            prevMonthAriaLabel: t('calendar.prevMonth'),
            nextMonthAriaLabel: t('calendar.nextMonth'),
            prevYearAriaLabel: t('calendar.prevYear'),
            nextYearAriaLabel: t('calendar.nextYear'),
            prevYearRangeAriaLabel: t('calendar.prevYears'),
            nextYearRangeAriaLabel: t('calendar.nextYears'),
            monthPickerHeaderAriaLabel: t('calendar.chooseYear', { year: '{0}' }),
            yearPickerHeaderAriaLabel: t('calendar.chooseMonth', { years: '{0}' }),
            selectedDateFormatString: t('calendar.chosen', { day: '{0}' }),
            todayDateFormatString: t('calendar.isToday', { day: '{0}' }),
          }}
          dateTimeFormatter={{
            formatDay: (date) => format.digits(date.getDate()),
            formatMonth: (date) => names[date.getMonth()]!,
            formatYear: (date) => format.digits(date.getFullYear()),
            formatMonthYear: (date) => format.month(toIsoDay(date)),
            formatMonthDayYear: (date) => format.day(toIsoDay(date)),
          }}
          onSelectDate={(date) => onChoose(toIsoDay(date))}
          onDismiss={onClose}
        />
      </PopoverSurface>
    </Popover>
  )
}
