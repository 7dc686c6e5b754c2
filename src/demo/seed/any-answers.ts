import type { Field } from '../../contract/form/field.ts'
import type { Form } from '../../contract/form/form.ts'
import { stageGroups } from '../../contract/form/stages.ts'
import { saudiArabia } from '../../contract/lookups/known-ids.ts'
import { lookups, released } from '../../server/lookups/lists.ts'
import { getYear } from './months.ts'
import { pickBetween, type Random } from './random.ts'
import type { SpokenWords } from './voice.ts'
import type { Worker } from './workforce.ts'

/** The author of answers, the month, their mood (1 to 5), and what they have to say. */
type Teller = { worker: Worker; month: string; happiness: number; said: SpokenWords }

/**
 * Invents answers to everything a form asks beyond `known`, as sent: for a review type that has no generator of its
 * own. They follow the form's rules and the author's mood; otherwise they are random.
 */
export function inventAnswers(random: Random, form: Form, teller: Teller, known: object): Record<string, unknown> {
  const texts = [teller.said.pros, teller.said.cons]
  const asked = form.fields.filter(({ name, sent }) => sent !== false && !(name in known))
  return Object.fromEntries(
    asked.map((field, at) => [field.sentAs ?? field.name, answerTo(field, random, teller, texts[at % 2]!)]),
  )
}

function answerTo(field: Field, random: Random, { worker, month, happiness, said }: Teller, text: string): unknown {
  switch (field.kind) {
    case 'stars':
      return pickBetween(1, 5, Math.round(random.normal(happiness, 0.6)))
    case 'choice':
      return random.pick(field.options)
    case 'whole':
      return random.whole(field.min, Math.min(field.max, field.min + 30))
    case 'text':
      return field.input === 'word' ? said.good_word : text.slice(0, field.max)
    case 'longText':
    case 'locked':
      return text.slice(0, field.max)
    case 'year':
      return getYear(month)
    case 'month':
      return Number(month.slice(5))
    case 'date':
      return `${month}-01`
    case 'terms':
      return 1
    case 'pairs':
      return [{ [field.parts[0]]: said.pros, [field.parts[1]]: said.cons }]
    case 'offers':
      return lookups.benefits.map(({ id }) => ({ benefit_id: id, offered: random.whole(0, 1) }))
    case 'stages':
      return [stageGroups.interview, stageGroups.testing].map(
        ({ from, to }) => random.pick(lookups.interviewStages.filter(({ id }) => id >= from && id <= to)).id,
      )
    case 'yearMonth':
      return month
    // A review asks for no company but its own, and for no file.
    case 'company':
    case 'file':
      return undefined
    case 'lookup':
      if (field.list === 'cities') return worker.city
      // Only this country has cities to choose from.
      if (field.list === 'countries') return saudiArabia
      return random.pick(released[field.list].filter(({ id }) => field.only?.includes(id) ?? true)).id
  }
}
