import { oneOf, type Row, required, row } from './row.ts'

const thisYear = new Date().getFullYear()
const offered = { get_offer: 'yes', is_former: 1, last_year: thisYear }

/** Section 5 of the specification for the interview review, in the wizard and on its own page. */
export const table: Row[] = [
  required('V-101', 'rate'),
  required('V-102, E-125', 'description'),
  required('V-103', 'get_offer'),
  required('V-104', 'duration_type'),
  required('V-105', 'how_helpful'),
  required('V-106, E-126', 'questions'),
  row('V-106: an empty list of questions', { questions: [] }, { questions: 'missing' }),
  required('V-107', 'difficulty'),
  required('V-108, E-117', 'employment_status'),
  required('V-109, E-111', 'month'),
  required('V-110, E-112', 'year'),
  required('V-111', 'get_by'),
  row('V-112, E-071: no testing among the stages', { stages: [101] }, { 'stages.testing': 'missing' }),
  row('V-113, E-072: no interview type among the stages', { stages: [201] }, { 'stages.interview': 'missing' }),
  row('E-070, E-073: the other stage is optional', { stages: [101, 201, 301] }),
  row('E-070: two stages of one group', { stages: [101, 102, 201] }, { stages: 'not_a_choice' }),
  {
    ...row('E-070: a stage nobody listed', { stages: [199, 201] }, { 'stages.interview': 'not_a_choice' }),
    only: 'server',
  },
  { ...required('V-114, E-128', 'country_id'), only: 'form' },
  { ...row('L-012: another country', { country_id: 1 }, { country_id: 'not_a_choice' }), only: 'form' },
  required('V-115', 'city_id'),
  row(
    'V-116: a pair without its question',
    { questions: [{ question: ' ', answer: 'Yes' }] },
    { 'questions.0.question': 'missing' },
  ),
  row(
    'V-117: a second pair without its answer',
    { questions: [{ question: 'Why?', answer: 'So' }, { question: 'How?' }] },
    { 'questions.1.answer': 'missing' },
  ),
  row('E-115, T-037: an offer taken asks for former or current', { get_offer: 'yes' }, { is_former: 'missing' }),
  row(
    'V-118, E-116, T-038: former without a last year',
    { ...offered, last_year: undefined },
    { last_year: 'last_year' },
  ),
  row('E-116, T-038: a current employee is asked for no last year', { get_offer: 'yes', is_former: 0 }),
  row('E-115, T-037: no offer, no question about standing', { get_offer: 'no', is_former: 5, last_year: 'soon' }),
  row('E-115, T-037: nor after an offer declined', { get_offer: 'decline' }),
  ...oneOf('E-110', 'rate', ['positive', 'negative', 'no_opinion'], 'good'),
  ...oneOf(
    'E-113',
    'get_by',
    [
      ...['applied_online', 'college_or_university', 'employee_referral', 'in_person', 'recruiter', 'staffing_agency'],
      'other',
    ],
    'luck',
  ),
  ...oneOf('E-114', 'get_offer', ['no', 'decline'], 'maybe'),
  row('E-114: get_offer may be yes', offered),
  ...oneOf('E-121, L-023', 'difficulty', ['very_easy', 'easy', 'average', 'difficult', 'very_difficult'], 'hard'),
  ...oneOf('E-123, L-024', 'duration_type', ['day', 'week', 'month'], 'year'),
  ...oneOf('E-124', 'how_helpful', ['very_helpful', 'helpful', 'not_helpful', 'not_use_it'], 'so_so'),
  row('V-071, E-122: a duration of 0', { duration: 0 }, { duration: 'not_positive' }),
  row('E-111: January', { month: 1 }),
  row('E-111, L-021: the eighth month', { month: 8 }),
  row('E-111: December', { month: 12 }),
  row('E-111: a thirteenth month', { month: 13 }, { month: 'not_a_choice' }),
  row('L-019: 50 years back', { year: thisYear - 50 }),
  row('L-019: 51 years back', { year: thisYear - 51 }, { year: 'not_a_choice' }),
  row('L-019: next year', { year: thisYear + 1 }, { year: 'not_a_choice' }),
  row('an e-mail in the description', { description: 'me@example.com' }, { description: 'email_in_text' }),
  row(
    'an e-mail in an answer',
    { questions: [{ question: 'Where?', answer: 'me@example.com' }] },
    { 'questions.0.answer': 'email_in_text' },
  ),
]
