import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { createCall } from '../../../src/client/data/call.ts'
import { openDraft } from '../../../src/client/outbox/draft.ts'
import { createDrain, type Drain } from '../../../src/client/outbox/drain.ts'
import { createLock } from '../../../src/client/outbox/lock.ts'
import { packings } from '../../../src/client/outbox/packings/questions.ts'
import { packReview } from '../../../src/client/outbox/packings/review.ts'
import { queue, refreshQueue } from '../../../src/client/outbox/queue.ts'
import { resumeHeld } from '../../../src/client/outbox/resume.ts'
import { openOutboxStore } from '../../../src/client/outbox/store.ts'
import { type FormName, isOther, type Submission } from '../../../src/client/outbox/submission.ts'
import { submit } from '../../../src/client/outbox/submit.ts'
import { handleRefusal } from '../../../src/client/session/refusals.ts'
import { getOwner, session, signIn, signOut } from '../../../src/client/session/session.ts'
import type { RawAnswers } from '../../../src/contract/form/form.ts'
import type { TestServer } from './server.ts'

/** Returns the packing the form itself uses; of the forms other than reviews, only questions are used here. */
const packingOf = (type: FormName) => (isOther(type) ? packings.question : packReview(type))

/** What the network does to one request, in place of delivering it and its response. */
export type Weather = (request: () => Promise<Response>) => Promise<Response>
const calm: Weather = (request) => request()
export const noNetwork: Weather = () => Promise.reject(new TypeError('Failed to fetch'))
/** The server receives the request; its response is lost. */
export const lostReply: Weather = async (request) => {
  await request()
  throw new TypeError('Failed to fetch')
}

/**
 * Creates a browser with the real outbox, session and call, connected to the real server without a port. Its page and
 * its worker share one storage and one lock, as tabs do. One device at a time, since the session is a module's state.
 */
export async function newDevice(server: Pick<TestServer, 'app'>) {
  signOut()
  return openDevice(server, new IDBFactory())
}

/** Opens the same device after its page was closed or killed: what is in `disk` and in the session is there again. */
export async function openDevice(server: Pick<TestServer, 'app'>, disk: IDBFactory) {
  vi.stubGlobal('indexedDB', disk)
  const store = openOutboxStore(undefined)
  await store.read()
  const lock = createLock(undefined)
  const device = {
    weather: calm,
    now: Date.parse('2026-10-10T09:00:00Z'),
    app: server.app,
    disk,
    requests: [] as string[],
  }

  const call = createCall({
    fetch: (async (address: string, options: RequestInit) => {
      device.requests.push(new Headers(options.headers).get('Idempotency-Key') ?? address)
      return device.weather(async () => device.app.request(address, options))
    }) as typeof fetch,
    language: () => 'en',
    token: () => session.auth.token,
    onRefusal: handleRefusal,
  })
  /** Creates a drain: each tab and the worker has its own. */
  const newDrain = (): Drain =>
    createDrain({
      store,
      call,
      owner: () => getOwner(session.auth),
      now: () => device.now,
      random: () => 1,
      lock,
    })
  const drain = newDrain()
  const chance = () => ({ now: device.now, uuid: () => crypto.randomUUID() })

  return Object.assign(device, {
    newDrain,
    drain,
    signOut,
    /** Returns false once the storage has refused a write. */
    kept: () => store.kept(),
    /** Returns whether there is still a session: a 401 or 403 ends it. */
    isSignedIn: () => session.auth.token !== null,
    /** Enters answers into the form of a type and company, and leaves the draft saved. */
    async edit(type: FormName, companyId: number, answers: RawAnswers): Promise<void> {
      const subject = { owner: getOwner(session.auth), type, companyId, companyName: `Company ${companyId}` }
      const draft = openDraft({ store, drain, chance }, subject, packingOf(type))
      await vi.waitUntil(() => draft.view.status === 'ready')
      draft.save(answers)
      await draft.flush()
      draft.close()
    },
    /** Signs in as the login page does; what was held for the person is sent. */
    async signIn(email: string, token: string): Promise<void> {
      const person = {
        data: { name: email, email, image: null },
        owner: email,
        closeable: 0,
        roles: [],
        companies: [],
      } as const
      signIn({ token, user: person as never })
      await resumeHeld(store, email)
      await drain({ eager: true })
    },
    submit: (type: FormName, companyId: number, answers: RawAnswers) => {
      const subject = { owner: getOwner(session.auth), type, companyId, companyName: `Company ${companyId}` }
      return submit({ store, drain, chance }, subject, answers, packingOf(type))
    },
    records: async (): Promise<Submission[]> => (await store.read()).records,
    /** Returns what the outbox page shows to the person who is signed in. */
    async shown() {
      await refreshQueue(store, getOwner(session.auth), device.now)
      return { records: queue.records.map(({ companyId, state }) => ({ companyId, state })), sent: queue.sent.length }
    },
  })
}
