import { expect, test } from 'vitest'
import { attemptOf, forgetRequest, keepRequest, readRequest } from './request-draft.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const draft = { owner: 'a@b.example', answers: { name_en: 'Nawras' }, step: 2 }

test('a draft survives on the device, for the person who wrote it', () => {
  const device = storage()
  expect(keepRequest(device, draft)).toBe(true)
  expect(readRequest(device, 'a@b.example')).toEqual({ ...draft, attempt: undefined })
  expect(readRequest(device, 'other@b.example').answers).toEqual({})
  expect(readRequest(device, null).answers).toEqual({})
  forgetRequest(device)
  expect(readRequest(device, 'a@b.example').answers).toEqual({})
})

test('what a visitor wrote is there after the login', () => {
  const device = storage()
  keepRequest(device, { ...draft, owner: null })
  expect(readRequest(device, 'a@b.example')).toMatchObject(draft)
})

test.each(['', '{', 'null', '7', '{"owner":null}', '{"owner":null,"answers":5}'])('broken storage: %s', (text) => {
  const device = storage()
  device.setItem('company-request', text)
  expect(readRequest(device, null)).toEqual({ owner: null, answers: {}, step: 1 })
})

test('a device that keeps nothing says so', () => {
  const full = {
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(keepRequest(full, draft)).toBe(false)
})

test('the same request keeps its key, another gets a new one', () => {
  let n = 0
  const uuid = () => `key-${++n}`
  const attempt = attemptOf(draft, { name: 'a' }, uuid)
  expect(attemptOf({ ...draft, attempt }, { name: 'a' }, uuid).key).toBe('key-1')
  expect(attemptOf({ ...draft, attempt }, { name: 'b' }, uuid).key).toBe('key-2')
})
