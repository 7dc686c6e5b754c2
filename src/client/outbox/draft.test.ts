import { IDBFactory } from 'fake-indexeddb'
import { snapshot } from 'valtio'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { registerForm } from '../../contract/accounts/registration.ts'
import { companyRequest } from '../../contract/companies/request.ts'
import { type Draft, openDraft } from './draft.ts'
import { neverQueued, type Packing } from './parcel.ts'
import { reviewPacking } from './review-packing.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'
import { refused } from './submission.ts'

const packing = reviewPacking('company')
const me = { owner: 'reem@x.example', type: 'company', companyId: 7, companyName: 'Masar' } as const
let store: OutboxStore
let firstSaves: number

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
  firstSaves = 0
})

const chance = () => ({ now: Date.now(), uuid: () => crypto.randomUUID() })
async function open(
  subject: Parameters<typeof openDraft>[1] = me,
  locks = locksOfOneBrowser(),
  by = packing,
): Promise<Draft> {
  const drain = async () => ({ state: 'signedOut' }) as const
  const draft = openDraft({ store, drain, chance, locks, onFirstSave: () => firstSaves++ }, subject, by)
  await vi.waitFor(() => expect(draft.view.status).not.toBe('opening'))
  return draft
}

/** Web Locks as far as drafts use them: one holder to a name, others wait, `steal` takes it. */
function locksOfOneBrowser(): Pick<LockManager, 'request'> {
  const held = new Map<string, (reason: Error) => void>()
  const waiting: { name: string; run: () => void }[] = []
  const request = (name: string, { signal, steal }: LockOptions, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const run = () => {
        held.set(name, reject)
        void work().then(() => {
          if (held.get(name) === reject) held.delete(name)
          const next = waiting.findIndex((one) => one.name === name)
          if (next >= 0) waiting.splice(next, 1)[0]?.run()
          resolve()
        })
      }
      if (steal) held.get(name)?.(new DOMException('taken', 'AbortError'))
      if (steal || !held.has(name)) return run()
      waiting.push({ name, run })
      signal?.addEventListener('abort', () => {
        const place = waiting.findIndex((one) => one.run === run)
        if (place >= 0) waiting.splice(place, 1)
        reject(new DOMException('stopped', 'AbortError'))
      })
    })
  return { request } as never
}

describe('a draft survives', () => {
  it('what is typed while the device is still being read is kept, unless something lies there already', async () => {
    const typeEarly = async (text: string) => {
      const drain = async () => ({ state: 'signedOut' }) as const
      const draft = openDraft({ store, drain, chance, locks: locksOfOneBrowser() }, me, packing)
      draft.save({ pros: text })
      await vi.waitFor(() => expect(draft.view.status).toBe('ready'))
      await draft.flush()
      draft.close()
      return (await store.read()).records.map(({ answers }) => answers.pros)
    }
    expect(await typeEarly('first')).toEqual(['first'])
    expect(await typeEarly('second')).toEqual(['first'])
  })

  it('what is typed in the page’s last turn, before the device was read, takes an empty place and no other', async () => {
    const leaveEarly = async (text: string) => {
      const never = { request: () => new Promise(() => {}) } as never
      const drain = async () => ({ state: 'signedOut' }) as const
      const draft = openDraft({ store, drain, chance, locks: never }, me, packing)
      draft.save({ pros: text })
      draft.leave()
      const read = async () => (await store.read()).records.map(({ answers }) => answers.pros)
      await vi.waitFor(async () => expect(await read()).not.toEqual([]))
      return read()
    }
    expect(await leaveEarly('first')).toEqual(['first'])
    expect(await leaveEarly('second')).toEqual(['first'])
  })

  it('a page that goes while an older write is under way keeps what was typed last', async () => {
    const draft = await open()
    draft.save({ pros: 'G' })
    const older = draft.flush()
    draft.save({ pros: 'Good' })
    draft.leave()
    await older
    expect((await store.read()).records).toMatchObject([{ answers: { pros: 'Good' } }])
  })

  it('D-009, D-010, D-016: what was typed and the step are back', async () => {
    const draft = await open()
    draft.save({ pros: 'G' }, 2)
    draft.save({ pros: 'Good' }, 3)
    await vi.waitFor(async () => expect((await store.read()).records).toHaveLength(1))
    const again = await open()
    expect(again.view).toMatchObject({ answers: { pros: 'Good' }, step: 3, restored: 1 })
    expect(again.saved).toMatchObject({ state: 'draft', savedAt: expect.any(Number) })
  })

  it('a save changes nothing that the form is drawn with', async () => {
    const draft = await open()
    const before = snapshot(draft.view)
    draft.save({ pros: 'Good' })
    await draft.flush()
    expect(draft.saved.state).toBe('draft')
    expect(snapshot(draft.view)).toBe(before)
  })

  it('opening a form saves nothing', async () => {
    const draft = await open()
    await draft.flush()
    expect((await store.read()).records).toEqual([])
    expect(draft.saved).toMatchObject({ state: 'new', savedAt: null })
  })

  it('asks the browser to keep it once it is saved', async () => {
    const draft = await open()
    draft.save({ pros: 'Good' })
    expect(firstSaves).toBe(0)
    await draft.flush()
    expect(firstSaves).toBe(1)
  })

  it('never claims to be saved without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    store = openOutboxStore(undefined)
    const draft = await open()
    draft.save({ pros: 'Good' })
    await draft.flush()
    expect(draft.saved).toMatchObject({ kept: false, savedAt: null, state: 'draft' })
    expect((await open()).view.answers).toEqual({ pros: 'Good' })
  })

  it('a refused review reopens with its problems', async () => {
    const draft = await open()
    draft.save({ pros: 'No' })
    await draft.flush()
    await store.transact(({ records: [record] }) => ({
      put: [refused(record!, [{ path: 'pros', code: 'pros_length' }], 'Please')],
    }))
    const again = await open()
    expect(again.saved.state).toBe('refused')
    expect(again.view).toMatchObject({ problems: [{ path: 'pros', code: 'pros_length' }], answers: { pros: 'No' } })
  })
})

describe('whose draft it is', () => {
  const written = async () => {
    const visitor = await open({ ...me, owner: null })
    visitor.save({ pros: 'Good' })
    await visitor.flush()
  }

  it("a visitor's is offered to whoever signs in next, and shown and theirs only once they say so", async () => {
    await written()
    const draft = await open()
    expect(draft.view).toMatchObject({ status: 'offered', answers: {} })
    draft.save({ pros: 'Mine' })
    await draft.flush()
    expect((await store.read()).records).toMatchObject([{ owner: null, answers: { pros: 'Good' } }])
    await draft.accept()
    expect(draft.view).toMatchObject({ status: 'ready', answers: { pros: 'Good' }, restored: 1 })
    expect((await store.read()).records).toMatchObject([{ owner: me.owner, answers: { pros: 'Good' } }])
    expect((await open({ ...me, owner: 'other@x.example' })).view).toMatchObject({ status: 'ready', answers: {} })
    expect((await open({ ...me, owner: null })).view).toMatchObject({ status: 'ready', answers: {} })
  })

  it('declined it is gone, and the form begins empty', async () => {
    await written()
    const draft = await open()
    await draft.decline()
    expect(draft.view).toMatchObject({ status: 'ready', answers: {}, restored: 1 })
    expect((await store.read()).records).toEqual([])
  })

  it("a person's own draft is not replaced by a visitor's", async () => {
    for (const [owner, pros] of [
      [me.owner, 'Mine'],
      [null, 'Not mine'],
    ] as const) {
      const draft = await open({ ...me, owner })
      draft.save({ pros })
      await draft.flush()
    }
    expect((await open()).view.answers).toEqual({ pros: 'Mine' })
  })
})

describe('the same draft in two tabs', () => {
  it('the later tab says so, saves nothing, and goes on when the first is closed', async () => {
    const locks = locksOfOneBrowser()
    const first = await open(me, locks)
    const later = await open(me, locks)
    expect(later.view.status).toBe('elsewhere')
    first.save({ pros: 'First' })
    later.save({ pros: 'Later' })
    await later.flush()
    first.close()
    await vi.waitFor(() => expect(later.view).toMatchObject({ status: 'ready', answers: { pros: 'First' } }))
  })

  it('the later tab can take it over; the first stops saving', async () => {
    const locks = locksOfOneBrowser()
    const first = await open(me, locks)
    const later = await open(me, locks)
    later.takeOver()
    await vi.waitFor(() => expect(later.view.status).toBe('ready'))
    await vi.waitFor(() => expect(first.view.status).toBe('elsewhere'))
    later.save({ pros: 'Later' })
    await later.flush()
    first.save({ pros: 'First' })
    await first.flush()
    expect((await store.read()).records).toMatchObject([{ answers: { pros: 'Later' } }])
  })
})

describe('handing it over', () => {
  it('answers the form refuses are not queued, and come back beside their fields', async () => {
    const draft = await open()
    draft.save({ pros: 'No' })
    const outcome = await draft.submit({ pros: 'No' })
    expect(outcome).toMatchObject({ state: 'refused' })
    expect(draft.view.problems.map(({ path }) => path)).toContain('pros')
    expect((await store.read()).records).toMatchObject([{ state: 'draft' }])
  })
})

describe('what is kept', () => {
  const company = { owner: me.owner, type: 'company_request', companyId: 0, companyName: '' } as const
  const request: Packing = {
    form: () => companyRequest,
    pack: ({ answers }) => ({ path: '/companies/request', body: { ...answers }, multipart: true }),
  }
  const answers = {
    ...{ name_en: 'Nawras', name_ar: 'نورس', industry: 1, headquarters: 1 },
    logo: new File(['a'], 'a.png', { type: 'image/png' }),
  }

  it('passwords are kept nowhere', async () => {
    const draft = await open({ ...company, owner: null, type: 'sign_up' }, undefined, neverQueued(registerForm))
    draft.save({ salary: '9000', password: 'quiet-orange-lamp-19', password_confirmation: 'quiet-or' })
    await draft.flush()
    expect((await store.read()).records).toMatchObject([{ answers: { salary: '9000' } }])
    expect(JSON.stringify(await store.read())).not.toContain('quiet')
  })

  it('files are kept from the moment they are handed over, until the answers change', async () => {
    const draft = await open(company, undefined, request)
    draft.save(answers)
    await draft.flush()
    expect(Object.keys((await store.read()).records[0]!.answers)).not.toContain('logo')
    expect(await draft.submit(answers)).toMatchObject({ state: 'waiting' })
    const [waiting] = (await store.read()).records
    expect(waiting).toMatchObject({ state: 'waiting', parcel: { multipart: true } })
    expect(waiting!.answers.logo).toBeInstanceOf(Blob)
    expect(waiting!.parcel!.body.logo).toBeInstanceOf(Blob)
    const again = await open(company, undefined, request)
    again.save(again.view.answers)
    await again.flush()
    expect((await store.read()).records).toMatchObject([{ state: 'waiting', key: waiting!.key }])
    again.save({ ...again.view.answers, name_en: 'Nawras Trading' })
    await again.flush()
    expect((await store.read()).records).toMatchObject([{ state: 'draft', answers: { name_en: 'Nawras Trading' } }])
    expect(Object.keys((await store.read()).records[0]!.answers)).not.toContain('logo')
  })

  it('two answers at one company are two records', async () => {
    for (const about of ['first', 'second']) {
      const draft = await open({ ...me, type: 'answer', about, title: `The ${about}?` })
      draft.save({ answer: about })
      await draft.flush()
    }
    expect((await store.read()).records.map(({ about, title }) => [about, title]).sort()).toEqual([
      ['first', 'The first?'],
      ['second', 'The second?'],
    ])
  })
})

it('what is shown of a draft can be kept again: nothing in it is wrapped', async () => {
  const draft = await open({ ...me, type: 'interview' })
  draft.save({ questions: [{ question: 'Why here?', answer: 'The people' }] })
  await draft.flush()
  const again = await open({ ...me, type: 'interview' })
  expect(structuredClone(again.view.answers)).toEqual({ questions: [{ question: 'Why here?', answer: 'The people' }] })
})
