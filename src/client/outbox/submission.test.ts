import { describe, expect, it } from 'vitest'
import { clientNumber } from '../../contract/client-number.ts'
import {
  createDraft,
  editDraft,
  getSlot,
  holdUntilSignedIn,
  isDue,
  markRefused,
  parseRecord,
  postpone,
  queueDraft,
  resume,
  startAttempt,
} from './submission.ts'

const subject = { owner: 'a@x.example', type: 'company', companyId: 7, companyName: 'Masar' } as const
const chance = () => {
  let given = 0
  return { now: 1_000, uuid: () => `uuid-${++given}` }
}
const ids = chance()
const draft = editDraft(createDraft(subject, ids), { pros: 'Good team' }, 2, ids)
const parcel = { path: '/company/review', body: { pros: 'Good team', company_id: 7 } }
const waiting = queueDraft(draft, { answers: draft.answers, parcel }, 4, ids)

describe('draft and queued review are one record', () => {
  it('D-009, D-010: there is one to a person, form and company', () => {
    expect(getSlot(draft)).toBe(getSlot(waiting))
    expect(new Set([draft, { ...draft, owner: null }, { ...draft, companyId: 8 }].map(getSlot)).size).toBe(3)
  })
  it('a draft keeps its answers, its step and the key it will be sent under', () => {
    expect(draft).toMatchObject({ answers: { pros: 'Good team' }, step: 2, state: 'draft' })
    expect(waiting).toMatchObject({ id: draft.id, key: draft.key, state: 'waiting', order: 5 })
  })
  it('handing over the same answers again changes nothing', () => {
    expect(queueDraft(waiting, { answers: draft.answers, parcel }, 5, ids)).toBe(waiting)
  })
})

describe('edited content gets a new key once it may have reached the server', () => {
  const other = { pros: 'A very good team' }
  it('a draft that was never sent keeps its key', () => {
    expect(editDraft(waiting, other, 3, ids).key).toBe(draft.key)
  })
  it.each([
    ['after an attempt', postpone(waiting, 1_000, { wait: 2_000, paced: false })],
    ['while an attempt is under way', startAttempt(waiting, 1_000)],
    ['after a refusal', markRefused(waiting, [])],
    ['while it is held', holdUntilSignedIn(waiting)],
  ])('%s it does not', (_, record) => {
    const changed = editDraft(record, other, 3, ids)
    expect(changed.key).not.toBe(draft.key)
    expect(changed).toMatchObject({ attempts: 0, notBefore: 0, startedAt: undefined })
  })
  it('a lost reply keeps the key while the content stays', () => {
    expect(postpone(waiting, 1_000, { wait: 2_000, paced: false }).key).toBe(draft.key)
    expect(resume(holdUntilSignedIn(waiting))).toMatchObject({ state: 'waiting', key: draft.key, order: 5 })
  })
  it('a refusal is never asked for again under the same key', () => {
    expect(queueDraft(markRefused(waiting, []), { answers: draft.answers, parcel }, 5, ids).key).not.toBe(draft.key)
  })
})

describe('a refused review reopens with its problems', () => {
  const record = markRefused(
    waiting,
    [
      { path: 'pros', code: 'pros_length' },
      { path: 'last_year', code: 'last_year' },
    ],
    'Please check your answers',
  )
  it('an answer that changes loses its problem, and the review still needs its writer', () => {
    expect(editDraft(record, { pros: 'Long enough now' }, 3, ids)).toMatchObject({
      state: 'refused',
      problems: [{ path: 'last_year', code: 'last_year' }],
    })
  })
  it('opening it changes nothing', () => {
    expect(editDraft(record, record.answers, record.step, ids)).toBe(record)
  })
})

describe('what travels is packed when it is handed over', () => {
  it.each([
    ['while it waits', waiting],
    ['after an attempt', postpone(waiting, 1_000, { wait: 2_000, paced: false })],
    ['while it is held, and when it goes on', resume(holdUntilSignedIn(waiting))],
  ])('it stays packed %s', (_, record) => {
    expect(record.parcel).toEqual({ ...parcel, client: clientNumber })
  })
  it.each([
    ['other answers', editDraft(waiting, { pros: 'A very good team' }, 3, ids)],
    ['a refusal', markRefused(waiting, [])],
  ])('%s unpacks it', (_, record) => {
    expect(record.parcel).toBeUndefined()
  })
  it('is packed again when it is handed over again', () => {
    const again = { path: '/company/review', body: { pros: 'Better', company_id: 7 } }
    expect(queueDraft(markRefused(waiting, []), { answers: { pros: 'Better' }, parcel: again }, 5, ids).parcel).toEqual(
      { ...again, client: clientNumber },
    )
  })
})

describe('records of earlier versions', () => {
  it.each(['draft', 'waiting', 'held', 'refused'] as const)('a %s of version 1 loses nothing', (state) => {
    const { parcel: _, ...old } = { ...waiting, state, version: 1 }
    expect(parseRecord(old)).toEqual({ ...old, version: 3 })
  })
  it.each([undefined, [], { version: 4 }, 'text'])('%j is none of ours', (row) => {
    expect(parseRecord(row)).toBeUndefined()
  })
})

describe('when an attempt may start', () => {
  const late = postpone(waiting, 10_000, { wait: 2_000, paced: false })
  it('waits until its time, unless the connection returned', () => {
    expect(isDue(late, 11_999)).toBe(false)
    expect(isDue(late, 12_000)).toBe(true)
    expect(isDue(late, 11_000, true)).toBe(true)
  })
  it('keeps a time the server asked for', () => {
    expect(isDue(postpone(waiting, 10_000, { wait: 2_000, paced: true }), 11_000, true)).toBe(false)
  })
  it('a device clock set back does not make it wait for days', () => {
    expect(isDue(late, 9_000)).toBe(true)
  })
})

it('keeps answers that a state library has wrapped', () => {
  const questions = new Proxy([{ question: 'Why here?', answer: 'The people' }], {})
  const kept = editDraft(draft, { questions }, 3, ids)
  expect(structuredClone(kept).answers).toEqual({ questions: [{ question: 'Why here?', answer: 'The people' }] })
})
