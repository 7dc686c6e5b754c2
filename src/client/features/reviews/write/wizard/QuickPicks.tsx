import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getRiyadhDay } from '../../../../../contract/form/days.ts'
import type { LookupItem } from '../../../../../contract/lookups/lists.schema.ts'
import { useMatcher } from '../../../../forms/controls/choose/use-matcher.ts'
import { useFormContext } from '../../../../forms/FormContext.ts'
import { useLookup, useLookupName } from '../../../../forms/lookups.ts'
import { useAnswer, useChange } from '../../../../forms/use-answer.ts'
import { useLanguage } from '../../../../i18n/LanguageContext.tsx'
import { Picks } from '../../../../ui/controls/Picks.tsx'

/** How many items of a list are offered. */
const offered = 4

const isOpen = (answer: unknown) => answer === undefined || answer === null || answer === ''

/** What most people answer, one press each, below a list or field that had no answer when the form was opened. */
export default function QuickPicks({ name }: { name: string }) {
  const answer = useAnswer(name)
  const [wasOpen] = useState(() => isOpen(answer))
  if (!wasOpen) return null
  if (name === 'specilization') return <Specialisations />
  if (name === 'last_year') return <Years />
  if (name === 'month') return <Months />
  if (name === 'duration') return <Durations />
  return <Items name={name} />
}

/** The first items of a list, which begins with the most usual ones. */
function Items({ name }: { name: string }) {
  const { form } = useFormContext()
  const field = form.fields.find((one) => one.name === name)
  const { data } = useLookup(field?.kind === 'lookup' ? field.list : 'joblevels')
  // The first level is for trainees.
  const first = name === 'joblevel' ? 1 : 0
  return <ItemPicks name={name} items={(data ?? []).filter(({ hidden }) => !hidden).slice(first, first + offered)} />
}

/** The specialisations that the writer's job title or department names. */
function Specialisations() {
  const parent = useAnswer('education')
  const { data } = useLookup('specilizations', { of: 'education', parent })
  const find = useMatcher()
  const title = useLookupName('jobtitles', useAnswer('jobtitle'))
  const department = useLookupName('departments', useAnswer('department'))
  const items = data ?? []
  const fitting = [title, department].flatMap((words) => (words ? find(items, words).map(({ item }) => item) : []))
  return <ItemPicks name="specilization" items={[...new Set([...fitting, ...items])].slice(0, offered)} />
}

function ItemPicks({ name, items }: { name: string; items: readonly LookupItem[] }) {
  const answer = useAnswer(name)
  const change = useChange()
  if (items.length === 0) return null
  return (
    <NamedPicks
      name={name}
      picks={items.map(({ id, name: label }) => ({
        label,
        chosen: Number(answer) === id,
        act: () => change({ [name]: id }),
      }))}
    />
  )
}

function Years() {
  const answer = useAnswer('last_year')
  const change = useChange()
  const { format } = useLanguage()
  const now = Number(getRiyadhDay(new Date()).slice(0, 4))
  return (
    <NamedPicks
      name="last_year"
      picks={[now, now - 1, now - 2, now - 3].map((year) => ({
        label: format.digits(String(year)),
        chosen: String(answer) === String(year),
        act: () => change({ last_year: year }),
      }))}
    />
  )
}

/** This month and the ones before, which answer the year too. */
function Months() {
  const [month, year] = [useAnswer('month'), useAnswer('year')]
  const change = useChange()
  const { format } = useLanguage()
  const [thisYear, thisMonth] = getRiyadhDay(new Date()).split('-').map(Number) as [number, number]
  const months = [0, 1, 2].map((back) =>
    thisMonth > back
      ? { year: thisYear, month: thisMonth - back }
      : { year: thisYear - 1, month: 12 + thisMonth - back },
  )
  return (
    <NamedPicks
      name="month"
      picks={months.map((one) => ({
        label: format.month(`${one.year}-${String(one.month).padStart(2, '0')}`),
        chosen: Number(month) === one.month && Number(year) === one.year,
        act: () => change(one),
      }))}
    />
  )
}

const durations = [
  { key: 'day', duration: 1, duration_type: 'day' },
  { key: 'week', duration: 1, duration_type: 'week' },
  { key: 'weeks', duration: 2, duration_type: 'week' },
  { key: 'month', duration: 1, duration_type: 'month' },
] as const

/** A time and its unit together. */
function Durations() {
  const [time, unit] = [useAnswer('duration'), useAnswer('duration_type')]
  const change = useChange()
  const { t } = useTranslation('reviews')
  return (
    <NamedPicks
      name="duration"
      picks={durations.map(({ key, ...answers }) => ({
        label: t(`picks.duration.${key}`),
        chosen: Number(time) === answers.duration && unit === answers.duration_type,
        act: () => change(answers),
      }))}
    />
  )
}

function NamedPicks(props: Pick<Parameters<typeof Picks>[0], 'name' | 'picks'>) {
  const { t } = useTranslation('reviews')
  const { form, words } = useFormContext()
  const field = form.fields.find((one) => one.name === props.name)
  return <Picks line label={t('picks.label', { field: field ? words.label(field) : '' })} {...props} />
}
