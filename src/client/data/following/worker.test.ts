import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Followed } from './news.ts'
import { answerPush, countCopiedNews, renewPush } from './worker.ts'
import { forgetCopy, readCopy, storeCopy } from './worker-copy.ts'

const numbers = { reviews: 3, rate: 4, pay: null }
const rimal: Followed = {
  ...{ kind: 'company', id: 7, name_en: 'Rimal', name_ar: 'رمال', logo: null },
  ...{ seen: numbers, now: numbers },
}
const words = { title: 'Shafaf', some: 'Something is new', none: 'Nothing is new', lang: 'en', dir: 'ltr' } as const

let answers: Record<string, unknown>
let asked: { path: string; body: unknown }[]
let shown: { title: string; options: NotificationOptions | undefined }[]
let subscription: { endpoint: string; ended: boolean; unsubscribe: () => Promise<boolean> } | null
const registration = () =>
  ({
    showNotification: async (title: string, options?: NotificationOptions) => void shown.push({ title, options }),
    pushManager: { getSubscription: async () => subscription },
  }) as unknown as ServiceWorkerRegistration

beforeEach(async () => {
  answers = { '/api/news': { buckets: 1, titles: [] }, '/api/news/1/0': { companies: [{ id: 7, ...numbers }] } }
  asked = []
  shown = []
  subscription = {
    ...{ endpoint: 'https://push.example/1', ended: false },
    unsubscribe: async () => {
      subscription!.ended = true
      return true
    },
  }
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    asked.push({ path, body: options?.body ? JSON.parse(String(options.body)) : undefined })
    if (options?.method?.toUpperCase() === 'POST') return Response.json({})
    return path in answers ? Response.json({ data: answers[path] }) : new Response('', { status: 503 })
  })
  await storeCopy({ list: [rimal], slots: [], words })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetCopy()
})

describe('a push', () => {
  it('shows that something is new, without a name, and keeps the numbers for the badge', async () => {
    answers['/api/news/1/0'] = { companies: [{ id: 7, ...numbers, reviews: 5 }] }
    expect(await answerPush(registration())).toBe(1)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toMatchObject({
      title: 'Shafaf',
      options: { body: 'Something is new', silent: false, tag: 'news' },
    })
    expect(JSON.stringify(shown)).not.toContain('Rimal')
    expect(await countCopiedNews()).toBe(1)
    expect((await readCopy())!.list[0]).toMatchObject({ seen: numbers, now: { reviews: 5 } })
  })

  it('shows a message without a sound where nothing is new, because browsers require one', async () => {
    expect(await answerPush(registration())).toBe(0)
    expect(shown).toMatchObject([{ options: { body: 'Nothing is new', silent: true, tag: 'news' } }])
  })

  it('shows a message also where the site does not answer', async () => {
    answers = {}
    expect(await answerPush(registration())).toBe(0)
    expect(shown).toHaveLength(1)
  })

  it('ends the pushes of a device that follows nothing any more', async () => {
    await forgetCopy()
    expect(await answerPush(registration())).toBe(0)
    expect([shown, subscription!.ended]).toEqual([[], true])
    expect(asked).toEqual([{ path: '/api/push/remove', body: { endpoint: 'https://push.example/1' } }])
  })
})

it('another address of the push service takes the place of the old one', async () => {
  const old = { endpoint: 'https://push.example/0', options: {} } as PushSubscription
  await renewPush(registration(), old)
  expect(asked).toEqual([
    { path: '/api/push/remove', body: { endpoint: 'https://push.example/0' } },
    { path: '/api/push', body: { endpoint: 'https://push.example/1' } },
  ])
})
