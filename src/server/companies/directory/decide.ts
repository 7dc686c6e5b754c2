import type { UpdateField } from '../../../contract/companies/changes.ts'
import { type Changes, getValues, listChanges } from '../changes/values.ts'
import { type CompanyRow, listNames } from '../companies.queries.ts'
import { isLikelySame, isSameName, prepareNames } from './likeness.ts'
import type { Entry, RowProblem } from './parse-row.ts'

/** A company that a row is compared with. `row`: it is itself of this file, and not stored yet. */
export type Known = { company: CompanyRow; row?: number }

/** What a row is, beside the companies that are there. */
export type Decision =
  | { outcome: 'new' }
  | { outcome: 'unchanged'; id: number }
  | { outcome: 'changed'; id: number; changes: Changes; also: readonly string[] }
  | { outcome: 'likely'; likely: readonly Known[] }
  | { outcome: 'refused'; problems: RowProblem[] }

/** The most companies that a row is said to be like. */
const maxLikely = 3

/** Decides what a row does. `target` is the company it names by id, or what that has become; undefined when there is none with it. */
export function decide(
  entry: Entry,
  { target, known }: { target: CompanyRow | undefined; known: readonly Known[] },
): Decision {
  if (entry.id !== undefined) {
    if (!target) return refuse('id', 'company_unknown')
    // The row of a company that has become another one says what that one may lack.
    return target.id === entry.id ? change(entry, target) : complete(entry, target)
  }
  if (typeof entry.sameAs === 'number') return target ? complete(entry, target) : refuse('same_as', 'company_unknown')
  const names = prepareNames(listNamesOf(entry))
  const prepared = known.map((one) => ({ one, names: prepareNames(listNames(one.company)) }))
  const same = prepared.filter((other) => isSameName(names, other.names)).map(({ one }) => one)
  const already = same.find(({ company }) => hasAll(company, entry))
  if (already) return { outcome: 'unchanged', id: already.company.id }
  if (entry.sameAs === 'new')
    return same.length > 0 ? refuse(entry.values.name_en ? 'name_en' : 'name_ar', 'company_listed') : { outcome: 'new' }
  const others = prepared.filter((other) => isLikelySame(names, other.names)).map(({ one }) => one)
  const likely = [...new Set([...same, ...others])].slice(0, maxLikely)
  return likely.length > 0 ? { outcome: 'likely', likely } : { outcome: 'new' }
}

const refuse = (column: RowProblem['column'], code: RowProblem['code']): Decision => ({
  outcome: 'refused',
  problems: [{ column, code }],
})

/** Returns all names that a row gives. */
export const listNamesOf = ({ values, also }: Entry): string[] =>
  [values.name_en, values.name_ar, ...also].filter((name): name is string => typeof name === 'string')

const listGivenFields = (entry: Entry) => Object.keys(entry.values) as UpdateField[]

/** Returns whether a company is just what a row says. */
const hasAll = (company: CompanyRow, entry: Entry) =>
  Object.keys(listChanges(getValues(company, []), entry.values, listGivenFields(entry))).length === 0 &&
  entry.also.every((name) => company.also.includes(name))

/** A row with an id says what the company is from now on; its empty cells leave what is there. */
function change(entry: Entry, company: CompanyRow): Decision {
  const changes = listChanges(getValues(company, []), entry.values, listGivenFields(entry))
  const also = entry.also.length > 0 ? entry.also : company.also
  return compare(company, changes, also)
}

/** A row that turns out to be a company adds its names to it, and what the company's page lacks. */
function complete(entry: Entry, company: CompanyRow): Decision {
  const values = getValues(company, [])
  const lacking = listGivenFields(entry).filter((field) => values[field] === null)
  const known = new Set(listNames(company))
  const also = [...company.also, ...new Set(listNamesOf(entry).filter((name) => !known.has(name)))]
  return compare(company, listChanges(values, entry.values, lacking), also)
}

function compare(company: CompanyRow, changes: Changes, also: readonly string[]): Decision {
  const isSame = Object.keys(changes).length === 0 && also.join('|') === company.also.join('|')
  return isSame ? { outcome: 'unchanged', id: company.id } : { outcome: 'changed', id: company.id, changes, also }
}
