import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseEnglish, isArabicOffered, mayOfferArabic } from './arabic-offer.ts'
import { findStartingLng, readStoredLng } from './lng.ts'
import { onBeforeReload } from './reload.ts'
import { switchLanguage } from './switch-language.ts'

function storage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

describe('a browser that asks for Arabic before English', () => {
  it.each([
    ['ar-SA', true],
    ['ar,en', true],
    ['fr,AR-eg,en', true],
    ['en-GB,ar', false],
    ['fr,ur', false],
    ['', false],
  ])('%s: is offered Arabic until a language is chosen: %s', (preferred, offered) => {
    const tags = preferred.split(',')
    expect(mayOfferArabic(tags, null)).toBe(offered)
    expect(mayOfferArabic(tags, 'english')).toBe(false)
    expect(mayOfferArabic(tags, 'arabic')).toBe(false)
  })

  it('H-039: English is the default; the question is asked once, and not where no answer can be stored', () => {
    const kept = storage()
    vi.stubGlobal('navigator', { languages: ['ar-SA', 'en'] })
    expect([readStoredLng(), isArabicOffered()]).toEqual(['english', true])
    chooseEnglish()
    expect([kept.get('lng'), readStoredLng(), isArabicOffered()]).toEqual(['english', 'english', false])
    vi.stubGlobal('localStorage', undefined)
    expect(isArabicOffered()).toBe(false)
  })
})

describe('the language preference', () => {
  it('H-038, H-039, L-033: is english by default and for anything unknown', () => {
    storage()
    expect(readStoredLng()).toBe('english')
    storage({ lng: 'ar' })
    expect(readStoredLng()).toBe('english')
    storage({ lng: 'arabic' })
    expect(readStoredLng()).toBe('arabic')
  })

  it('the address names it on a device that has stored none, from then on', () => {
    const kept = storage()
    expect(findStartingLng('?lang=fr')).toBe('english')
    expect(kept.has('lng')).toBe(false)
    expect(findStartingLng('?x=1&lang=ar')).toBe('arabic')
    expect(findStartingLng('')).toBe('arabic')
    expect(findStartingLng('?lang=en')).toBe('arabic')
  })

  it('N-008, N-009, N-010: the toggle stores the other language under `lng`, after pending work, and reloads', async () => {
    const kept = storage()
    const order: string[] = []
    const off = onBeforeReload(async () => {
      await Promise.resolve()
      order.push(`flushed while ${kept.get('lng') ?? 'english'}`)
    })
    await switchLanguage(() => order.push(`reloaded as ${kept.get('lng')}`))
    expect(order).toEqual(['flushed while english', 'reloaded as arabic'])
    off()
    await switchLanguage(() => order.push(`reloaded as ${kept.get('lng')}`))
    // What has been unmounted has nothing left to finish.
    expect(order).toEqual(['flushed while english', 'reloaded as arabic', 'reloaded as english'])
  })

  it('N-010: reloads even when pending work fails', async () => {
    storage()
    const off = onBeforeReload(() => {
      throw new Error('the draft store is closed')
    })
    const reload = vi.fn()
    await switchLanguage(reload)
    expect(reload).toHaveBeenCalledOnce()
    off()
  })
})
