import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { isGrowing, itemForm, managedLists } from '../../contract/administration/lists.ts'
import { check } from '../../contract/form/check.ts'
import { saudiArabia } from '../../contract/lookups/known-ids.ts'
import type { LookupList } from '../../contract/lookups/paths.ts'
import type { ProblemCode } from '../../contract/problem.ts'
import { normalise } from '../../contract/search/normalise.ts'
import {
  addItem,
  changeItem,
  describeChange,
  findByName,
  type ItemWords,
  joinItem,
  splitNames,
  undoJoin,
} from '../../server/administration/lists.ts'
import { operator } from '../../server/audit/audit.ts'
import { readLookups } from '../../server/lookups/lookups.queries.ts'
import type { Item, ListName, Lookups } from '../../server/lookups/lookups.ts'
import { byteOrderMark, writeCell } from '../../server/platform/http/csv.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import { type Command, type Dependencies, Unusable } from './command.ts'

const columns = ['id', 'name_en', 'name_ar', 'also', 'of', 'hidden', 'joined_into'] as const
type Row = Partial<Record<(typeof columns)[number], string>>
type Outcome = 'new' | 'changed' | 'unchanged' | { column: string; code: ProblemCode }

/** The list that names what an item belongs to. */
const parents: Partial<Record<LookupList, ListName>> = {
  jobtitles: 'departments',
  specilizations: 'qualifications',
  cities: 'regions',
}
const findParentId = (list: LookupList, { parentId, regionId }: Item) => (list === 'cities' ? regionId : parentId)

function parseList(name: string | undefined): LookupList {
  const list = managedLists.find((one) => one === name)
  if (!list) throw new Unusable(`Say one list: ${managedLists.join(', ')}.`)
  return list
}

/** Lists the items of a list as rows, those that have become others last. */
function listRows(lookups: Lookups, list: LookupList): Row[] {
  const toRow = (item: Item): Row => ({
    ...{ id: String(item.id), name_en: item.nameEn, name_ar: item.nameAr, also: item.also.join('|') },
    of: parents[list] ? (lookups.name(parents[list], findParentId(list, item), 'en') ?? '') : '',
    hidden: item.hidden ? '1' : '',
    joined_into: item.joinedInto ? String(lookups.item(list, item.id)!.id) : '',
  })
  return [...lookups.items(list), ...lookups.joined(list)].map(toRow)
}

/** Commands on the lookup lists. */
export const listsCommands: readonly Command[] = [
  {
    name: 'lists export',
    takes: 'LIST',
    words: 'writes a lookup list as the import reads it: admin lists export jobtitles > jobtitles.csv',
    async run({ db, args, say }) {
      const list = parseList(args[0])
      say(byteOrderMark + columns.join(','))
      for (const row of listRows(await readLookups(db), list))
        say(columns.map((column) => writeCell(row[column] || null)).join(','))
      return true
    },
  },
  {
    name: 'lists import',
    takes: 'LIST FILE.csv',
    words:
      'adds, renames, hides and joins the items of a file (id, name_en, name_ar, also as a|b, of, hidden, joined_into); an item that is not there stays, and the same file again changes nothing',
    async run(using) {
      const list = parseList(using.args[0])
      const file = using.args[1] ?? ''
      if (using.args.length !== 2 || !existsSync(file)) throw new Unusable(`There is no file ${file}.`)
      const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
      let lookups = await readLookups(using.db)
      for (const [at, row] of readRows(file).entries()) {
        const outcome = await importRow(using, { list, lookups }, row)
        if (outcome === 'new' || outcome === 'changed') lookups = await readLookups(using.db)
        if (typeof outcome === 'string') counts[outcome] += 1
        else {
          counts.refused += 1
          using.say(`Row ${at + 2}, ${outcome.column}: ${translateProblem('en', outcome.code)}`)
        }
      }
      using.say(
        `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused.`,
      )
      return counts.refused === 0
    },
  },
]

function readRows(file: string): Row[] {
  try {
    return parse(readFileSync(file), { columns: true, bom: true, trim: true, skip_empty_lines: true })
  } catch (error) {
    throw new Unusable(`${file} cannot be read: ${(error as Error).message}`)
  }
}

async function importRow(
  { db, privacy, now }: Dependencies,
  { list, lookups }: { list: LookupList; lookups: Lookups },
  row: Row,
): Promise<Outcome> {
  const using = { db, privacy }
  const act = { by: operator, now }
  const isHidden = ['1', 'yes', 'true'].includes(row.hidden ?? '')
  const also = splitNames(row.also)
  const checked = check(itemForm, { ...row, also: also.join('\n'), hidden: isHidden ? 1 : 0 })
  if (!checked.ok) return { column: checked.problems[0]!.path, code: checked.problems[0]!.code }
  const words: ItemWords = { nameEn: checked.answers.name_en, nameAr: checked.answers.name_ar, also }
  const given = row.id ? Number(row.id) : undefined
  const gone = lookups.joined(list).find(({ id }) => id === given)
  if (gone) return row.joined_into ? 'unchanged' : report(await undoJoin(using, list, gone.id, act), 'joined_into')
  const parent = findParent(lookups, list, row.of)
  const known =
    given === undefined
      ? findByName(lookups, list, [words.nameEn, words.nameAr], parent)
      : lookups.items(list).find(({ id }) => id === given)
  if (given !== undefined && !known) return { column: 'id', code: 'not_a_choice' }
  if (!known) {
    if (!isGrowing(list)) return { column: 'id', code: 'missing' }
    if (parents[list] && parent === undefined) return { column: 'of', code: 'not_a_choice' }
    const place = list === 'cities' ? { parentId: saudiArabia, regionId: parent! } : { parentId: parent ?? null }
    const added = await addItem(using, list, { words, place }, act)
    if (typeof added !== 'number') return { column: 'name_en', code: added }
    return 'new'
  }
  if (given === undefined && (known.nameEn !== words.nameEn || known.nameAr !== words.nameAr))
    return { column: 'name_en', code: 'item_listed' }
  if (row.joined_into) {
    if (!isGrowing(list)) return { column: 'joined_into', code: 'not_a_choice' }
    return report(await joinItem(using, list, known.id, Number(row.joined_into), act), 'joined_into')
  }
  const after = { ...words, hidden: isHidden }
  if (!describeChange(lookups, list, known, after)) return 'unchanged'
  return report(await changeItem(using, list, known.id, after, act), 'name_en')
}

const report = (code: ProblemCode | undefined, column: string): Outcome => (code ? { column, code } : 'changed')

/** Finds the department, qualification or region that a cell names, by id or by name. */
function findParent(lookups: Lookups, list: LookupList, cell: string | undefined): number | undefined {
  const of = parents[list]
  if (!of || !cell) return undefined
  const wanted = normalise(cell)
  return lookups
    .items(of)
    .find(({ id, nameEn, nameAr }) => String(id) === cell || [nameEn, nameAr].some((one) => normalise(one) === wanted))
    ?.id
}
