import { undoableDays } from '../../../contract/administration/audit.ts'
import { getRiyadhDay } from '../../../contract/form/days.ts'
import { record } from '../../audit/audit.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockName } from '../../platform/db/lock-name.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { type FileProblem, readRows, UnusableFile } from '../../platform/sheets/read-rows.ts'
import { figureColumns } from './columns.ts'
import { createFinder } from './finder.ts'
import * as store from './outside.queries.ts'
import { type Figure, type FigureProblem, getBeginning, parseFigure, type Source } from './parse-figure.ts'

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

/** `maxRows`: more than these are not read. */
type File = { open: () => AsyncIterable<Uint8Array>; maxRows: number }
type Read = { row: number; name: string; figure: Figure; source: Source }
/** What a file contains; `older`: rows that a later figure of the same file takes the place of. */
export type ReadFigures = Pick<FiguresResult, 'refused' | 'problem'> & { read: readonly Read[]; older: number }

/**
 * Stores what a file of figures contains that others publish, in the caller's transaction, as one act of the audit; or
 * only says what that would change. A figure of the same source about the same people takes the place of one that is
 * not of a later time. A row that cannot be stored stops no other; the same file again changes nothing.
 */
export async function importFigures(
  { db: tx, privacy }: Dependencies,
  { read, older, refused, problem }: ReadFigures,
  { dryRun }: { dryRun: boolean },
  { by: actor, now }: Act,
): Promise<FiguresResult> {
  if (!dryRun) await lockName(tx, 'outside pay')
  const shown = await store.findShown(
    tx,
    read.map(({ figure }) => figure.key),
  )
  const known = await store.listSources(tx)
  const dates = new Map(known.map(({ id, date }) => [id, date]))
  const sources = new Map(known.map((one) => [buildSourceKey(one), one.id]))
  const added: Read[] = []
  const replaced: number[] = []
  for (const one of read) {
    const before = shown.get(one.figure.key)
    if (before && before.pay === one.figure.pay && before.source === sources.get(buildSourceKey(one.source))) continue
    if (before && isLater(dates.get(before.source)!, one.source.date)) continue
    added.push(one)
    if (before) replaced.push(before.id)
  }
  const counts = {
    new: added.length - replaced.length,
    changed: replaced.length,
    unchanged: read.length - added.length + older,
    refused: refused.length,
  }
  const result = { counts, refused, ...(problem && { problem }) }
  if (dryRun || added.length === 0) return result
  await forgetTaken(tx, now)
  // Sources that nothing named any more are forgotten by now.
  const kept = new Map((await store.listSources(tx)).map((one) => [buildSourceKey(one), one.id]))
  for (const { source } of added)
    if (!kept.has(buildSourceKey(source))) kept.set(buildSourceKey(source), await store.addSource(tx, source))
  const act = await store.beginAct(tx, getRiyadhDay(now))
  await store.removeFigures(tx, replaced, act)
  await store.addFigures(
    tx,
    added.map(({ figure, source }) => ({ ...figure, source: kept.get(buildSourceKey(source))!, added: act })),
  )
  const names = [...new Set(added.map(({ source }) => source.nameEn))]
  const details = { act, figures: added.length, replaced: replaced.length, sources: names }
  await record({ db: tx, privacy }, { actor, action: 'figures.import', subject: 'figures', details, now })
  return result
}

const isLater = (one: string, other: string) => getBeginning(one) > getBeginning(other)

const buildSourceKey = ({ nameEn, nameAr, link, date, licence }: Source) =>
  JSON.stringify([nameEn, nameAr, link, date, licence])

/** Reads a file of figures: outside of any transaction, since looking for names takes a while. */
export async function readFigures(lookups: Lookups, { open, maxRows }: File, now: Date): Promise<ReadFigures> {
  const finder = createFinder(lookups)
  const read = new Map<string, Read>()
  const refused: RefusedRow[] = []
  let older = 0
  const finish = (problem?: FiguresResult['problem']) => ({
    ...{ read: [...read.values()], older, refused },
    ...(problem && { problem }),
  })
  try {
    for await (const row of readRows(open, figureColumns)) {
      if (row.row > maxRows + 1) throw new UnusableFile('too_many_rows')
      // A row without any cell is what spreadsheets leave below the last one.
      if (Object.keys(row.cells).length === 0 && !row.tooManyCells) continue
      const parsed = parseFigure(row, finder, now)
      if ('problems' in parsed) {
        refused.push(parsed)
        continue
      }
      const { key } = parsed.figure
      const same = read.get(key)
      if (same && getBeginning(same.source.date) === getBeginning(parsed.source.date)) {
        refused.push({ row: row.row, name: parsed.name, problems: [{ column: '', code: 'row_twice' }] })
        continue
      }
      if (same) older += 1
      if (!same || isLater(parsed.source.date, same.source.date)) read.set(key, parsed)
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
