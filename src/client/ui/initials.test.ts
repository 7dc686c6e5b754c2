import { expect, it } from 'vitest'
import { getInitials } from './initials.ts'

it('takes the first letters of the first and last word', () => {
  expect(getInitials('Reem bint Hamad')).toBe('RH')
  expect(getInitials('reem')).toBe('R')
  expect(getInitials('ريم حمد')).toBe('ر ح')
  expect(getInitials('تركي القحطاني')).toBe('ت ق')
  expect(getInitials('عبد الله')).toBe('ع ل')
  expect(getInitials('  ')).toBe('')
})

it('leaves a word whole that is nothing but an article and a letter', () => {
  expect(getInitials('الي نور')).toBe('ا ن')
})
