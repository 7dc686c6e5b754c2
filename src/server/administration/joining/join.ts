import { record } from '../../audit/audit.ts'
import { type CompanyRow, listNames, replaceNameKeys } from '../../companies/companies.queries.ts'
import { setAlso } from '../../companies/directory/directory.queries.ts'
import { lockAllNames } from '../../companies/listed-names.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { countQuestions } from '../../questions/questions.queries.ts'
import { countReviews } from '../../reviews/recounting.queries.ts'
import { type Move, moveContributions } from './contributions.queries.ts'
import {
  moveFollowers,
  movePeople,
  moveRivals,
  returnFollowers,
  returnPeople,
  returnRivals,
} from './followers.queries.ts'
import * as store from './joins.queries.ts'
import * as numbers from './numbers.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }
type Act = { by: string; now: Date; undoes?: number }

/** Why two companies are not joined. `company_busy`: a release or a decision about their people is under way. */
export type NotJoined = 'not_found' | 'not_a_choice' | 'company_busy'
/** Why a company is not taken apart again. */
export type NotSeparated = 'not_found' | 'company_busy' | 'changed_since'

/**
 * Lets a company be another one for good (decision 145), in the caller's transaction, and notes that; returns why not.
 * Everything about the one belongs to the other: what people wrote, with votes, reports and decisions; who speaks for
 * it; files and surveys; its counters, and what releases have published of it. Nobody is told. Its id leads to the
 * other one, and what is sealed with it, or named by it, counts as being about the other one.
 */
export async function joinCompanies(using: Dependencies, move: Move, act: Act): Promise<NotJoined | undefined> {
  const { db: tx } = using
  const { from, into } = move
  if (from === into) return 'not_a_choice'
  await lockAllNames(tx)
  const rows = await store.lockBoth(tx, move)
  const [one, other] = [rows.get(from), rows.get(into)]
  if (!one?.isApproved) return 'not_found'
  if (!other?.isApproved) return 'not_a_choice'
  if (!(await numbers.lockReleases(tx, move)) || (await store.isChangingRoles(tx, move))) return 'company_busy'
  // Before anything follows it: what comes in while this runs waits for the row, and finds the other company.
  const former = await store.setJoined(tx, move)
  const moved = await moveContributions(tx, move)
  const tallies = await numbers.addTallies(tx, move)
  await numbers.addTold(using, move, 1)
  const people = await movePeople(tx, move)
  const followers = await moveFollowers(tx, move)
  const rivals = await moveRivals(tx, move)
  const names = await addNames(tx, other, listNames(one))
  const releases = await numbers.countReleases(tx, into)
  const kept = { moved, followers, people, rivals, tallies, newcomers: {}, releases, former, names }
  await store.addJoin(tx, from, kept, act.now)
  const details = { before: null, after: into, names: pickNames(one), into: pickNames(other) }
  await note(using, 'company.join', from, details, act)
  return undefined
}

/**
 * Takes a company apart from the one it was joined into, in the caller's transaction, and notes that; returns why not.
 * What was moved goes back; what was written since stays. This is impossible once a release has published numbers of
 * both together, since those numbers belong to neither of them.
 */
export async function takeApart(using: Dependencies, from: number, act: Act): Promise<NotSeparated | undefined> {
  const { db: tx, privacy } = using
  const into = await store.findJoinedInto(tx, from)
  if (into === null) return 'not_found'
  const move = { from, into }
  await lockAllNames(tx)
  const rows = await store.lockBoth(tx, move)
  const [one, other] = [rows.get(from), rows.get(into)]
  if (one?.joinedInto !== into || !other?.isApproved) return 'changed_since'
  if (!(await numbers.lockReleases(tx, move))) return 'company_busy'
  const kept = await store.removeKeptJoin(tx, from)
  if (!kept || kept.releases !== (await numbers.countReleases(tx, into))) return 'changed_since'
  await store.setApart(tx, from, kept.former)
  // Backwards: the other company is where they are now.
  const back = { from: into, into: from }
  const moved = await moveContributions(tx, back, kept.moved)
  await numbers.returnTallies(tx, move, kept.tallies)
  await recountMoved({ db: tx, privacy }, move, moved)
  await numbers.addTold(using, move, -1)
  await returnFollowers(tx, move, kept.followers, kept.moved)
  await returnPeople(tx, move, kept.people)
  await returnRivals(tx, kept.rivals)
  await removeNames(tx, other, kept.names)
  await replaceNameKeys(tx, one)
  const details = { before: into, after: null }
  await note(using, 'company.separate', from, details, act)
  return undefined
}

/** Moves what servers of an earlier version have published about companies that have become others. */
export async function moveJoinedNumbers(using: Pick<Dependencies, 'db' | 'privacy'>): Promise<void> {
  for (const move of await store.listLeftBehind(using.db))
    await using.db.transaction(async (tx) => {
      const rows = await store.lockBoth(tx, move)
      if (rows.get(move.from)?.joinedInto !== move.into) return
      await moveContributions(tx, move)
      await numbers.addTallies(tx, move)
    })
}

/** Gives a company the names of another one, by which it is found from now on; returns those it did not have. */
async function addNames(tx: Database, company: CompanyRow, names: readonly string[]): Promise<string[]> {
  const known = new Set(listNames(company))
  const added = names.filter((name) => !known.has(name))
  await setNames(tx, company, [...company.also, ...added])
  return added
}

const removeNames = (tx: Database, company: CompanyRow, names: readonly string[]) =>
  setNames(
    tx,
    company,
    company.also.filter((name) => !names.includes(name)),
  )

async function setNames(tx: Database, company: CompanyRow, also: readonly string[]): Promise<void> {
  await setAlso(tx, company.id, also)
  await replaceNameKeys(tx, { ...company, also: [...also] })
}

/** Counts the reviews and questions that went back with the company they are about, and not with the other one. */
async function recountMoved(
  { db: tx, privacy }: Pick<Dependencies, 'db' | 'privacy'>,
  { from, into }: Move,
  { reviews, questions }: Awaited<ReturnType<typeof moveContributions>>,
): Promise<void> {
  await countReviews({ db: tx, privacy }, reviews, { from: into, into: from })
  const asked = await store.countPublished(tx, from, questions)
  if (asked === 0) return
  await countQuestions(tx, into, -asked)
  await countQuestions(tx, from, asked)
}

const pickNames = ({ nameEn, nameAr }: CompanyRow) => ({ nameEn, nameAr })

const note = (
  { db, privacy }: Dependencies,
  action: 'company.join' | 'company.separate',
  id: number,
  details: Record<string, unknown>,
  { by: actor, now, undoes }: Act,
) =>
  record(
    { db, privacy },
    {
      ...{ actor, action, subject: `company/${id}`, now },
      details: { ...details, undoes },
    },
  )
