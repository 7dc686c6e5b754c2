import { oneOf, type Row, required, row } from './row.ts'

const bonus = {
  get_bonus: 1,
  cash_bonus: 5000,
  cash_bonus_duration: 'year',
  stock_bonus: 300,
  stock_bonus_duration: 'month',
}
const others = ['profit_sharing', 'sales_commission', 'tips_gratuities']
const lineOf: Record<string, string> = {
  cash_bonus: 'E-097',
  stock_bonus: 'E-099',
  profit_sharing: 'E-101',
  sales_commission: 'E-103',
  tips_gratuities: 'E-105',
}

/** Section 5 of the specification for the salary review. */
export const table: Row[] = [
  required('V-049, E-090', 'currency_id'),
  required('V-050', 'per_duration'),
  required('V-051, E-092', 'experience_years'),
  required('V-052, E-093', 'salary'),
  required('V-053, E-094', 'annual_raise'),
  required('V-054', 'get_bonus'),
  required('V-055', 'gender'),
  required('V-056, E-107', 'country_id'),
  required('V-057, E-108', 'city_id'),
  required('V-058, E-109', 'accept_terms', 'accept_terms'),
  ...oneOf('E-091, L-026', 'per_duration', ['year', 'month', 'hour'], 'week'),
  ...['year', 'month', 'hour'].flatMap((per_duration) => [
    row(`V-059, L-006: the least salary a ${per_duration}`, { per_duration, salary: 10 }),
    row(`V-059, L-006: the highest salary a ${per_duration}`, { per_duration, salary: 99_999 }),
    row(`V-060: one digit a ${per_duration}`, { per_duration, salary: 9 }, { salary: 'salary_range' }),
    row(`V-061: six digits a ${per_duration}`, { per_duration, salary: 100_000 }, { salary: 'salary_range' }),
  ]),
  row('V-059: a salary in Arabic-Indic digits', { salary: '١٢٥٠٠' }),
  row('V-059: a salary that is no number', { salary: 'much' }, { salary: 'salary_range' }),
  row('V-059: a salary with a fraction', { salary: '9000.5' }, { salary: 'salary_range' }),
  row('V-062, L-007: a raise of 1', { annual_raise: 1 }),
  row('V-062, L-007: a raise of 99', { annual_raise: 99 }),
  row('V-063: a raise of 100', { annual_raise: 100 }, { annual_raise: 'raise_range' }),
  row('V-064: a raise of 0', { annual_raise: 0 }, { annual_raise: 'raise_range' }),
  ...oneOf('E-095', 'get_bonus', [1, 0], 2),
  row('V-065, E-096, E-098: bonuses with their durations', bonus),
  row('V-065: a cash bonus that is no number', { ...bonus, cash_bonus: 'some' }, { cash_bonus: 'not_positive' }),
  row('V-065, V-071: a cash bonus of 0', { ...bonus, cash_bonus: 0 }, { cash_bonus: 'not_positive' }),
  row('V-065, V-071: a cash bonus below 0', { ...bonus, cash_bonus: -5 }, { cash_bonus: 'not_positive' }),
  row('V-071: a stock bonus below 0', { ...bonus, stock_bonus: -1 }, { stock_bonus: 'not_positive' }),
  row('V-067: a bonus, but nothing said of it', { get_bonus: 1 }),
  row('V-068: a bonus without its duration', { get_bonus: 1, cash_bonus: 5000, stock_bonus: 1 }),
  row('T-035: without a bonus the cash bonus is not asked', { ...bonus, get_bonus: 0, cash_bonus: 'some' }),
  row('T-036: without a bonus the stock bonus is not asked', { ...bonus, get_bonus: 0, stock_bonus_duration: 'day' }),
  ...Object.entries(lineOf).flatMap(([name, line]) => [
    ...['year', 'month'].map((duration) =>
      row(`${line}, V-066, L-025: ${name} per ${duration}`, { get_bonus: 1, [`${name}_duration`]: duration }),
    ),
    row(
      `${line}, V-066: ${name} per week`,
      { get_bonus: 1, [`${name}_duration`]: 'week' },
      { [`${name}_duration`]: 'not_a_choice' },
    ),
  ]),
  ...others.flatMap((name) => [
    row(`E-100, E-102, E-104: ${name} is optional`, { [name]: 700, [`${name}_duration`]: 'month' }),
    row(`V-071: ${name} below 0`, { [name]: -700 }, { [name]: 'not_positive' }),
  ]),
  row('no allowance is asked for', { housing_allowance: undefined, transport_allowance: undefined }),
  row('allowances that are parts of the salary', {
    ...{ salary: 9000, housing_allowance: 2000, transport_allowance: 700, other_allowances: 6299 },
  }),
  row('an allowance in Arabic-Indic digits', { salary: 9000, housing_allowance: '٢٬٠٠٠' }),
  row('an allowance of 0', { housing_allowance: 0 }, { housing_allowance: 'not_positive' }),
  row('an allowance that is no number', { other_allowances: 'some' }, { other_allowances: 'not_positive' }),
  row(
    'an allowance as large as the salary',
    { salary: 9000, housing_allowance: 9000 },
    { housing_allowance: 'allowances_range' },
  ),
  row(
    'allowances that come to the salary together',
    { salary: 9000, housing_allowance: 5000, transport_allowance: 3000, other_allowances: 1000 },
    { other_allowances: 'allowances_range' },
  ),
  row(
    'allowances beside a salary that is missing: that alone is the problem',
    { salary: undefined, housing_allowance: 9000 },
    { salary: 'missing' },
  ),
  row('V-069: experience below 0', { experience_years: -1 }, { experience_years: 'score_range' }),
  row('V-070: experience above 100', { experience_years: 101 }, { experience_years: 'score_range' }),
  row('L-004: experience of 0', { experience_years: 0 }),
  row('L-004: experience of 100', { experience_years: 100 }),
  ...oneOf('E-076, E-106', 'gender', ['male', 'female'], 'other'),
  { ...row('a city of another country', { country_id: 1 }, { city_id: 'not_a_choice' }), only: 'server' },
]
