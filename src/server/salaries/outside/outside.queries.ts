import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { outsideActs, outsidePay, outsideSources } from '../../platform/db/schema/outside.ts'
import type { Figure, Source } from './parse-figure.ts'

export type StoredFigure = typeof outsidePay.$inferSelect
/** Whom figures are about: a part of SQL. */
export type About = SQL
export type StoredSource = typeof outsideSources.$inferSelect

/** The most rows of one statement: each has a dozen parameters. */
const together = 1000
const isShown = isNull(outsidePay.gone)

const cut = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / together) }, (_, at) => all.slice(at * together, (at + 1) * together))

/** Finds the figures that are shown, by their keys. */
export async function findShown(db: Database, keys: readonly string[]): Promise<Map<string, StoredFigure>> {
  const rows: StoredFigure[] = []
  for (const some of cut(keys))
    rows.push(
      ...(await db
        .select()
        .from(outsidePay)
        .where(and(isShown, inArray(outsidePay.key, some)))),
    )
  return new Map(rows.map((row) => [row.key, row]))
}

/** Lists the sources there are, whether anything of them is shown or not. */
export const listSources = (db: Database): Promise<StoredSource[]> => db.select().from(outsideSources)

export async function addSource(tx: Database, source: Source): Promise<number> {
  const [row] = await tx.insert(outsideSources).values(source).returning({ id: outsideSources.id })
  return row!.id
}

/** Begins an act on the figures of a day; what it adds and takes away names it. */
export async function beginAct(tx: Database, day: string): Promise<number> {
  const [row] = await tx.insert(outsideActs).values({ day }).returning({ id: outsideActs.id })
  return row!.id
}

export async function addFigures(tx: Database, figures: readonly (Figure & { source: number; added: number })[]) {
  for (const some of cut(figures)) await tx.insert(outsidePay).values(some)
}

/** Takes figures away, by their ids. */
export async function removeFigures(tx: Database, ids: readonly number[], act: number): Promise<void> {
  for (const some of cut(ids)) await tx.update(outsidePay).set({ gone: act }).where(inArray(outsidePay.id, some))
}

/** Takes away all figures of a source that are shown; returns how many. */
export async function removeFiguresOfSource(tx: Database, source: number, act: number): Promise<number> {
  const rows = await tx
    .update(outsidePay)
    .set({ gone: act })
    .where(and(isShown, eq(outsidePay.source, source)))
    .returning({ id: outsidePay.id })
  return rows.length
}

/** Lists the sources of which figures are shown, with how many. */
export const countBySource = (db: Database) =>
  db
    .select({ source: outsideSources, figures: sql<number>`count(*)::int` })
    .from(outsidePay)
    .innerJoin(outsideSources, eq(outsideSources.id, outsidePay.source))
    .where(isShown)
    .groupBy(outsideSources.id)
    .orderBy(asc(outsideSources.nameEn), asc(outsideSources.id))

/**
 * Takes an act back, by one of its own: what it added goes, what it took away is shown again. Returns that act; null,
 * and changes nothing, where that is not what is there any more.
 */
export async function undoFigures(tx: Database, act: number, day: string): Promise<number | null> {
  const [begun] = await tx
    .select()
    .from(outsideActs)
    .where(and(eq(outsideActs.id, act), eq(outsideActs.undone, false)))
  const [changed] = await tx
    .select({ id: outsidePay.id })
    .from(outsidePay)
    .where(and(eq(outsidePay.added, act), isNotNull(outsidePay.gone)))
    .limit(1)
  const [taken] = await queryRows(
    tx,
    sql`select 1 from outside_pay earlier join outside_pay later
      on later.key = earlier.key and later.gone is null and later.added <> ${act} where earlier.gone = ${act} limit 1`,
  )
  if (!begun || changed || taken) return null
  const by = await beginAct(tx, day)
  const earlier = await tx.select().from(outsidePay).where(eq(outsidePay.gone, act))
  await tx
    .update(outsidePay)
    .set({ gone: by })
    .where(and(isShown, eq(outsidePay.added, act)))
  await addFigures(
    tx,
    earlier.map(({ id, gone, ...figure }) => ({ ...figure, added: by })),
  )
  await tx.update(outsideActs).set({ undone: true }).where(eq(outsideActs.id, act))
  return by
}

/** Forgets for good what was taken away before a day, and the sources and acts that nothing names any more. */
export async function forgetTaken(tx: Database, before: string): Promise<void> {
  const past = tx.select({ id: outsideActs.id }).from(outsideActs).where(lt(outsideActs.day, before))
  await tx.delete(outsidePay).where(inArray(outsidePay.gone, past))
  const named = tx.select({ n: sql`1` }).from(outsidePay).where(eq(outsidePay.source, outsideSources.id))
  await tx.delete(outsideSources).where(notExists(named))
  const acted = tx
    .select({ n: sql`1` })
    .from(outsidePay)
    .where(or(eq(outsidePay.added, outsideActs.id), eq(outsidePay.gone, outsideActs.id)))
  await tx.delete(outsideActs).where(and(lt(outsideActs.day, before), notExists(acted)))
}

/** Lists what is shown of some figures, those about most people first, one more than `most`. */
export function listFigures(db: Database, about: About, most: number): Promise<StoredFigure[]> {
  const { jobtitle, department, city, region, nation, pay, id } = outsidePay
  return db
    .select()
    .from(outsidePay)
    .where(and(isShown, about))
    .orderBy(
      sql`coalesce(${jobtitle}, ${department}) is not null, coalesce(${city}, ${region}) is not null`,
      ...[sql`coalesce(${city}, ${region})`, sql`${nation} is not null`, desc(pay), asc(id)],
    )
    .limit(most + 1)
}

/** Figures of one of these items. */
export const isAbout = (column: 'jobtitle' | 'department' | 'city' | 'region', ids: readonly number[]): About =>
  inArray(outsidePay[column], [...ids])
/** Figures of all occupations of the whole country. */
export const isAboutAll = (): About =>
  and(...[outsidePay.jobtitle, outsidePay.department, outsidePay.city, outsidePay.region].map((one) => isNull(one)))!

/** Reads the sources of these ids. */
export const readSources = (db: Database, ids: readonly number[]): Promise<StoredSource[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(outsideSources)
        .where(inArray(outsideSources.id, [...ids]))
        .orderBy(asc(outsideSources.id))
