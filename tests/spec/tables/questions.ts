import { questionTags } from '../../../src/contract/questions/questions.ts'
import { oneOf, required, row } from './row.ts'

export const rightQuestion = { tag: 'work', question: 'Is the bus on time?' }

/** Section 5 of the specification for asking. */
export const questionTable = [
  required('V-131', 'tag', 'tag_missing'),
  row('V-131: an empty tag is none', { tag: ' ' }, { tag: 'tag_missing' }),
  ...oneOf('E-164', 'tag', questionTags, 'rumours'),
  required('V-132, E-165', 'question', 'question_missing'),
  row('V-132: a question of spaces is none', { question: ' \n ' }, { question: 'question_missing' }),
  row('a question of 500 characters', { question: 'س'.repeat(500) }),
  row('a question of 501 characters', { question: 's'.repeat(501) }, { question: 'too_long' }),
  row('a phone number in a question', { question: 'Is it 0501234567?' }, { question: 'phone_in_text' }),
  row('an address in a question', { question: 'Write to a@b.example?' }, { question: 'email_in_text' }),
]

export const rightAnswer = { answer: 'Most days it is.' }

/** Section 5 of the specification for answering. */
export const answerTable = [
  required('V-133, E-166', 'answer', 'answer_missing'),
  row('V-133: an answer of spaces is none', { answer: '  ' }, { answer: 'answer_missing' }),
  row('an answer of 2000 characters', { answer: 'س'.repeat(2000) }),
  row('an answer of 2001 characters', { answer: 's'.repeat(2001) }, { answer: 'too_long' }),
  row('a national id in an answer', { answer: 'It was 1012345678' }, { answer: 'national_id_in_text' }),
]
