import { expect, test } from 'vitest'
import { lookup, text } from './fields.ts'
import { defineForm } from './form.ts'
import { getFormAnswered } from './shorter.ts'

const shorter = defineForm('page', [text('story')])
const form = defineForm('wizard', [text('story'), text('school'), lookup('country', 'countries', { sent: false })])

test.each([
  ['what both ask', { story: 'Long.' }, 'page'],
  ['nothing at all', {}, 'page'],
  ['what only the wizard asks', { story: 'Long.', school: 'KFUPM' }, 'wizard'],
  ['that alone', { school: 'KFUPM' }, 'wizard'],
  ['that left open', { story: 'Long.', school: '' }, 'page'],
  ['that given as nothing', { story: 'Long.', school: null }, 'page'],
  ['what the wizard asks and never sends', { story: 'Long.', country: 133 }, 'page'],
])('who answers %s has filled in the form that asks so much', (_, answers, id) => {
  expect(getFormAnswered({ form, shorter }, answers).id).toBe(id)
})

test('every answer belongs to the single form', () => {
  expect(getFormAnswered({ form }, { story: 'Long.' }).id).toBe('wizard')
})
