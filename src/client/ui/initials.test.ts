import { expect, it } from 'vitest'
import { getInitials } from './initials.ts'

it('takes the first letters of the first and last word', () => {
  expect(getInitials('Reem bint Hamad')).toBe('RH')
  expect(getInitials('reem')).toBe('R')
  expect(getInitials('ريم حمد')).toBe('ر ح')
  expect(getInitials('تركي القحطاني')).toBe('ت ق')
  expect(getInitials('  ')).toBe('')
})
