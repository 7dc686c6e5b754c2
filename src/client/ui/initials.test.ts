import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it('takes the first letters of the first and last word', () => {
  expect(initials('Reem bint Hamad')).toBe('RH')
  expect(initials('reem')).toBe('R')
  expect(initials('ريم حمد')).toBe('ر ح')
  expect(initials('تركي القحطاني')).toBe('ت ق')
  expect(initials('  ')).toBe('')
})
