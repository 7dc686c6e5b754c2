/**
 * The card of a company's page that shows the numbers of a counted field, by kind and field: a file of
 * `src/client/features`. For every counted field listed here it has been checked where readers see it.
 */
const who = 'statistics/WhoCard.tsx'
const interviews = 'interviews/SummaryCard.tsx'
const questions = 'culture/QuestionSetCard.tsx'

export const numberCards: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  company: {
    rate: 'companies/page/RatingCard.tsx',
    good_word: 'companies/page/WordsCard.tsx',
    bad_word: 'companies/page/WordsCard.tsx',
    department: who,
    cities: who,
    education: who,
  },
  interview: { rate: interviews, get_by: interviews, get_offer: interviews, difficulty: interviews },
  benefit: { rate: 'culture/OffersCard.tsx', benefits: 'culture/OffersCard.tsx' },
  careerpath: {
    training: questions,
    carear_clarity: questions,
    career_confidence: questions,
    trust_company_future: questions,
  },
  environment: {
    work_creativity: questions,
    average_working_hours: questions,
    out_of_office_activities: questions,
    job_entertainment: questions,
    happines: questions,
    general_environment: questions,
    referral_to_others: questions,
    work_excitement: questions,
    trust_leadership: questions,
  },
  leadership: {
    ceo_rate: questions,
    managers_performance: questions,
    inducement: questions,
    fair_pay: questions,
    team_efficiency: questions,
    trust_leadership: questions,
  },
}
