import { companyRoles } from '../../../src/contract/employers/people.ts'
import { announcementKinds } from '../../../src/contract/notifications/announcements.ts'
import { oneOf, type Row, required, row } from './row.ts'

export const rightResponse = { text: 'Thank you, we have hired more people since.' }

/** Answering a review: the rules of every published text. */
export const responseTable: Row[] = [
  required('P-030', 'text', 'response_missing'),
  row('an answer of spaces is none', { text: ' \n ' }, { text: 'response_missing' }),
  row('an answer of 9 characters', { text: 'س'.repeat(9) }, { text: 'response_length' }),
  row('an answer of 10 characters', { text: 'س'.repeat(10) }),
  row('an answer of 1000 characters', { text: 'س'.repeat(1000) }),
  row('an answer of 1001 characters', { text: 's'.repeat(1001) }, { text: 'response_length' }),
  row('an address in an answer', { text: 'Write to a@b.example please' }, { text: 'email_in_text' }),
  row('a phone number in an answer', { text: 'Call us at 0501234567' }, { text: 'phone_in_text' }),
  row('a national id in an answer', { text: 'You are 1012345678, then' }, { text: 'national_id_in_text' }),
]

const pair = { en: 'From home', ar: 'من البيت' }
export const rightSurvey = {
  question_en: 'Where do you work best?',
  question_ar: 'أين تعمل على أحسن وجه؟',
  options: [pair, { en: 'At the office', ar: 'من المكتب' }],
}

/** Proposing a survey (P-032): both languages, 2 to 6 answers to choose from. */
export const surveyTable: Row[] = [
  required('P-032', 'question_en', 'question_missing'),
  required('P-032', 'question_ar', 'question_missing'),
  required('P-032', 'options'),
  row('a question of 4 characters', { question_en: 'Why?' }, { question_en: 'survey_question' }),
  row('a question of 201 characters', { question_ar: 'س'.repeat(201) }, { question_ar: 'survey_question' }),
  row('a phone number in a question', { question_en: 'Is it 0501234567?' }, { question_en: 'phone_in_text' }),
  row('P-032: one answer is no choice', { options: [pair] }, { options: 'survey_options' }),
  row('P-032: six answers', { options: Array(6).fill(pair) }),
  row('P-032: seven answers', { options: Array(7).fill(pair) }, { options: 'too_long' }),
  row('an answer in one language', { options: [pair, { en: 'Both' }] }, { 'options.1.ar': 'missing' }),
  row('an answer of 100 characters', { options: [pair, { en: 'b'.repeat(100), ar: 'ب'.repeat(100) }] }),
  row(
    'an answer of 101 characters',
    { options: [pair, { en: 'b'.repeat(101), ar: 'ب' }] },
    { 'options.1.en': 'too_long' },
  ),
  row(
    'an address in an answer',
    { options: [pair, { en: 'a@b.example', ar: 'ب' }] },
    { 'options.1.en': 'email_in_text' },
  ),
]

export const rightInvite = { email: 'noura@example.com', role: 'editor' }

/** Inviting a person to speak for a company (P-034). */
export const inviteTable: Row[] = [
  required('P-034', 'email', 'email_missing'),
  row('an address that is none', { email: 'noura' }, { email: 'email_malformed' }),
  required('P-034', 'role'),
  ...oneOf('P-034', 'role', companyRoles, 'owner'),
]

export const rightAnnouncement = {
  kind: 'announcement',
  subject_en: 'Awards of the quarter',
  subject_ar: 'جوائز الربع',
  text_en: 'The awards are out.\n\nHave a look.',
  text_ar: 'صدرت الجوائز.\n\nألقِ نظرة.',
}

/** Announcements of the operator by mail (E-203, E-204). */
export const announcementTable: Row[] = [
  ...oneOf('E-203, E-204', 'kind', announcementKinds, 'gossip'),
  ...['subject_en', 'subject_ar'].flatMap((name) => [
    required('E-204', name, 'subject_missing'),
    row(`${name} of 121 characters`, { [name]: 's'.repeat(121) }, { [name]: 'too_long' }),
  ]),
  ...['text_en', 'text_ar'].flatMap((name) => [
    required('E-204', name, 'text_missing'),
    row(`${name} of 4001 characters`, { [name]: 's'.repeat(4001) }, { [name]: 'too_long' }),
  ]),
]
