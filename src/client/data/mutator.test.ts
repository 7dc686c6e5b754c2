import { describe, expect, test } from 'vitest'
import { defineEndpoint } from '../../contract/endpoint.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Call, Input, Outcome } from './call.ts'
import { createMutator } from './mutator.ts'

const read = defineEndpoint<object>()({ method: 'GET', path: '/things', access: 'public' })
const save = defineEndpoint<object>()({
  method: 'POST',
  path: '/things',
  access: 'member',
  idempotent: true,
  invalidates: [read],
})
const refused = (status: number, ...problems: Problem[]): Outcome<undefined> => ({
  ok: false,
  status,
  problems,
  message: status ? 'No' : undefined,
})
const lost = refused(0)
const taken = { ok: true, data: undefined, message: 'Saved' } as const

/** Creates a mutator whose server gives the listed responses, repeating the last; and records what happens. */
function startMutator(...answers: Outcome<unknown>[]) {
  const calls: Input[] = []
  const said: string[] = []
  const stale: unknown[] = []
  const call = (async (_: unknown, input: Input) => {
    calls.push(input)
    return answers.length > 1 ? answers.shift() : answers[0]
  }) as unknown as Call
  const mutate = createMutator({
    call,
    say: (kind, text) => said.push(`${kind}: ${text}`),
    invalidate: async (reads) => void stale.push(...(reads ?? [])),
    unreachable: () => 'nobody there',
  })
  return { calls, said, stale, mutate, keys: () => calls.map(({ idempotencyKey }) => idempotencyKey) }
}

describe('the name of a request', () => {
  test('the same content keeps it until it is taken, changed content gets another', async () => {
    const { mutate, keys } = startMutator(lost, lost, lost, taken)
    for (const text of ['first', 'first', 'second', 'second', 'second']) await mutate(save, { body: { text } })
    const [one, again, changed, now, meantAgain] = keys()
    expect(again).toBe(one)
    expect(changed).not.toBe(one)
    expect(now).toBe(changed)
    expect(meantAgain).not.toBe(now)
  })

  test('two files of the same name are not the same content', async () => {
    const { mutate, keys } = startMutator(lost)
    for (const bytes of ['a', 'ab'])
      await mutate(save, { body: { file: new File([bytes], 'letter.pdf', { lastModified: 1 }) } })
    expect(new Set(keys()).size).toBe(2)
  })

  test('only what the contract calls idempotent is named', async () => {
    const { mutate, keys } = startMutator(taken)
    await mutate({ ...save, idempotent: false }, { body: {} })
    expect(keys()).toEqual([undefined])
  })
})

describe('what is said', () => {
  test('a success in the words of the server, or those of the screen, or not at all', async () => {
    const { mutate, said } = startMutator(taken, { ok: true, data: undefined }, taken)
    await mutate(save)
    await mutate(save, {}, { done: 'It is done' })
    await mutate(save, {}, { quiet: true, done: 'It is done' })
    expect(said).toEqual(['success: Saved', 'success: It is done'])
  })

  test('an answer that never came, in words', async () => {
    const { mutate, said } = startMutator(lost)
    expect((await mutate(save)).problems).toEqual([])
    await mutate(save, {}, { failed: 'Not opened' })
    expect(said).toEqual(['error: nobody there', 'error: Not opened'])
  })

  test('the problem of a field is shown at the field only; a general problem in the form, if it has a place for it, or as a toast', async () => {
    const field = { path: 'name', code: 'missing' } as const
    const whole = { path: '', code: 'login_failed' } as const
    const { mutate, said } = startMutator(refused(422, field), refused(422, whole), refused(422, whole))
    expect((await mutate(save)).problems).toEqual([field])
    expect((await mutate(save, {}, { inForm: true })).problems).toEqual([whole])
    expect(said).toEqual([])
    expect((await mutate(save)).problems).toEqual([])
    expect(said).toEqual(['error: No'])
  })

  test('how long to wait, by the screen that can, else by a toast', async () => {
    const busy = {
      ok: false,
      status: 429,
      retryAfter: 5000,
      message: 'Later',
      problems: [{ path: '', code: 'too_many' }],
    }
    const { mutate, said } = startMutator(busy as Outcome<unknown>)
    expect((await mutate(save, {}, { waits: true, inForm: true })).problems).toEqual([])
    expect(said).toEqual([])
    await mutate(save)
    expect(said).toEqual(['error: Later'])
  })
})

describe('what is read again', () => {
  test.each([
    ['taken', taken, 1],
    ['someone else was faster', refused(409), 1],
    ['it is gone', refused(404), 1],
    ['it is wrong', refused(422), 0],
    ['no answer', lost, 0],
  ])('%s', async (_, outcome, times) => {
    const { mutate, stale } = startMutator(outcome)
    await mutate(save)
    expect(stale).toEqual(Array(times).fill(read))
  })
})
