import { readCurrent } from '../../accounts/current-companies.queries.ts'
import { record } from '../../audit/audit.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { type FileProblem, readRows, UnusableFile } from '../../platform/sheets/read-rows.ts'
import { applyChanges } from '../changes/changes.queries.ts'
import { applyValues, getValues } from '../changes/values.ts'
import { type CompanyRow, insertCompanies, replaceNameKeys } from '../companies.queries.ts'
import { lockAllNames } from '../listed-names.queries.ts'
import { createCompanyIds } from '../requests/requests.queries.ts'
import { directoryColumns } from './columns.ts'
import { type Decision, decide, type Known, listNamesOf } from './decide.ts'
import { findInRanges, readCompanies, setAlso } from './directory.queries.ts'
import { listLikeKeys, listRemembered } from './likeness.ts'
import { type Entry, type ParsedRow, parseRow, type RowProblem } from './parse-row.ts'

export type Outcome = 'new' | 'changed' | 'unchanged' | 'refused' | 'likely'

/** What became of a row, or would. */
export type RowOutcome = {
  row: number
  name: string
  outcome: Outcome
  problems: readonly RowProblem[]
  /** The companies it may be: by id, or by the earlier row of the same file that is not stored yet. */
  likely: readonly { id: number | null; row: number | null; nameEn: string; nameAr: string; cityId: number | null }[]
}

export type ImportResult = {
  counts: Record<Outcome, number>
  /** Why the file, or the rest of it, could not be read. */
  problem?: { code: FileProblem; details: string }
}

type Import = {
  db: Database
  privacy: Privacy
  actor: string
  now: Date
  dryRun: boolean
  open: () => AsyncIterable<Uint8Array>
  /** The most rows of a file; more than these are not read. */
  maxRows?: number
  onRow?: (outcome: RowOutcome) => void
}

/** The number of rows that are stored in one transaction. */
const together = 200

/**
 * Imports a directory file, in batches of which each is stored whole with its line of the audit. A row that cannot be
 * stored stops no other. A file may be imported again at any time: what is there already is unchanged, so an import
 * that was interrupted continues where it was. A dry run only reads.
 */
export async function importCompanies(using: Import): Promise<ImportResult> {
  const counts: ImportResult['counts'] = { new: 0, changed: 0, unchanged: 0, refused: 0, likely: 0 }
  const report = (outcome: RowOutcome) => {
    counts[outcome.outcome] += 1
    using.onRow?.(outcome)
  }
  const lookups = await getLookups(using.db)
  const seen = createSeen()
  let batch: ParsedRow[] = []
  const flush = async () => {
    if (batch.length > 0) for (const outcome of await decideAndStore(using, batch, seen)) report(outcome)
    batch = []
  }
  try {
    for await (const row of readRows(using.open, directoryColumns)) {
      if (using.maxRows !== undefined && row.row > using.maxRows + 1) throw new UnusableFile('too_many_rows')
      // A row without any cell is what spreadsheets leave below the last one.
      if (Object.keys(row.cells).length === 0 && !row.tooManyCells) continue
      batch.push(parseRow(row, lookups, using.now))
      if (batch.length === together) await flush()
    }
    await flush()
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    await flush()
    return { counts, problem: { code: error.problem, details: error.details } }
  }
  return { counts }
}

/** Companies of this file that a lookup in the database does not find, because they are not stored yet. */
function createSeen() {
  const byKey = new Map<string, Known[]>()
  return {
    add(names: readonly string[], known: Known) {
      for (const key of listRemembered(names).by) byKey.set(key, [...(byKey.get(key) ?? []), known])
    },
    find: (names: readonly string[]) => [
      ...new Set(listRemembered(names).looks.flatMap((key) => byKey.get(key) ?? [])),
    ],
    clear: () => byKey.clear(),
  }
}
type Seen = ReturnType<typeof createSeen>

async function decideAndStore(using: Import, batch: readonly ParsedRow[], seen: Seen): Promise<RowOutcome[]> {
  if (using.dryRun) return [...(await decideBatch(using.db, batch, seen, true)).outcomes]
  return using.db.transaction(async (tx) => {
    // What is decided stays true until it is stored.
    await lockAllNames(tx)
    const { outcomes, decided } = await decideBatch(tx, batch, seen, false)
    seen.clear()
    await store({ ...using, db: tx }, decided, outcomes)
    return [...outcomes]
  })
}

type Decided = { entry: Entry; decision: Decision; id: number; place: number }

async function decideBatch(db: Database, batch: readonly ParsedRow[], seen: Seen, dryRun: boolean) {
  const entries = batch.flatMap((one) => ('entry' in one ? [one.entry] : []))
  const compared = entries.filter(({ id, sameAs }) => id === undefined && typeof sameAs !== 'number')
  const places = await findInRanges(
    db,
    compared.map((entry) => listLikeKeys(listNamesOf(entry))),
  )
  const found = new Map(compared.map((entry, place) => [entry, places.get(place) ?? new Set<number>()]))
  const named = entries.flatMap(({ id, sameAs }) => id ?? (typeof sameAs === 'number' ? sameAs : []))
  const current = await readCurrent(db, named)
  const companies = await readCompanies(db, [
    ...new Set([...named.map((id) => current.get(id) ?? id), ...[...places.values()].flatMap((ids) => [...ids])]),
  ])
  const ids = dryRun ? batch.map(({ row }) => -row) : await createCompanyIds(db, batch.length)
  const decided: Decided[] = []
  const outcomes: RowOutcome[] = []
  for (const [place, parsed] of batch.entries()) {
    const outcome: RowOutcome = { row: parsed.row, name: parsed.name, outcome: 'refused', problems: [], likely: [] }
    outcomes.push(outcome)
    if ('problems' in parsed) {
      outcome.problems = parsed.problems
      continue
    }
    const { entry } = parsed
    const names = listNamesOf(entry)
    const targetId = entry.id ?? (typeof entry.sameAs === 'number' ? entry.sameAs : undefined)
    const target = targetId === undefined ? undefined : companies.get(current.get(targetId) ?? targetId)
    const stored = [...(found.get(entry) ?? [])].flatMap((id) => companies.get(id) ?? [])
    const known: Known[] = [...stored.map((company) => ({ company })), ...(targetId ? [] : seen.find(names))]
    const decision = decide(entry, { target, known })
    const id = 'id' in decision ? decision.id : ids[place]!
    outcome.outcome = decision.outcome
    if (decision.outcome === 'refused') outcome.problems = decision.problems
    if (decision.outcome === 'likely') outcome.likely = decision.likely.map((one) => describeKnown(one, dryRun))
    if (decision.outcome === 'new') seen.add(names, { company: toCompanyRow(entry, id), row: entry.row })
    // A later row for the same company builds on this one.
    if (decision.outcome === 'changed') {
      const before = companies.get(id)!
      companies.set(id, { ...before, ...applyValues(before, decision.changes), also: [...decision.also] })
    }
    decided.push({ entry, decision, id, place })
  }
  return { outcomes, decided }
}

const describeKnown = ({ company, row }: Known, dryRun: boolean) => ({
  id: dryRun && row !== undefined ? null : company.id,
  row: row ?? null,
  nameEn: company.nameEn,
  nameAr: company.nameAr,
  cityId: company.cityId ?? null,
})

/** Builds the row of a new company; one with a single name has it in both languages. */
function toCompanyRow(entry: Entry, id: number): CompanyRow {
  const { name_en, name_ar } = entry.values
  const values = { ...entry.values, name_en: name_en ?? name_ar, name_ar: name_ar ?? name_en }
  return { id, formerly: [], also: [...entry.also], ...applyValues({ social: {} }, values) } as unknown as CompanyRow
}

async function store(using: Import, decided: readonly Decided[], outcomes: readonly RowOutcome[]): Promise<void> {
  const { db: tx, privacy, actor, now } = using
  const added = decided.filter(({ decision }) => decision.outcome === 'new')
  await insertCompanies(
    tx,
    added.map(({ entry, id }) => toCompanyRow(entry, id)),
  )
  const changed: object[] = []
  for (const { decision, id, place } of decided) {
    if (decision.outcome !== 'changed') continue
    const { changes, also } = decision
    const [before] = (await readCompanies(tx, [id])).values()
    const values = await applyChanges(tx, id, changes)
    if (!before || !values) {
      Object.assign(outcomes[place]!, refusedForItsName)
      continue
    }
    if (also.join('|') !== before.also.join('|')) {
      await setAlso(tx, id, also)
      await replaceNameKeys(tx, { ...before, ...applyValues(before, changes), also: [...also] })
    }
    const all = getValues(before, [])
    changed.push({ id, before: { ...pick(all, changes), also: before.also }, after: { ...changes, also } })
  }
  if (added.length + changed.length === 0) return
  const details = { added: added.map(({ id }) => id), changed }
  await record({ db: tx, privacy }, { actor, action: 'companies.import', subject: 'directory', details, now })
}

const pick = (all: Record<string, unknown>, of: object) =>
  Object.fromEntries(Object.keys(of).map((field) => [field, all[field] ?? null]))

const refusedForItsName = {
  outcome: 'refused',
  problems: [{ column: 'name_en', code: 'company_listed' }],
} as const satisfies Partial<RowOutcome>
