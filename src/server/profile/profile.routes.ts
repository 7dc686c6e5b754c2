import { randomUUID } from 'node:crypto'
import type { User } from '../../contract/accounts/user.schema.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { FileProblem } from '../../contract/problem-groups.ts'
import { type ProfileList, profileListNames } from '../../contract/profile/forms.ts'
import * as profile from '../../contract/profile/profile.ts'
import { toUser } from '../accounts/user.ts'
import { changeVault, readSealedVault, setPicture } from '../accounts/vault.queries.ts'
import { openVault } from '../accounts/vault.ts'
import { addFile, hasRoom, readFile, removeFile } from '../files/files.queries.ts'
import { type FileFit, type JudgedFile, refuseFile, takeFile } from '../files/take.ts'
import type { Database } from '../platform/db/database.ts'
import { type Refusal, refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf, MemberCall, RefusedBy, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { MessageKey } from '../platform/http/words.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../platform/idempotency/once.ts'
import { toMonth } from '../platform/months.ts'
import { toDetails } from './details.ts'
import { dropEntry, findEntry, isFull, withChanged, withEntry } from './entries.ts'
import { addSupportMessage } from './profile.queries.ts'

/** Side lengths in pixels: of the picture beside a name, and of the scan of a certificate. */
const fits = { picture: { most: 192, square: true }, document: { most: 1600 } } as const

export const profileRoutes: readonly Route[] = [
  route(profile.getDetails, async ({ services, account, language }) => ({
    data: await toDetails(services.db, openVault(services.privacy, account), language),
  })),

  route(profile.saveInfo, async ({ services, account, answers }) => {
    await changeVault(services, account, (vault) => ({ ...vault, info: answers }))
    return { message: 'profile_saved' }
  }),

  route(profile.savePicture, async (call) => {
    const taken = await takeImage(call.answers, fits.picture)
    if (!taken) return refuse(422, 'missing', 'image')
    return 'refused' in taken ? taken : changePicture(call, taken)
  }),
  route(profile.removePicture, (call) => changePicture(call)),

  ...profileListNames.flatMap((list) => [
    routeOnce(profile.addEntry[list], {
      prepare: (call) => takeScan(list, call),
      act: (tx, call, scan) => add(tx, list, call, scan),
      present: asTheyAreNow,
    }),
    route(profile.changeEntry[list], (call) => change(list, call)),
    route(profile.removeEntry[list], (call) => remove(list, call)),
  ]),

  route(profile.getFile, async ({ services, account, params }) => {
    const file = await readFile(services, account, params.file)
    return file ? { file } : refuse(404, 'not_found')
  }),

  routeOnce(profile.sendSupport, {
    async act(tx, { services, account, answers, now }) {
      const { type, message } = answers
      await addSupportMessage({ ...services, db: tx }, account, { month: toMonth(now), type, message })
      return { status: 200, message: 'support_received' }
    },
  }),
]

/** The answer to a change of what a person says of themselves: the person after the change. */
type ChangedUser = { data: User; message: MessageKey }
type Addition = (typeof profile.addEntry)[ProfileList]
type Change = (typeof profile.changeEntry)[ProfileList]
type Removal = (typeof profile.removeEntry)[ProfileList]

/** Processes the file sent along; undefined when there is none. */
async function takeImage({ image }: RawAnswers, fit: FileFit): Promise<JudgedFile | Refusal<FileProblem> | undefined> {
  if (!(image instanceof Blob)) return undefined
  const taken = await takeFile(image, fit)
  return typeof taken === 'string' ? refuseFile(taken, 'image') : taken
}

async function changePicture({ services, account, language }: MemberCall, taken?: JudgedFile): Promise<ChangedUser> {
  const image = await services.db.transaction(async (tx) => {
    const file = taken ? await addFile({ ...services, db: tx }, account, taken) : null
    const before = await setPicture(tx, account.id, file)
    if (before) await removeFile({ db: tx }, account, before)
    return file
  })
  const data = await toUser(services, { ...account, image }, language)
  return { data, message: taken ? 'picture_saved' : 'picture_removed' }
}

async function takeScan(list: ProfileList, call: CallOf<Addition>): Promise<Scan | RefusedBy<Addition>> {
  if (isFull(openVault(call.services.privacy, call.account), list)) return refuse(409, 'list_full')
  const file = await takeImage(call.answers, fits.document)
  return file && 'refused' in file ? file : { file }
}

type Scan = { file: JudgedFile | undefined }

async function add(
  tx: Database,
  list: ProfileList,
  call: CallOf<Addition>,
  scan: Scan,
): Promise<KeptAnswer | RefusedBy<Addition>> {
  const { services, account } = call
  if (scan.file && !(await hasRoom(tx, account, scan.file))) return refuse(409, 'files_full')
  const { image: _, ...answers }: RawAnswers = call.answers
  const using = { ...services, db: tx }
  let full = false
  await changeVault(using, account, async (vault) => {
    // Looked at again: other calls of the person may have filled the list meanwhile.
    full = isFull(vault, list)
    if (full) return vault
    const file = scan.file && (await addFile(using, account, scan.file))
    return withEntry(vault, list, { ...answers, id: randomUUID(), ...(file && { file }) })
  })
  if (full) return refuse(409, 'list_full')
  return { status: 200, message: list === 'experience' ? 'experience_added' : 'profile_saved' }
}

/** Returns the person after a change of the vault: what they may review may have changed. */
async function asTheyAreNow({ services, account, language }: MemberCall) {
  return toUser(services, { ...account, vault: await readSealedVault(services.db, account.id) }, language)
}

async function change(list: ProfileList, call: CallOf<Change>): Promise<AnswerOf<Change>> {
  const { services, account, params, language } = call
  const id = params.entry
  if (!findEntry(openVault(services.privacy, account), list, id)) return refuse(404, 'not_found')
  const taken = await takeImage(call.answers, fits.document)
  if (taken && 'refused' in taken) return taken
  const { image: _, ...answers }: RawAnswers = call.answers
  return services.db.transaction(async (tx): Promise<AnswerOf<Change>> => {
    if (taken && !(await hasRoom(tx, account, taken))) return refuse(409, 'files_full')
    const using = { ...services, db: tx }
    return saveVault({ services: using, account, language }, 'profile_saved', async (vault) => {
      const kept = findEntry(vault, list, id)
      if (!kept) return vault
      const file = taken && (await addFile(using, account, taken))
      if (file && kept.file) await removeFile(using, account, kept.file)
      return withChanged(vault, list, id, answers, file)
    })
  })
}

/** Removes an entry. Removing one that is gone already is no error: a repeated call gets the same answer. */
function remove(list: ProfileList, call: CallOf<Removal>): Promise<AnswerOf<Removal>> {
  const id = call.params.entry
  return saveVault(call, 'entry_removed', async (vault, tx) => {
    const file = findEntry(vault, list, id)?.file
    if (file) await removeFile({ db: tx }, call.account, file)
    return dropEntry(vault, list, id)
  })
}

/** Changes the vault and returns the person after it: what they may review may have changed. */
async function saveVault(
  { services, account, language }: Pick<MemberCall, 'services' | 'account' | 'language'>,
  message: 'profile_saved' | 'entry_removed',
  change: Parameters<typeof changeVault>[2],
): Promise<ChangedUser> {
  const vault = await changeVault(services, account, change)
  return { data: await toUser(services, { ...account, vault }, language), message }
}
