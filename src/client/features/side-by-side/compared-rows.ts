import type { CultureScore } from '../../../contract/companies/culture.schema.ts'
import { cultureQuestions } from '../../../contract/companies/culture.ts'
import type { AnswerCounts } from '../../../contract/companies/interviews.schema.ts'
import { cultureTypes } from '../../../contract/reviews/culture.ts'
import type { PayPart } from '../../../contract/salaries/pay.schema.ts'
import type { ComparedCompany } from './use-compared.ts'

/**
 * The value of one company in a row: a published value, `few` where too few people answered, `unread` where nothing is
 * loaded.
 */
export type ToldValue<Value> = Value | 'few' | 'unread'
/** One measure, with the value of each company, in their order. */
export type Row<Value> = { key: string; name: string | null; told: readonly ToldValue<Value>[] }

/** Whether a row has a value for any company: other rows are left out. */
export const hasSomethingToTell = <Value>({ told }: Row<Value>) => told.some((one) => one !== 'few' && one !== 'unread')

/** Builds the row of a measure that `of` finds in the data of a company; null means too few people. */
export function buildRow<Value extends object>(
  companies: readonly ComparedCompany[],
  key: string,
  of: (company: ComparedCompany) => Value | null | undefined,
  name: string | null = null,
): Row<Value> {
  const told = companies.map((company) => {
    const found = of(company)
    return found === undefined ? 'unread' : (found ?? 'few')
  })
  return { key, name, told }
}

/** Lists the job levels whose pay is published for any company, in the order of the first that has them. */
export function buildLevelRows(companies: readonly ComparedCompany[]): Pick<PayPart, 'id' | 'name'>[] {
  const levels = companies.flatMap(({ salaries }) => salaries?.level.parts ?? [])
  return levels.filter(({ id }, place) => levels.findIndex((one) => one.id === id) === place)
}

/**
 * Builds the rows of the questions about the culture that have one number, in the order of the form, with a value for
 * any company.
 */
export function buildCultureRows(companies: readonly ComparedCompany[]): Row<CultureScore>[] {
  return cultureTypes
    .flatMap((set) => cultureQuestions[set].map(({ name }) => ({ set, name })))
    .map(({ set, name }) =>
      buildRow(
        companies,
        `${set}.${name}`,
        ({ culture }) => {
          const score = culture?.find((one) => one.set === set)?.questions.find((one) => one.name === name)
          return culture && (score?.value == null ? null : score)
        },
        name,
      ),
    )
    .filter(hasSomethingToTell)
}

/** Builds the rows of benefits with a value for any company, those that most companies offer first. */
export function buildBenefitRows(companies: readonly ComparedCompany[]) {
  const offers = companies.flatMap(({ benefits }) => benefits?.offers ?? [])
  const named = new Map(offers.map(({ id, name }) => [id, name]))
  const findMost = (id: number) => Math.max(...offers.flatMap((offer) => (offer.id === id ? [offer.yes] : [])))
  return [...named]
    .sort(([a], [b]) => findMost(b) - findMost(a) || a - b)
    .map(([id, name]) =>
      buildRow(
        companies,
        String(id),
        ({ benefits }) => benefits && (benefits.offers.find((one) => one.id === id) ?? null),
        name,
      ),
    )
}

/** Computes the share 0..1 of some answers among all that were given; null where nobody answered. */
export function countShare(counts: AnswerCounts, answers: readonly string[]): { part: number; all: number } | null {
  const all = Object.values(counts).reduce((sum, people) => sum + people, 0)
  return all === 0 ? null : { part: answers.reduce((sum, answer) => sum + (counts[answer] ?? 0), 0), all }
}
