import { type Row, required, row } from './row.ts'

/** The five questions about pay: what they ask is required, what makes it more exact is not. */
export const quickSalaryTable: Row[] = [
  required('the title of five questions', 'jobtitle'),
  required('the level of five questions', 'joblevel'),
  required('the years of five questions', 'experience_years'),
  required('the pay of five questions', 'salary'),
  required('the terms under five questions', 'accept_terms', 'accept_terms'),
  row('the five answers alone', {
    ...{ city_id: undefined, country_id: undefined, gender: undefined, annual_raise: undefined, get_bonus: undefined },
    ...{ department: undefined },
  }),
  row('one more answer makes no other required', { annual_raise: undefined, get_bonus: undefined }),
  row('what makes it more exact has its rules', { annual_raise: 100 }, { annual_raise: 'raise_range' }),
  row('the pay has its limits', { salary: 100_000 }, { salary: 'salary_range' }),
]
