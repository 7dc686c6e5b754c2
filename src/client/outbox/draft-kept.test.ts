import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { me, openRead } from '../../../tests/support/drafts.ts'
import { registerForm } from '../../contract/accounts/registration.ts'
import { companyRequest } from '../../contract/companies/requests.ts'
import { type Packing, packUnqueued } from './request.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'

let store: OutboxStore

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
})

describe('handing it over', () => {
  it('answers the form refuses are not queued, and come back beside their fields', async () => {
    const draft = await openRead(store)
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
    const draft = await openRead(store, {
      subject: { ...company, owner: null, type: 'sign_up' },
      by: packUnqueued(registerForm),
    })
    draft.save({ salary: '9000', password: 'quiet-orange-lamp-19', password_confirmation: 'quiet-or' })
    await draft.flush()
    expect((await store.read()).records).toMatchObject([{ answers: { salary: '9000' } }])
    expect(JSON.stringify(await store.read())).not.toContain('quiet')
  })

  it('files are kept from the moment they are handed over, until the answers change', async () => {
    const draft = await openRead(store, { subject: company, by: request })
    draft.save(answers)
    await draft.flush()
    expect(Object.keys((await store.read()).records[0]!.answers)).not.toContain('logo')
    expect(await draft.submit(answers)).toMatchObject({ state: 'waiting' })
    const [waiting] = (await store.read()).records
    expect(waiting).toMatchObject({ state: 'waiting', parcel: { multipart: true } })
    expect(waiting!.answers.logo).toBeInstanceOf(Blob)
    expect(waiting!.parcel!.body.logo).toBeInstanceOf(Blob)
    const again = await openRead(store, { subject: company, by: request })
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
      const draft = await openRead(store, { subject: { ...me, type: 'answer', about, title: `The ${about}?` } })
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
  const draft = await openRead(store, { subject: { ...me, type: 'interview' } })
  draft.save({ questions: [{ question: 'Why here?', answer: 'The people' }] })
  await draft.flush()
  const again = await openRead(store, { subject: { ...me, type: 'interview' } })
  expect(structuredClone(again.view.answers)).toEqual({ questions: [{ question: 'Why here?', answer: 'The people' }] })
})
