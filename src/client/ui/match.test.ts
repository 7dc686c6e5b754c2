import { describe, expect, it } from 'vitest'
import { markMatch } from './match.ts'

const hit = (name: string, typed: string) => markMatch(name, typed).find((one) => one.hit)?.text

describe('the matched letters', () => {
  it('are found anywhere, whatever their case', () => {
    expect(hit('Almasar Alakhdar', 'MASAR')).toBe('masar')
    expect(markMatch('Almasar Alakhdar', 'masar').map(({ text }) => text)).toEqual(['Al', 'masar', ' Alakhdar'])
  })
  it('forgive hamza, ta marbuta, alef maqsura, vowel marks and tatweel', () => {
    expect(hit('شركة الأمانة', 'الامانه')).toBe('الأمانة')
    expect(hit('مَسار الواحة', 'مسار')).toBe('مَسار')
    expect(hit('مســار', 'مسار')).toBe('مســار')
  })
  it('are nothing when the name matches otherwise or nothing is typed', () => {
    expect(markMatch('Nawras', 'zzz')).toEqual([{ text: 'Nawras', hit: false }])
    expect(markMatch('Nawras', '  ')).toEqual([{ text: 'Nawras', hit: false }])
  })
})
