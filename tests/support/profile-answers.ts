/** Right answers to user info; ids are of the real lists. */
export const infoAnswers = {
  gender: 'female',
  age_group: 3,
  nationality: 133,
  country: 133,
  city: 1,
  company_name: 'Nawras',
  employment_status: 1,
  joblevel: 2,
  workexperience: 2,
  education: 1,
  specilization: 1,
} as const
