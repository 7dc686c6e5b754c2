import * as contract from '../../contract/administration/lists.ts'
import { proposableLists, proposeName } from '../../contract/lookups/proposals.ts'
import { rankItems } from '../../contract/search/rank.ts'
import { record } from '../audit/audit.ts'
import { countByItem } from '../companies/directory/items.queries.ts'
import { getLookups, readLookups, renewLookups } from '../lookups/lookups.queries.ts'
import { type Item, type ListName, type Lookups, nameOf } from '../lookups/lookups.ts'
import { addProposal, countProposals, listWaitingProposals, removeProposal } from '../lookups/proposals.queries.ts'
import { refuse } from '../platform/http/answer.ts'
import type { AdministratorCall, AnswerOf, CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { Language } from '../platform/http/words.ts'
import { toMonth } from '../platform/months.ts'
import { listToldTitles } from '../salaries/national.ts'
import { addItem, changeItem, findByName, findPlace, isNeeded, joinItem, splitNames, undoJoin } from './lists.ts'

/** The routes of the lookup lists (`docs/launch.md`): what an administrator changes in them, and what people propose. */
export const listRoutes: readonly Route[] = [
  route(contract.readList, async (call) => {
    const list = contract.managedLists.find((one) => one === call.params.list)
    if (!list) return refuse(404, 'not_found')
    return { data: { list, growing: contract.isGrowing(list), items: await readItems(call, list) } }
  }),

  route(contract.addItem, async (call) => {
    const { list, name_en, name_ar, also, ...where } = call.answers
    const place = findPlace(await getLookups(call.services.db), list, where)
    if (!place) return refuse(422, 'missing')
    const words = { nameEn: name_en, nameAr: name_ar, also: splitNames(also) }
    const added = await runAct(call, (using, by) => addItem(using, list, { words, place }, by))
    if (added === 'too_many_chosen') return refuse(422, added, 'also')
    return typeof added === 'number' ? { message: 'item_added' } : refuse(409, added)
  }),

  route(contract.changeItem, async (call) => {
    const { params, answers } = call
    if (!contract.managedLists.some((one) => one === params.list)) return refuse(404, 'not_found')
    const { name_en, name_ar, also, hidden } = answers
    const after = { nameEn: name_en, nameAr: name_ar, also: splitNames(also), hidden: hidden === 1 }
    const problem = await runAct(call, (using, by) => changeItem(using, params.list, params.item, after, by))
    if (problem === 'not_found') return refuse(404, problem)
    if (problem === 'too_many_chosen') return refuse(422, problem, 'also')
    return problem ? refuse(409, problem) : { message: 'item_changed' }
  }),

  route(contract.joinItem, async (call) => {
    const { list, item } = call.params
    if (!contract.isGrowing(list)) return refuse(404, 'not_found')
    const problem = await runAct(call, (using, by) => joinItem(using, list, item, call.answers.into, by))
    if (problem === 'not_found') return refuse(404, problem)
    if (problem === 'not_a_choice') return refuse(422, problem, 'into')
    return problem ? refuse(409, problem) : { message: 'item_joined' }
  }),

  route(contract.separateItem, async (call) => {
    const { list, item } = call.params
    const problem = await runAct(call, (using, by) => undoJoin(using, list, item, by))
    return problem ? refuse(404, problem) : { message: 'item_separated' }
  }),

  route(contract.listProposals, async ({ services, language }) => {
    const lookups = await getLookups(services.db)
    const waiting = await listWaitingProposals(services.db)
    return {
      data: waiting.flatMap(({ id, list: of, name, parentId, month }) => {
        const list = proposableLists.find((one) => one === of)
        if (!list) return []
        const parent = list === 'specilizations' ? lookups.item('qualifications', parentId) : undefined
        const near = findNear(lookups, { list, name, parentId: parent?.id }, language)
        return [{ id, list, name, of: parent ? { id: parent.id, name: nameOf(parent, language) } : null, month, near }]
      }),
    }
  }),

  route(contract.decideProposal, decide),

  route(proposeName, async ({ services, answers: { list, name, qualification }, now }) => {
    const lookups = await getLookups(services.db)
    if (findByName(lookups, list, [name], qualification)) return refuse(409, 'item_listed', 'name')
    if ((await countProposals(services.db)) >= maxWaiting) return refuse(409, 'names_waiting')
    await addProposal(services.db, { list, name, parentId: qualification ?? 0, month: toMonth(now) })
    return { message: 'name_proposed' }
  }),
]

/** The most names that wait: no number of accounts fills the list without end. */
const maxWaiting = 2000

/** Runs an act in a transaction; this server sees it at once. */
async function runAct<Done>(
  { services, account, now }: AdministratorCall,
  run: (using: Pick<AdministratorCall['services'], 'db' | 'privacy'>, by: { by: string; now: Date }) => Promise<Done>,
): Promise<Done> {
  const { db, reads, privacy } = services
  const done = await db.transaction((tx) => run({ db: tx, privacy }, { by: account.administers.pseudonym, now }))
  await renewLookups(db, reads)
  return done
}

/** The list that holds what the items of a list belong to. */
const parents: Readonly<Record<string, ListName>> = { jobtitles: 'departments', specilizations: 'qualifications' }

async function readItems({ services, language }: Pick<AdministratorCall, 'services' | 'language'>, list: ListName) {
  const { reads } = services
  const lookups = await readLookups(reads)
  const [companies, pay] = await Promise.all([
    countByItem(reads, list),
    list === 'jobtitles' ? listToldTitles({ db: reads, lookups }) : undefined,
  ])
  const ofItem = (item: Item) =>
    list === 'cities'
      ? lookups.name('regions', item.regionId, language)
      : parents[list]
        ? lookups.name(parents[list], item.parentId, language)
        : null
  const describeItem = (item: Item, joined: { id: number; name: string } | null) => ({
    ...{ id: item.id, name_en: item.nameEn, name_ar: item.nameAr, also: [...item.also] },
    of: ofItem(item),
    parent: parents[list] ? item.parentId : null,
    hidden: item.hidden === true,
    needed: isNeeded(lookups, list, item),
    joined,
    companies: companies ? (companies.get(item.id) ?? 0) : null,
    people: pay?.told.get(item.id)?.people ?? null,
  })
  const gone = lookups.joined(list).map((item) => {
    const now = lookups.item(list, item.id)!
    return describeItem(item, { id: now.id, name: nameOf(now, language) })
  })
  return [...lookups.items(list).map((item) => describeItem(item, null)), ...gone]
}

type Missed = { list: ListName; name: string; parentId: number | undefined }

function findNear(lookups: Lookups, { list, name, parentId }: Missed, language: Language): string[] {
  const items = lookups.items(list, parentId).map((item) => lookups.named(item, language))
  return rankItems(items, name)
    .slice(0, 3)
    .map(({ item }) => item.name)
}

/** Thrown so that what was done in the transaction is taken back; the proposal goes on waiting. */
class Refused extends Error {
  readonly code: 'item_listed' | 'missing' | 'not_a_choice' | 'item_elsewhere' | 'too_many_chosen' | 'not_found'
  constructor(code: Refused['code']) {
    super(code)
    this.code = code
  }
}

async function decide(call: CallOf<typeof contract.decideProposal>): Promise<AnswerOf<typeof contract.decideProposal>> {
  try {
    await runAct(call, (using, by) => decideIn(using, call, by))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code } = error
    if (code === 'not_found') return refuse(404, code)
    if (code === 'item_listed' || code === 'item_elsewhere') return refuse(409, code)
    return refuse(422, code, code === 'not_a_choice' ? 'into' : code === 'missing' ? 'name_en' : 'also')
  }
  return { message: 'proposal_decided' }
}

async function decideIn(
  using: Pick<AdministratorCall['services'], 'db' | 'privacy'>,
  { params, answers }: Pick<CallOf<typeof contract.decideProposal>, 'params' | 'answers'>,
  by: { by: string; now: Date },
): Promise<void> {
  const { db: tx } = using
  const proposal = await removeProposal(tx, params.proposal)
  if (!proposal) throw new Refused('not_found')
  const { list, name, parentId } = proposal
  if (!contract.isGrowing(list)) throw new Refused('not_found')
  const { act: decision, name_en, name_ar, also, department, near, into } = answers
  if (decision === 'refuse') {
    const subject = `list/${list}/proposal`
    await record(using, { actor: by.by, action: 'list.refuse', subject, details: { name }, now: by.now })
    return
  }
  const lookups = await readLookups(tx)
  if (decision === 'same') {
    const item = into === undefined ? undefined : lookups.item(list, into)
    if (!item || item.id !== into) throw new Refused('not_a_choice')
    if (parentId !== 0 && item.parentId !== parentId) throw new Refused('item_elsewhere')
    const { nameEn, nameAr, hidden } = item
    const after = { nameEn, nameAr, also: splitNames([...item.also, name].join('\n')), hidden: hidden === true }
    const problem = await changeItem(using, list, item.id, after, by)
    if (problem && problem !== 'item_needed') throw new Refused(problem)
    return
  }
  const qualification = parentId === 0 ? undefined : parentId
  const place = findPlace(lookups, list, {
    ...(department !== undefined && { department }),
    ...(near !== undefined && { near }),
    ...(qualification !== undefined && { qualification }),
  })
  if (!place || !name_en || !name_ar) throw new Refused('missing')
  const words = { nameEn: name_en, nameAr: name_ar, also: splitNames(also) }
  const added = await addItem(using, list, { words, place }, by)
  if (typeof added !== 'number') throw new Refused(added)
}
