import { describe, expect, it } from 'vitest'
import { findCurrentLink, getShownName, isChooseShown, navLinks } from './nav-rules.ts'

describe('the navigation bar', () => {
  it('N-001, N-002, N-003, N-004: links to companies, salaries, studies and awards', () => {
    expect(navLinks.map(({ href }) => href)).toEqual(['/companies', '/salaries', '/studies', '/awards'])
  })

  it("N-005, N-006, N-007: 'Choose company' shows everywhere but on / and /companies", () => {
    expect(['/', '/companies', '/companies/'].map(isChooseShown)).toEqual([false, false, false])
    expect(['/company/7', '/auth/login', '/search', '/salaries'].every(isChooseShown)).toBe(true)
  })

  it('N-016, N-017: shows the name, or the e-mail without one', () => {
    expect(getShownName({ name: 'Reem', email: 'r@post.example' })).toBe('Reem')
    expect(getShownName({ name: null, email: 'r@post.example' })).toBe('r@post.example')
    expect(getShownName({ name: '  ', email: 'r@post.example' })).toBe('r@post.example')
  })

  it("a company's page belongs to the companies", () => {
    expect(findCurrentLink('/company/7/reviews')).toBe('/companies')
    expect(findCurrentLink('/company/7/salaries')).toBe('/companies')
    expect(findCurrentLink('/companies')).toBe('/companies')
    expect(findCurrentLink('/salaries')).toBe('/salaries')
    expect(findCurrentLink('/faq')).toBeUndefined()
  })

  it('the pay package and offers belong to the salaries', () => {
    expect(['/package', '/offers'].map(findCurrentLink)).toEqual(['/salaries', '/salaries'])
  })
})
