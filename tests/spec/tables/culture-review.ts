import { sampleAnswers } from '../../support/answers/sample-reviews.ts'
import { oneOf, type Row, required, row } from './row.ts'

/** Returns the rows with the answers of one question set. */
const of = (kind: 'environment' | 'leadership', rows: Row[]): Row[] =>
  rows.map((one) => ({ ...one, answers: { ...sampleAnswers(kind), is_former: 0, ...one.answers } }))
const oneToTen = (name: string): Row[] => [
  row(`E-152, L-008: ${name} of 1`, { [name]: 1 }),
  row(`E-152, L-008: ${name} of 10`, { [name]: 10 }),
  row(`E-152, L-008: ${name} of 0`, { [name]: 0 }, { [name]: 'not_a_choice' }),
  row(`E-152, L-008: ${name} of 11`, { [name]: 11 }, { [name]: 'not_a_choice' }),
]
const yesOrNo = (name: string) => oneOf('E-136', name, [1, 0], 2)
const howOften = (line: string, name: string) => oneOf(line, name, ['day', 'week', 'month', 'year'], 'hour')

/** Section 5 of the specification for the culture review; the valid answers are those of the career path. */
export const table: Row[] = [
  row(
    'V-072, T-025: without a culturetype no question set is asked',
    { culturetype: undefined },
    { culturetype: 'missing' },
  ),
  row('E-130: a culturetype that is none', { culturetype: 'pay' }, { culturetype: 'not_a_choice' }),
  required('V-073', 'accept_terms', 'accept_terms'),
  required('V-074, E-132', 'training'),
  required('V-075, E-133', 'carear_clarity'),
  required('V-076, E-134', 'career_confidence'),
  required('V-077, E-135', 'trust_company_future'),
  ...['training', 'carear_clarity', 'career_confidence', 'trust_company_future'].flatMap(yesOrNo),
  row('V-093, T-025: of the career path nothing else is asked', { trust_leadership: 99, ceo_rate: 'x', happines: 0 }),
  ...of('leadership', [
    row('V-093, T-025: of leadership nothing else is asked', { training: 7, happines: undefined }),
    required('V-078, E-137', 'trust_leadership'),
    required('V-079, E-138', 'ceo_rate'),
    required('V-080, E-139', 'managers_performance'),
    required('V-081', 'inducement'),
    required('V-082, E-141', 'fair_pay'),
    required('V-083, E-142', 'team_efficiency'),
    ...howOften('E-140', 'inducement'),
    ...['trust_leadership', 'ceo_rate', 'managers_performance', 'fair_pay', 'team_efficiency'].flatMap(oneToTen),
  ]),
  ...of('environment', [
    row('V-093, T-025: of the environment nothing else is asked', { training: 7, ceo_rate: undefined }),
    required('V-084, E-143', 'work_creativity'),
    required('V-085, E-144', 'average_working_hours'),
    required('V-086', 'out_of_office_activities'),
    required('V-087', 'job_entertainment'),
    required('V-088, E-147', 'happines'),
    required('V-089, E-148', 'general_environment'),
    required('V-090, E-149', 'referral_to_others'),
    required('V-091, E-150', 'work_excitement'),
    required('V-092, E-151', 'trust_leadership'),
    ...howOften('E-145', 'out_of_office_activities'),
    ...oneOf('E-146, L-030', 'job_entertainment', [0, 1, 2], 3),
    ...['work_creativity', 'happines', 'general_environment', 'referral_to_others', 'work_excitement'].flatMap(
      oneToTen,
    ),
    row('L-004: working hours below 0', { average_working_hours: -1 }, { average_working_hours: 'score_range' }),
    row('L-004: working hours above 100', { average_working_hours: 101 }, { average_working_hours: 'score_range' }),
    row('L-004: working hours of 100', { average_working_hours: 100 }),
  ]),
]
