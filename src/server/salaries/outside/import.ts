import { undoableDays } from '../../../contract/administration/audit.ts'
import { getRiyadhDay } from '../../../contract/form/days.ts'
import { record } from '../../audit/audit.ts'
import { readLookups } from '../../lookups/lookups.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockName } from '../../platform/db/lock-name.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { type FileProblem, readRows, UnusableFile } from '../../platform/sheets/read-rows.ts'
import { figureColumns } from './columns.ts'
import { createFinder } from './finder.ts'
import * as store from './outside.queries.ts'
import { type Figure, type FigureProblem, parseFigure, type Source } from './parse-figure.ts'

type Dependencies = { db: Database; privacy: Privacy }
type Act = { by: string; now: Date; undoes?: number }

export type FigureOutcome = 'new' | 'changed' | 'unchanged' | 'refused'

/** A row that is not stored, and why. */
export type RefusedRow = { row: number; name: string; problems: readonly FigureProblem[] }

export type FiguresResult = {
  counts: Record<FigureOutcome, number>
  refused: readonly RefusedRow[]
  /** Why the file, or the rest of it, could not be read. */
  problem?: { code: FileProblem; details: string }
}

/** The file, and whether it is only tried. `maxRows`: more than these are not read. */
type File = { open: () => AsyncIterable<Uint8Array>; dryRun: boolean; maxRows: number }
type Read = { row: number; name: string; figure: Figure; source: Source }

/**
 * Imports a file of figures that others publish, all of it in the caller's transaction, as one act of the audit. A
 * figure of the same source about the same people takes the place of the earlier one. A row that cannot be stored stops
 * no other; the same file again changes nothing.
 */
export async function importFigures(
  { db: tx, privacy }: Dependencies,
  { open, dryRun, maxRows }: File,
  { by: actor, now }: Act,
): Promise<FiguresResult> {
  if (!dryRun) await lockName(tx, 'outside pay')
  const { read, refused, problem } = await readFigures(tx, { open, maxRows }, now)
  const shown = await store.findShown(
    tx,
    read.map(({ figure }) => figure.key),
  )
  const sources = new Map((await store.listSources(tx)).map((one) => [nameSource(one), one.id]))
  const added: Read[] = []
  const replaced: number[] = []
  for (const one of read) {
    const before = shown.get(one.figure.key)
    if (before && before.pay === one.figure.pay && before.source === sources.get(nameSource(one.source))) continue
    added.push(one)
    if (before) replaced.push(before.id)
  }
  const counts = {
    new: added.length - replaced.length,
    changed: replaced.length,
    unchanged: read.length - added.length,
    refused: refused.length,
  }
  const result = { counts, refused, ...(problem && { problem }) }
  if (dryRun || added.length === 0) return result
  await forgetTaken(tx, now)
  // Sources that nothing named any more are forgotten by now.
  const kept = new Map((await store.listSources(tx)).map((one) => [nameSource(one), one.id]))
  for (const { source } of added)
    if (!kept.has(nameSource(source))) kept.set(nameSource(source), await store.addSource(tx, source))
  const act = await store.beginAct(tx, getRiyadhDay(now))
  await store.removeFigures(tx, replaced, act)
  await store.addFigures(
    tx,
    added.map(({ figure, source }) => ({ ...figure, source: kept.get(nameSource(source))!, added: act })),
  )
  const names = [...new Set(added.map(({ source }) => source.nameEn))]
  const details = { act, figures: added.length, replaced: replaced.length, sources: names }
  await record({ db: tx, privacy }, { actor, action: 'figures.import', subject: 'figures', details, now })
  return result
}

const nameSource = ({ nameEn, nameAr, link, date, licence }: Source) =>
  JSON.stringify([nameEn, nameAr, link, date, licence])

async function readFigures(db: Database, { open, maxRows }: Omit<File, 'dryRun'>, now: Date) {
  const finder = createFinder(await readLookups(db))
  const read = new Map<string, Read>()
  const refused: RefusedRow[] = []
  const finish = (problem?: FiguresResult['problem']) => ({ read: [...read.values()], refused, problem })
  try {
    for await (const row of readRows(open, figureColumns)) {
      if (row.row > maxRows + 1) throw new UnusableFile('too_many_rows')
      // A row without any cell is what spreadsheets leave below the last one.
      if (Object.keys(row.cells).length === 0 && !row.tooManyCells) continue
      const parsed = parseFigure(row, finder, now)
      if ('problems' in parsed) refused.push(parsed)
      else if (read.has(parsed.figure.key))
        refused.push({ row: row.row, name: parsed.name, problems: [{ column: '', code: 'row_twice' }] })
      else read.set(parsed.figure.key, parsed)
    }
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    return finish({ code: error.problem, details: error.details })
  }
  return finish()
}

/** Shows the figures of a source no more, and notes that; returns why not. */
export async function withdrawSource(
  { db: tx, privacy }: Dependencies,
  id: number,
  { by: actor, now }: Act,
): Promise<'not_found' | undefined> {
  await lockName(tx, 'outside pay')
  const shown = (await store.countBySource(tx)).find(({ source }) => source.id === id)
  if (!shown) return 'not_found'
  await forgetTaken(tx, now)
  const act = await store.beginAct(tx, getRiyadhDay(now))
  const figures = await store.removeFiguresOfSource(tx, id, act)
  const details = { act, figures, sources: [shown.source.nameEn] }
  await record({ db: tx, privacy }, { actor, action: 'figures.withdraw', subject: 'figures', details, now })
  return undefined
}

/** Takes an act on the figures back, and notes that. */
export async function restoreFigures(
  { db: tx, privacy }: Dependencies,
  act: number,
  { by: actor, now, undoes }: Act,
): Promise<'changed_since' | undefined> {
  await lockName(tx, 'outside pay')
  const by = await store.undoFigures(tx, act, getRiyadhDay(now))
  if (by === null) return 'changed_since'
  const details = { act: by, undoes }
  await record({ db: tx, privacy }, { actor, action: 'figures.restore', subject: 'figures', details, now })
  return undefined
}

/** Forgets what was taken away so long ago that it cannot be shown again. */
const forgetTaken = (tx: Database, now: Date) =>
  store.forgetTaken(tx, getRiyadhDay(new Date(now.getTime() - (undoableDays + 1) * 86_400_000)))
