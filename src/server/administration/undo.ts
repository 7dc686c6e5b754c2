import { isDeepStrictEqual } from 'node:util'
import { type UndoableAction, undoableActions, undoableDays } from '../../contract/administration/audit.ts'
import { isGrowing } from '../../contract/administration/lists.ts'
import { type SettingKey, settingKeys } from '../../contract/lookups/lists.ts'
import { findEntry, listUndone } from '../audit/audit.queries.ts'
import { record } from '../audit/audit.ts'
import { findCompany } from '../companies/companies.queries.ts'
import { readLookups, readSettings, saveSettings } from '../lookups/lookups.queries.ts'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { restoreFigures } from '../salaries/outside/import.ts'
import { returnStudy } from '../studies/site-studies.ts'
import { isTextKey, returnText } from '../texts/texts.ts'
import { type AllNames, setClosed, takeNamesBack } from './directory.ts'
import { joinCompanies, takeApart } from './joining/join.ts'
import { findJoinedInto } from './joining/joins.queries.ts'
import { changeItem, describeItem, joinItem, undoJoin } from './lists.ts'
import { readSiteState, type Site, setSite } from './site-state.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }
type Act = { by: string; now: Date; undoes: number }

/** Why an act is not undone. */
export type NotUndone = 'not_found' | 'changed_since' | 'undo_over' | 'company_busy' | 'company_listed'

/** The details of an entry that says what was before and after. */
type Details = Record<string, unknown> & { before: never; after: never }

/**
 * How each act is undone: the same is done once more, with what was before and after exchanged, and noted as such.
 * Each returns `changed_since`, and does nothing, where what is there now is not what the act had left.
 */
const undos: Record<
  UndoableAction,
  (
    using: Dependencies,
    about: { path: readonly string[]; details: Details },
    act: Act,
  ) => Promise<NotUndone | undefined>
> = {
  'company.rename': async (using, { path, details }, act) => {
    const { before, after } = details as { before: AllNames; after: AllNames }
    const company = await findCompany(using.db, Number(path[1]))
    if (company?.nameEn !== after.nameEn || company.nameAr !== after.nameAr) return 'changed_since'
    // Entries of earlier versions do not say the names of the past.
    const formerly =
      before.formerly ?? company.formerly.filter((name) => ![before.nameEn, before.nameAr].includes(name))
    return toNotUndone(await takeNamesBack(using, company.id, { ...before, formerly }, act))
  },
  'company.close': async (using, { path, details }, act) => {
    const company = await findCompany(using.db, Number(path[1]))
    if (company?.closed !== details.after) return 'changed_since'
    return toNotUndone(await setClosed(using, company.id, details.before, act))
  },
  'company.join': async (using, { path, details }, act) => {
    const id = Number(path[1])
    if ((await findJoinedInto(using.db, id)) !== details.after) return 'changed_since'
    return toNotUndone(await takeApart(using, id, act))
  },
  'company.separate': async (using, { path, details }, act) => {
    const problem = await joinCompanies(using, { from: Number(path[1]), into: details.before }, act)
    return problem === 'company_busy' ? problem : problem && 'changed_since'
  },
  'settings.set': async ({ db: tx, privacy }, { details }, { by: actor, now, undoes }) => {
    const { before, after } = details as Record<'before' | 'after', Partial<Record<SettingKey, string>>>
    const keys = settingKeys.filter((key) => key in before || key in after)
    const pick = (all: Partial<Record<SettingKey, string>>) =>
      Object.fromEntries(keys.map((key) => [key, all[key] ?? '']))
    const current = await readSettings(tx)
    if (!isDeepStrictEqual(pick(current), pick(after))) return 'changed_since'
    await saveSettings(tx, pick(before))
    const exchanged = { before: pick(after), after: pick(before), undoes }
    await record({ db: tx, privacy }, { actor, action: 'settings.set', subject: 'settings', details: exchanged, now })
    return undefined
  },
  'text.publish': async (using, { path, details }, act) => {
    const key = path[1] ?? ''
    return isTextKey(key) && (await returnText(using, key, details, act)) ? undefined : 'changed_since'
  },
  'list.add': async (using, { path, details }, act) => {
    const { list, item, shown } = await findItem(using.db, path)
    const { nameEn, nameAr, also } = details.after as { nameEn: string; nameAr: string; also: string[] }
    if (!shown || !isDeepStrictEqual(shown, { nameEn, nameAr, also, hidden: false })) return 'changed_since'
    // What people may have answered with it meanwhile keeps its name.
    return (await changeItem(using, list, item, { ...shown, hidden: true }, act)) && 'changed_since'
  },
  'list.change': async (using, { path, details }, act) => {
    const { list, item, shown } = await findItem(using.db, path)
    if (!shown || !isDeepStrictEqual(shown, details.after)) return 'changed_since'
    return (await changeItem(using, list, item, details.before, act)) && 'changed_since'
  },
  'list.join': async (using, { path, details }, act) => {
    const { list, item, into } = await findItem(using.db, path)
    if (into !== (details.after as { id: number }).id) return 'changed_since'
    return toNotUndone(await undoJoin(using, list, item, act))
  },
  'list.separate': async (using, { path, details }, act) => {
    const { list, item } = await findItem(using.db, path)
    if (!isGrowing(list)) return 'changed_since'
    return (await joinItem(using, list, item, (details.before as { id: number }).id, act)) && 'changed_since'
  },
  'figures.import': restoreAct,
  'figures.withdraw': restoreAct,
  'figures.restore': restoreAct,
  'study.state': async (using, { path, details }, act) =>
    (await returnStudy(using, Number(path[1]), details, act)) && 'changed_since',
  'site.open': returnSite,
  'site.close': returnSite,
}

function restoreAct(using: Dependencies, { details }: { details: Details }, act: Act) {
  return restoreFigures(using, Number(details.act), act)
}

async function returnSite(
  { db: tx, privacy }: Dependencies,
  { details }: { details: Details },
  { by: actor, now, undoes }: Act,
): Promise<NotUndone | undefined> {
  const { before, after } = details as Record<'before' | 'after', Site>
  if (!isDeepStrictEqual(await readSiteState(tx), after)) return 'changed_since'
  await setSite(tx, before)
  const action = before.state === 'open' ? 'site.open' : 'site.close'
  const exchanged = { before: after, after: before, undoes }
  await record({ db: tx, privacy }, { actor, action, subject: 'site', details: exchanged, now })
  return undefined
}

/** Finds the item of a list that an entry is about: as it is, and what it has become. */
async function findItem(db: Database, path: readonly string[]) {
  const [, list = '', id = ''] = path
  const lookups = await readLookups(db)
  const item = Number(id)
  const found = lookups.item(list, item)
  const shown = found?.id === item ? describeItem(lookups, list, found) : undefined
  return { list, item, shown, into: shown ? undefined : found?.id }
}

/** An entry that no longer exists counts as changed since. */
const toNotUndone = <Code extends string>(code: Code | undefined) => {
  if (code === 'not_found' || code === 'nothing_changed') return 'changed_since'
  return code as Exclude<Code, 'not_found' | 'nothing_changed'> | undefined
}

const isUndoable = (action: string): action is UndoableAction => (undoableActions as readonly string[]).includes(action)

/** Returns the moment since which acts can be undone. */
export const getUndoableSince = (now: Date): Date => new Date(now.getTime() - undoableDays * 86_400_000)

/** Says of entries whether they can be undone, as far as their day tells, or have been. */
export async function readUndo(db: Database, now: Date) {
  const since = getUndoableSince(now).toISOString()
  const undone = await listUndone(db, since)
  return ({ seq, at, action }: { seq: number; at: string; action: string }): 'possible' | 'done' | null => {
    if (!isUndoable(action) || at < since) return null
    return undone.has(seq) ? 'done' : 'possible'
  }
}

/** Undoes an act of the audit, in the caller's transaction, and notes that; returns why not. */
export async function undoAct(
  using: Dependencies,
  seq: number,
  { by, now }: Omit<Act, 'undoes'>,
): Promise<NotUndone | undefined> {
  const { db } = using
  const entry = await findEntry(db, seq)
  if (!entry || !isUndoable(entry.action)) return 'not_found'
  const state = (await readUndo(db, now))(entry)
  if (state !== 'possible') return state === 'done' ? 'changed_since' : 'undo_over'
  const about = { path: entry.subject.split('/'), details: JSON.parse(entry.details) as Details }
  return undos[entry.action](using, about, { by, now, undoes: seq })
}
