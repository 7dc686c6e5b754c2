import { type ProfileList, profileListNames } from '../../contract/profile/forms.ts'
import * as profile from '../../contract/profile/profile.ts'
import { userOf } from '../accounts/routes.ts'
import { addFile, readFile, removeFile } from '../files/store.ts'
import { type Taken, takeFile } from '../files/take.ts'
import { type Answer, type Refused, refuse } from '../http/answer.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { monthOf } from '../reviews/month.ts'
import { detailsOf } from './details.ts'
import { entryOf, isFull, withChanged, withEntry, withoutEntry } from './entries.ts'
import { addSupportMessage, changeVault, setPicture } from './store.ts'
import { openVault } from './vault.ts'

/** Sides in pixels: the picture beside a name, the scan of a certificate. */
const fits = { picture: { most: 192, square: true }, document: { most: 1600 } } as const

export const profileRoutes: readonly Route[] = [
  route(profile.getDetails, async ({ services, account, language }) => ({
    data: await detailsOf(services.db, openVault(services.privacy, account), language),
  })),

  route(profile.saveInfo, async ({ services, account, answers }) => {
    await changeVault(services, account.id, (vault) => ({ ...vault, info: answers }))
    return { message: 'profile_saved' }
  }),

  route(profile.savePicture, async (call) => {
    const taken = await fileOf(call, fits.picture)
    if (!taken) return refuse(422, 'missing', 'image')
    return 'refused' in taken ? taken : changePicture(call, taken)
  }),
  route(profile.removePicture, (call) => changePicture(call)),

  ...profileListNames.flatMap((list) => [
    route(profile.addEntry[list], (call) => add(list, call)),
    route(profile.changeEntry[list], (call) => change(list, call)),
    route(profile.removeEntry[list], (call) => remove(list, call)),
  ]),

  route(profile.getFile, async ({ services, account, params }) => {
    const file = await readFile(services, account, params.file ?? '')
    return file ? { file } : refuse(404, 'not_found')
  }),

  route(profile.sendSupport, async ({ services, account, answers, idempotencyKey, now }) => {
    const { type, message } = answers as { type: string; message: string }
    const id = entryId(services.privacy, account.secret, idempotencyKey)
    await addSupportMessage(services, account, { id, month: monthOf(now), type, message })
    return { message: 'support_received' }
  }),
]

/** What is kept of the file that came along; undefined where none did. */
async function fileOf(
  { services, account, answers }: Call,
  fit: (typeof fits)[keyof typeof fits],
): Promise<Taken | Refused | undefined> {
  if (!(answers.image instanceof Blob)) return undefined
  const wait = await services.limits.files.attempt(account.id)
  if (wait > 0) return refuse(429, 'too_many', '', wait)
  const taken = await takeFile(answers.image, fit)
  return typeof taken === 'string' ? refuse(422, taken, 'image') : taken
}

async function changePicture({ services, account, language }: Call, taken?: Taken): Promise<Answer> {
  const image = await services.db.transaction(async (tx) => {
    const file = taken ? await addFile({ ...services, db: tx }, account, taken) : null
    const before = await setPicture(tx, account.id, file)
    if (before) await removeFile({ db: tx }, account, before)
    return file
  })
  const data = await userOf(services, { ...account, image }, language)
  return { data, message: taken ? 'picture_saved' : 'picture_removed' }
}

async function add(list: ProfileList, call: Call): Promise<Answer> {
  const { services, account, idempotencyKey } = call
  const id = entryId(services.privacy, account.secret, idempotencyKey)
  const known = openVault(services.privacy, account)
  if (!entryOf(known, list, id) && isFull(known, list)) return refuse(409, 'list_full')
  const taken = await fileOf(call, fits.document)
  if (taken && 'refused' in taken) return taken
  const { image: _, ...answers } = call.answers
  return saved(call, list === 'experience' ? 'experience_added' : 'profile_saved', async (vault, tx) => {
    if (entryOf(vault, list, id)) return vault
    const file = taken && (await addFile({ ...services, db: tx }, account, taken))
    return withEntry(vault, list, { ...answers, id, file })
  })
}

async function change(list: ProfileList, call: Call): Promise<Answer> {
  const { services, account, params } = call
  const id = params.entry ?? ''
  if (!entryOf(openVault(services.privacy, account), list, id)) return refuse(404, 'not_found')
  const taken = await fileOf(call, fits.document)
  if (taken && 'refused' in taken) return taken
  const { image: _, ...answers } = call.answers
  return saved(call, 'profile_saved', async (vault, tx) => {
    const kept = entryOf(vault, list, id)
    if (!kept) return vault
    const file = taken && (await addFile({ ...services, db: tx }, account, taken))
    if (file && kept.file) await removeFile({ db: tx }, account, kept.file)
    return withChanged(vault, list, id, answers, file)
  })
}

/** Removing what is gone already is no mistake: a repeated call gets the same answer. */
function remove(list: ProfileList, call: Call): Promise<Answer> {
  const id = call.params.entry ?? ''
  return saved(call, 'entry_removed', async (vault, tx) => {
    const file = entryOf(vault, list, id)?.file
    if (file) await removeFile({ db: tx }, call.account, file)
    return withoutEntry(vault, list, id)
  })
}

/** Changes the vault and answers the person as they now are: what they may review may have changed. */
async function saved(
  { services, account, language }: Call,
  message: 'profile_saved' | 'experience_added' | 'entry_removed',
  change: Parameters<typeof changeVault>[2],
): Promise<Answer> {
  const vault = await changeVault(services, account.id, change)
  return { data: await userOf(services, { ...account, vault }, language), message }
}

/** An id that is the same for a repeated call, and tells nothing. */
function entryId(privacy: Call['services']['privacy'], secret: Uint8Array, key: string): string {
  const hex = privacy.idempotencyKey(secret, key).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
