import { describe, expect, it } from 'vitest'
import { apiVersion } from '../src/contract/endpoint.ts'
import { addSavedAt, buildCacheKey, getCompany, listSurplus, mayKeep } from './saved.ts'

const answer = (cacheControl?: string, status = 200) =>
  new Response('{"data":1}', { status, headers: cacheControl ? { 'Cache-Control': cacheControl } : {} })

describe('what the worker caches', () => {
  it.each([
    [undefined, 200, true],
    ['public, max-age=3600', 200, true],
    ['public, no-cache', 200, true],
    // The headers of logos, covers and pictures of companies.
    ['public, max-age=31536000, immutable', 200, true],
    ['no-store', 200, false],
    ['private, max-age=60', 200, false],
    ['public', 404, false],
    ['public', 500, false],
    ['public', 206, false],
  ])('%s with status %s: %s', (cacheControl, status, kept) => {
    expect(mayKeep(answer(cacheControl, status))).toBe(kept)
  })

  it('says when this device saved it, and changes nothing else', async () => {
    const saved = addSavedAt(answer('public'), new Date('2026-10-10T09:00:00Z'))
    expect(saved.headers.get('X-Saved-At')).toBe('2026-10-10T09:00:00.000Z')
    expect(saved.headers.get('Cache-Control')).toBe('public')
    expect(await saved.json()).toEqual({ data: 1 })
  })

  it('keeps one answer to a language and a version of the API, under an address without headers', () => {
    const request = (language: string) =>
      new Request('https://x.example/api/cities?a=1', {
        headers: { 'X-Language': language, Authorization: 'Bearer t' },
      })
    expect(buildCacheKey(request('ar'))).toBe(`https://x.example/api/cities?a=1&lang=ar&api=${apiVersion}`)
    expect(buildCacheKey(request('ar'))).not.toBe(buildCacheKey(request('en')))
  })
})

describe('what goes when there is too much', () => {
  const profile = (id: number) => `https://x.example/api/companies/${id}/profile?lang=ar&api=${apiVersion}`
  const reviews = (id: number) => `https://x.example/api/companies/${id}/reviews?lang=ar&api=${apiVersion}`

  it('D-008: of 200 viewed companies the newest 50 stay, with all their answers', () => {
    const kept = Array.from({ length: 200 }, (_, id) => [profile(id), reviews(id)]).flat()
    const gone = new Set(listSurplus(kept, getCompany, 50))
    expect(kept.filter((address) => !gone.has(address))).toEqual(
      Array.from({ length: 50 }, (_, place) => [profile(150 + place), reviews(150 + place)]).flat(),
    )
  })

  it('a company viewed again stays, however long ago it was first viewed', () => {
    expect(listSurplus([profile(1), profile(2), reviews(1)], getCompany, 1)).toEqual([profile(2)])
  })

  it('nothing goes while there is room', () => {
    expect(listSurplus([profile(1), profile(2)], getCompany, 2)).toEqual([])
  })

  it('what was saved before a name of the API changed goes, and takes nobody’s place', () => {
    const before = ['https://x.example/api/companies/2/profile?lang=ar', profile(3).replace(apiVersion, '1.0')]
    expect(listSurplus([...before, profile(1), profile(2)], getCompany, 2)).toEqual(before)
  })
})
