import { oneOf, type Row, required, row } from './row.ts'

export const rightComparison = {
  ...{ total_pay: 9500, bonus: 9000, annual_leave: 25, joblevel: 2, is_former: 0, year: 2025, start: '2022-03-01' },
  ...{ nationality: 133, education: 1, specilization: 1 },
}

/** Section 5 of the specification for comparing a salary. */
export const compareSalaryTable: Row[] = [
  required('V-144', 'total_pay'),
  required('V-145', 'annual_leave'),
  required('V-146', 'bonus'),
  required('V-147', 'joblevel'),
  required('V-148', 'is_former'),
  required('V-149', 'nationality'),
  row(
    'V-150: specilization is required, and the education its list hangs on',
    { education: undefined, specilization: undefined },
    { education: 'missing', specilization: 'missing' },
  ),
  required('V-150', 'specilization'),
  required('V-151', 'year'),
  required('V-152', 'start'),
  row('V-152: a date', { start: '2026-02-28' }),
  row('V-152: a day no calendar has', { start: '2026-02-30' }, { start: 'date_invalid' }),
  row('V-152: what is no date', { start: 'last spring' }, { start: 'date_invalid' }),
  row('V-152: a date to come', { start: '2190-01-01' }, { start: 'not_yet' }),
  ...oneOf('V-148', 'is_former', [1, 0], 2),
  row('the least pay', { total_pay: 10 }),
  row('the highest pay, in Arabic-Indic digits', { total_pay: '٩٩٩٩٩' }),
  row('pay of one digit', { total_pay: 9 }, { total_pay: 'salary_range' }),
  row('pay of six digits', { total_pay: 100_000 }, { total_pay: 'salary_range' }),
  row('no bonus is an answer', { bonus: 0 }),
  row('a bonus below 0', { bonus: -1 }, { bonus: 'not_positive' }),
  row('a bonus that is no number', { bonus: 'some' }, { bonus: 'not_positive' }),
  row('no leave is an answer', { annual_leave: 0 }),
  row('leave above 100 days', { annual_leave: 101 }, { annual_leave: 'score_range' }),
  row('leave below 0', { annual_leave: -1 }, { annual_leave: 'score_range' }),
  row('a year that is not in the list', { year: 1950 }, { year: 'not_a_choice' }),
]
