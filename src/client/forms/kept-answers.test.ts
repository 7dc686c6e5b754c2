import { expect, test } from 'vitest'
import { registerForm } from '../../contract/accounts/registration.ts'
import { attemptOf, forgetAnswers, keepAnswers, readKept, rebased, withoutPasswords } from './kept-answers.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const key = 'company-request'
const draft = { owner: 'a@b.example', answers: { name_en: 'Nawras' }, step: 2 }
const file = (name: string) => new File(['x'], name, { lastModified: 1 })

test('what is written survives on the device, for the person who wrote it', () => {
  const device = storage()
  expect(keepAnswers(device, key, draft)).toBe(true)
  expect(readKept(device, key, 'a@b.example')).toMatchObject(draft)
  expect(readKept(device, key, 'other@b.example').answers).toEqual({})
  expect(readKept(device, key, null).answers).toEqual({})
  expect(readKept(device, 'another form', 'a@b.example').answers).toEqual({})
  forgetAnswers(device, key)
  expect(readKept(device, key, 'a@b.example').answers).toEqual({})
})

test('what a visitor wrote is there after the login', () => {
  const device = storage()
  keepAnswers(device, key, { ...draft, owner: null })
  expect(readKept(device, key, 'a@b.example')).toMatchObject(draft)
})

test('a file is not kept, and all else is', () => {
  const device = storage()
  keepAnswers(device, key, { ...draft, answers: { name_en: 'Nawras', logo: file('a.png') } })
  expect(readKept(device, key, 'a@b.example').answers).toEqual({ name_en: 'Nawras' })
})

test.each(['', '{', 'null', '7', '{"owner":null}', '{"owner":null,"answers":5}'])('broken storage: %s', (text) => {
  const device = storage()
  device.setItem(key, text)
  expect(readKept(device, key, null)).toEqual({ owner: null, answers: {}, step: 1 })
})

test('a device that keeps nothing says so', () => {
  const full = {
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(keepAnswers(full, key, draft)).toBe(false)
})

test('the same request keeps its key, another gets a new one', () => {
  let n = 0
  const uuid = () => `key-${++n}`
  const payload = { name: 'a', logo: file('a.png') }
  const attempt = attemptOf({}, payload, uuid)
  expect(attemptOf({ attempt }, { ...payload, logo: file('a.png') }, uuid).key).toBe('key-1')
  expect(attemptOf({ attempt }, { ...payload, name: 'b' }, uuid).key).toBe('key-2')
  expect(attemptOf({ attempt }, { ...payload, logo: file('b.png') }, uuid).key).toBe('key-3')
})

test('what others changed meanwhile is taken over, and what was written here stays', () => {
  const logo = file('a.png')
  const base = { phone: '1', website: 'a', about: 'x', competitors: [1, 2] }
  const mine = { phone: '2', website: 'a', competitors: [1, 2], logo }
  const now = { phone: '3', website: 'b', about: 'y', competitors: [2], founded: 1998 }
  expect(rebased(base, mine, now)).toEqual({ phone: '2', website: 'b', competitors: [2], founded: 1998, logo })
})

test('passwords are kept nowhere', () => {
  const answers = { company: 3, salary: '9000', password: 'quiet-orange-lamp-19', password_confirmation: 'quiet-or' }
  expect(withoutPasswords(registerForm, answers)).toEqual({ company: 3, salary: '9000' })
})
